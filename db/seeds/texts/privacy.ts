import type { StandardText } from './standard-text';

export const privacy: StandardText = {
  slug: 'privacy',
  title: 'Privacy Policy',
  summary: 'What data this store keeps about you, why, and for how long.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## In short

- You can browse the whole store without a cookie and without telling us anything.
- We keep only what an order, a message, or an application requires, and use it only for that purpose.
- No advertising, no analytics, and no third-party fonts or scripts.
- We don't sell data.

## Cookies

| Name | Set | Purpose | Expires |
| --- | --- | --- | --- |
| \`keyway_session\` | when you first add to cart, save a vehicle or list, or submit a form | a random number that identifies your session | 30 days; 12 hours for staff |
| \`keyway_cookies\` | when you make a choice in the cookie bar | your choice | one year |
| \`__toast\` | after some actions | one message for the next page, such as "Added to cart"; signed | when shown, within a minute |

There are no other cookies. If you block them, you can browse but not use the cart.

Your browser also stores two things that it never sends us: that you finished the help tour (unless you refuse preferences in
[cookie settings](/cookies)), and an unsent registration step, until you send it or close the tab.

## What we keep

**When you browse:** one log line per request with time, request number, method, page, status, and duration. No IP address,
search terms, or cookies.

**When you submit a form:** your IP address with a count per minute, to limit abuse. The next count replaces it.

**When you add to a cart or list, or choose a vehicle:** the products, quantities, make, model, and year, tied to your session. No
name.

**When you start checkout:** what you enter, including address and phone, is sent as you type and saved as a draft with your cart.
Nothing that looks like a card number is saved.

**When you order:** name, email, phone, company and PO number if given, address, items and prices, payment method, the provider's
reference, and each step of the order. No card data. We email you about the order. The carrier gets your name, address, and phone.

**When you contact us or request a quote:** what you entered in the form.

**When you apply for a trade account:** the form, when you agreed to the terms and this policy, whether you opted in to marketing
email, and who decided and when. Unfinished applications are saved as a draft with
your session for a week, with a license if you uploaded one.

**When you sign in:** the sign-in link, as a hash and in the email itself, and when it was requested and used. Your session,
cart, and lists then belong to the account. Staff can add payment terms, a credit limit, and a tax-exempt certificate to the account.

**When you upload a license or certificate:** the file, its name and number, issuer and expiration date, and who reviewed it and
decided what. Only your account and our staff can open it.

## How long

| Data | Kept |
| --- | --- |
| Sessions | until they expire |
| Carts without an order | {cartRetention} after the last change, once no session holds them; account carts, as long as the account exists |
| Lists | until we clear them; once the session ends, they can't be traced to you |
| Licenses and certificates | as long as the account exists, and as tax and trade law require |
| Unfinished checkouts | until you order, or for a week after the last change |
| Orders and payments | as long as tax and trade law require |
| Our copies of emails to you | {mailRetention} |
| Messages and quote requests | until resolved, or until you ask us to delete them |
| Trade applications | as long as the account exists; declined ones, until you ask us to delete them |
| Email confirmation links | 72 hours; a hash of the confirmed email address, 30 days |
| Sign-in links | they expire in 15 minutes and are cleared later; the link is removed from our copy of the email once it's sent |
| Unfinished applications | until a week after the last step |
| IP address counts | an hour |

The store clears expired data every hour. Staff delete the rest, including on request. Backups keep a copy until they are deleted.

Order and quote links show your contact details for {contactVisible}. After that, they hide your last name, email, phone, street, and
most of the postal code unless you are signed in to the account.

## Who else sees it

- **Payment providers:** what you enter on their page, under their policy. For Zelle and e-Transfer, your bank.
- **Carriers:** what they need for delivery.
- **Authorities:** only what the law requires.
- **Manufacturers:** some product photos load from the manufacturer's server, which then sees your IP address. We send nothing
  else.
- **Map services:** only when you click a link such as "Directions."

## Your choices

Email [{supportEmail}](mailto:{supportEmail}?subject=My%20data) from the email address in question. We'll send you a copy of your data,
correct it, delete what the law doesn't require us to keep, or stop marketing email.

We finish open orders and quotes first. For completed ones, we keep items, prices, payment method, city, state or province, and the first
three characters of the postal code, for tax. We delete everything that identifies you.

You can also complain to your provincial privacy commissioner or state authority.

## Children

This store is for trade buyers. It isn't meant for anyone under 18.

## Changes

The date below shows when this page last changed. See also [security](/security).
`,
};
