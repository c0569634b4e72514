import type { StandardText } from './standard-text';

export const security: StandardText = {
  slug: 'security',
  title: 'Security',
  summary: 'How this store protects orders, accounts, and payments, and how to report a problem.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## Payments

- Card numbers are never sent to this store. Our checkout rejects them and never stores or logs them.
- The server computes prices, totals, and stock. It never trusts figures from the browser.
- Each order is recorded before the payment attempt, so a double click, a lost response, or a restart can't charge you twice or lose
  the order.

## Sessions and sign-in

- Browsing sets no cookie. Adding to the cart starts a session.
- The session cookie is a random number that scripts can't read. The database holds only its hash.
- Staff passwords are stored as salted scrypt hashes. Staff sessions end after 30 minutes of inactivity, and after 12 hours at most.
- Sign-in attempts are limited per IP address.

## Requests

- Forms are accepted only from this store's pages.
- Pages load scripts, styles, and fonts only from this store, and can't be framed by another site.
- We limit the size of requests and the number of fields. We also limit the number of form submissions.
- Errors show a request number but no internal details. Include the number when you report one.

## Back office

- Every page checks permissions on every request.
- Every stock movement is recorded with its reason and source. Movements must add up to the quantity on hand.
- Staff changes to orders, products, and stock are recorded with name and time.

## What we don't claim

No outside party has audited this store. Check for https and the correct domain before you enter anything. Email isn't
encrypted: never send key codes, bittings, or card numbers by email.

## What you can do

- Keep order numbers and confirmation links private. Anyone with the link can see the order.
- Use an email address that only the right people in your business can read.
- Sign out on shared computers.
- We never ask for a password or card number by phone.

## Report a problem

Email [{supportEmail}](mailto:{supportEmail}?subject=Security%20report) with the subject "Security report." Say what you did, what
happened, and what you expected, with the request number if there was one.

Test only with your own orders, don't slow the store down for others, and give us time to fix the problem before you publish. A person
replies within two business days. We don't take legal action over good-faith reports.

To report a lost or stolen key or tool, see [compliance](/compliance#report-a-concern).
`,
};
