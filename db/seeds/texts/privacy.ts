import type { StandardText } from './standard-text';

export const privacy: StandardText = {
  slug: 'privacy',
  title: 'Privacy Policy',
  summary: 'What this store keeps about you, why, for how long, and what it does not do.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## In short

- You can read the whole store without a cookie and without telling us anything.
- We keep what an order, a message or an application needs, and use it for that.
- No advertising, no analytics, and no fonts or scripts from other companies.
- We do not sell data.

## Cookies

| Name | When | What for | How long |
| --- | --- | --- | --- |
| \`keyway_session\` | with your first write: a cart, a list, a vehicle, a form | a random number by which we find your session | 30 days; 12 hours for staff |
| \`keyway_cookies\` | when you answer the cookie bar | your answer, so that you are not asked again | one year |
| \`__toast\` | after some actions | carries one message, such as "Added to cart", to the next page; signed | gone when shown, at most a minute |

Two things are kept in your browser without being cookies, and are never sent to us. That you finished the help tour is noted in local
storage, so that it does not start by itself again; refuse preferences in the [cookie settings](/cookies) and the note goes. What you
have typed into a registration step and not sent yet is kept in that tab, and goes when you send it or close the tab.

There are no others. Blocking cookies leaves you the catalogue, and takes the cart.

## What we keep when you…

**visit.** One log line for each request: time, request number, method, page, status and duration. Not your address, not your search words,
not your cookies.

**write** (add to a cart, send a form, try to sign in). Your network address with a count for the minute, to slow down floods and guessing.
The next count from the same address replaces it.

**fill a cart or a list, or choose a vehicle.** The products and quantities, the make, model and year, tied to your session. No name.

**begin to check out.** What you type there, your address and telephone among it, as a draft with your cart, so that Back, a reload
or a closed tab loses nothing. The page sends it while you type. Never anything that looks like a card number.

**order.** Name, e-mail, telephone, company and purchase-order number if given, address, what you bought at which price, how you chose
to pay, the provider's reference, and each step of the order. Not your card. We write to your e-mail address about the order, and the carrier gets name,
address and telephone.

**ask for a quote, write to us or order with our desk.** What you wrote in the form.

**apply for a trade account.** The particulars of the form, when you agreed to the terms and to this policy, whether you want marketing
e-mail (only if you ticked it), and who decided about the application and when. Steps that you sent without finishing are kept as a
draft with your session.

**sign in to your account.** The link that we sent, as a fingerprint and in the e-mail itself, when it was asked for and used; your
session, your cart and your lists then belong to the account. Staff note payment terms, a credit limit and a tax certificate with it.

**send a licence or a certificate.** The file, its name, the number, who issued it and until when, who checked it and what was decided.
Only your account and our staff can open it.

## How long

| What | Until |
| --- | --- |
| Sessions | they expire, and are then cleared |
| Carts without an order | {cartRetention} after their last change, once no session holds them; those of an account, as long as the account |
| Lists | we tidy up; they lead to nobody once the session is gone |
| Licences and certificates | as long as the account, and as tax and trade law ask |
| What you typed at a checkout and did not order | the order is placed, or a week after you last changed it |
| Orders and payments | for as long as tax and trade law ask |
| Our copies of e-mails to you | {mailRetention} |
| Messages and quote requests | they are done with, or you ask us to delete them |
| Trade applications | for the life of the account; declined ones until you ask |
| Links to confirm an email address | they work for 72 hours, then they are deleted; that an address was confirmed is kept as a fingerprint for 30 days |
| Links to sign in | they work for 15 minutes, and are cleared a while after that; our copy of the e-mail loses the link once it is sent |
| Applications begun and not sent | a week after their last step |
| Address counters | an hour |

What expires is cleared by the store every hour. Everything else is deleted by a person, also when you ask. Backups keep a copy until
they are deleted in turn.

The page of an order or a quote that a link opens shows your contact details for {contactVisible}. After that it hides your last name,
e-mail, telephone, street and most of the postal code, unless you are signed in to the account that it belongs to.

## Who else sees it

- **Payment providers**, when you pay by card or wallet: on their own page, under their own policy. For Zelle and e-Transfer, your bank.
- **Carriers**, for delivery.
- **Authorities**, when the law obliges us, and then only what is named.
- **Makers**, in one case: a product photograph may lie on its maker's server, which then sees your network address as any
  server does. We send it nothing else.
- Links such as "Directions" open an outside map when **you** click them. Nothing is sent before.

## Your choices

Write to [{supportEmail}](mailto:{supportEmail}?subject=My%20data) from the address concerned, and we send you a copy of what we hold,
correct it, or delete what the law does not oblige us to keep. Orders and quotes that are open are finished first. What stays of the
others is what was ordered at which price, how it was paid, and the city, the state or province and the first three characters of the
postal code, for tax; who you are goes. Marketing e-mail ends the same way. If our answer does not satisfy
you, the privacy commissioner of your province, or the authority of your state, hears complaints.

## Children

The store is for trade buyers. It is not meant for anyone under 18.

## Changes

The date below says when this page last changed. How the store is protected is under [security](/security).
`,
};
