import type { StandardText } from './standard-text';

export const security: StandardText = {
  slug: 'security',
  title: 'Security',
  summary:
    'How this store protects orders, accounts and money, what it does not claim, and how to report a problem.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `A supplier of locks should be able to say how its own door is locked. This is what the software does.

## Payments

- Cards are entered at the payment provider, not here. A checkout form in which any field holds something that looks like a card
  number is refused, and the number is neither kept nor logged.
- Prices, totals and stock are computed by the server. What a browser sends is compared, never believed.
- An order is recorded before the payment is tried, with a key of its own, so that a repeated click, a lost answer or a restart neither
  charges twice nor loses an order.

## Sessions and sign-in

- A visitor who only reads has no cookie. The first thing you put in a cart opens a session.
- The session cookie is a random number that scripts cannot read. The database holds only a hash of it, so a copied database does not open
  anyone's session.
- Staff passwords are stored as salted scrypt hashes. Signing in starts a new session. It ends after half an hour without use, and after twelve hours at the latest.
- Sign-in attempts are limited for each address.

## The edge

- Forms are accepted from this store's own pages only.
- Pages run only this store's own scripts, and load no script, style or font from anywhere else. The store cannot be put into another
  site's frame.
- Requests are limited in size, in the names of their fields and, for writes, in number.
- Errors show a request number and nothing of the inside. Quote that number when you report one.

## Inside

- Every page of the back office checks who is asking, each time.
- Stock is a ledger: each movement is a row with its reason and its cause, and the sum must equal the quantity.
- What staff change in orders, products and stock is recorded with their name and the time.

## What we do not claim

No certificate is quoted on this page because none of it was audited by an outside party. Encryption on the way to you is the
operator's: look for https and the right name in the address bar before you type anything. E-mail is not encrypted; never send codes,
bittings or card numbers by e-mail.

## What you can do

- Order numbers and confirmation links belong to you. Whoever has the link sees the order.
- Use an e-mail address that only the right people in your business read.
- Sign out on the counter's shared computer.
- We never ask for a password or a card number by telephone.

## Report a problem

Write to [{supportEmail}](mailto:{supportEmail}?subject=Security%20report) with the subject "Security report". Say what you did, what
happened and what you expected, with the request number if there was one. Please test with your own orders only, do not slow the store
down for others, and give us time to mend it before you publish. You get an answer from a person within two business days, and we do not
pursue people who report in good faith.

A lost or stolen **product**, a key or a tool, is a matter for [compliance](/compliance#report-a-concern).
`,
};
