import type { StandardText } from './standard-text';

const body = `## Ordering

### Do I need an account to order?

No. Anyone can order as a guest with a name, an address, an e-mail and a telephone number. The carrier calls that number if
they cannot deliver. Some goods are sold to the trade only; see [licences](#licences-and-restricted-goods).

### What is the quickest way to order many parts?

[Quick order](/quick-order): type rows, paste a list or upload a CSV file, up to 200 lines. Part numbers are found with or
without hyphens and spaces, in any case. A line that matches several products asks you which; nothing is dropped silently.

### Can I keep lists of what I buy often?

Yes, under [favorites](/favorites). You can have several lists with names and put a whole list into the cart at once.

### Can I order on a purchase order or by telephone?

Yes. [Order with our sales desk](/order), write to <{salesEmail}> or call [{hotline}](tel:{hotline}).

### Can I change or cancel an order?

Call [{hotline}](tel:{hotline}) before it has shipped. An order that waits for a transfer can simply be left: it is cancelled after {transferHours}, or after
{unconfirmedHours} if you ordered without an account and did not confirm your email address.

## Prices, quotes and tax

### In which currency are prices?

US dollars. A struck-through price is the regular price of an item on sale; the other one is what you pay.

### What tax do you charge?

{taxRate} of the subtotal, rounded to the cent, in both checkouts. It is shown before you pay. Shipping is not taxed. An approved account
with a tax certificate on file pays none until the certificate expires.

### How do quotes work?

Send the list by the [quote form](/quote). Our desk prices it, you get a link, and when you accept it becomes an order. A
quote states until when it holds. Asking costs nothing.

### The price changed while I was checking out. What happens?

Nothing is charged. The page comes back with the new total, and you decide.

## Shipping

### What does shipping cost?

There are two ways to check out, and each states its own rule before you pay:

| Checkout | Shipping | Free when the subtotal exceeds |
| --- | --- | --- |
| Express, on one page | {expressShipping} | {expressFreeAbove} |
| Standard, in four steps | {standardShipping} | {standardFreeAbove} |

The promise that you see all over the store, free shipping on orders of {freeShippingFrom} or more, therefore holds in both, and both start
giving it earlier. The subtotal is the price of the goods, before tax.

### When does my order ship?

The same day when it is placed and paid **before {sameDayCutOff}** on a business day and everything is in stock. Otherwise the next
business day. Zelle and e-Transfer orders ship when the money has arrived.

### How long is delivery?

**{deliveryEstimate}** is the estimate for most addresses. It is an estimate: weather, borders and remote postal codes add to it.
Doors, frames, safes and large machines go by freight carrier; we call to arrange a day.

### Where do you ship?

To all US states and the District of Columbia, and to every Canadian province and territory.

### How do I follow my order?

[Track an order](/track-order) with its number, KW and digits, and the e-mail address that you ordered with. The link in your
confirmation shows the same.

### Can I pick up at a branch?

Branches with Will Call in their services hold orders at the counter. See [locations](/locations), and ring before you drive.

## Payment

### How can I pay?

The checkout lists credit and debit card, PayPal, Stripe, Apple Pay, Google Pay, Zelle and Interac e-Transfer. A method that is
not connected in this store says so beside its name, and choosing it places no order and charges nothing.

### How do Zelle and Interac e-Transfer work?

Place the order and the confirmation tells you how much to send and to which address. Put the order number into the
reference. **We hold the goods for {transferHours}**; if the transfer has not arrived by then, the order is cancelled and the goods go
back to stock. The order ships when the money is here.

Without an account, we hold the goods for {unconfirmedHours} until you follow the link in our message and confirm your email address;
then you have the full {transferHours}. To hold more than {unconfirmedUnits} units you confirm the address first: the checkout emails you
the link and keeps your cart.

### Does the store see my card number?

No. Cards are entered on the payment provider's own page. A card number typed into any field of our checkout is refused and not
kept. Please never send one by e-mail.

### My payment failed. Was I charged?

No. A failed payment cancels the order at once, nothing is charged, and your cart is kept. If the provider's answer got lost on the way, we look the payment
up within seconds and either confirm the order or cancel the payment.

## Stock

### How exact is the stock that I see?

It is the quantity on the ledger at that moment. Stock is taken when the order is placed, not when it is in a cart, so a cart
does not reserve anything. If someone is quicker, the checkout tells you how many are left.

### What does Low Stock mean?

That the quantity is at or below the level at which we reorder. You can still order what is there.

### Do you take backorders?

Only when you ask for it. Call [{hotline}](tel:{hotline}) or use the [order form](/order), and we tell you the date before anything is charged.

## Returns

### How do I return something?

Write to <{supportEmail}> within **30 days** of delivery with the order number and the reason. You get a return number; put it on
the outside of the carton, not on the product's box. Returns without a number wait until we find out whose they are.

### What can be returned?

New, unused goods in their own packaging: all of the price. Opened but complete and resellable goods: the price less 15%.
The refund goes back the way you paid. Shipping is refunded when the mistake was ours.

### What cannot be returned?

- keys and blades that have been cut, and remotes, chips and fobs that have been programmed or paired;
- locks and cores pinned, keyed alike or master keyed to your order;
- programmers, software and tokens once they are registered;
- special orders, and doors, frames and thresholds cut to size;
- opened lock picks and decoders.

### What if it is faulty, damaged or wrong?

Tell us within five business days of delivery, or when it fails if it fails later. We replace it, or refund it, and pay the freight both
ways. The maker's warranty runs beside that and is not shortened by it.

## Licences and restricted goods

### Do I need a licence to buy from you?

Not for locks, keys, hardware, cameras or safes. What opens locks, such as picks, decoders, vehicle entry tools and code machines, is
marked “Licence required” and sold to approved trade accounts with a valid licence on file. [Send yours](/account/documents) from your
account. What counts as proof is under [compliance](/compliance).

### What happens if I cannot show it?

Everything else in your cart can be ordered; take the marked lines out, or ask our [sales desk](/order).

### Do you sell key codes or cut keys from a photograph?

No. We do not supply codes, and our benches cut restricted keyways only for people on the signature card.

## Accounts

### How do I open a trade account?

[Register](/register) in three steps: you, your business, the terms. Staff read each application, and approve or decline it, as
a rule within two business days.

### Do I choose a password?

No. To [sign in](/sign-in) you give your e-mail address, and we send a link to it that works once, within 15 minutes. There is no
password to lose.

### What is a trade account good for?

Trade prices once you are approved, your orders in one place, and, where our desk has agreed to it, paying on account and ordering
free of tax. Your cart follows you from one device to the other. Ordering as a guest stays possible.

### Can I pay on account?

Approved accounts with terms can: 'Pay on account' then stands among the payment methods, with what may still be owed. The order ships
at once, and its invoice says by when it is due.

### Can several people order for one account?

Yes. Whoever manages your users adds them under 'Users' in your account; each signs in by their own e-mail address and has a cart
of their own. A user can have a limit for one order: an order over it holds its goods, and is paid when somebody else of your company
has approved it.

## Getting help

### When is someone there?

The hotline, [{hotline}](tel:{hotline}), is answered **24 hours, every day**, emergencies included. Offices are open Monday to
Friday 8:00 AM to 6:00 PM and Saturday 9:00 AM to 4:00 PM, closed on Sunday; [branches](/locations) vary.

### My remote will not program. Can I call from the car?

That is what the line is for. [What to have ready](/support#call-the-hotline).

### I am not a locksmith and need one.

[Find a professional](/find-professional) near you.
`;

export const faq: StandardText = {
  slug: 'faq',
  title: 'Frequently Asked Questions',
  summary:
    'Shipping, payment, returns, licences, accounts and quotes: the rules of this store in plain words.',
  updatedOn: '2026-11-21',
  bodyMarkdown: body,
  demoBodyMarkdown: `${body}
## This demonstration

### Is this a real store?

No. It is a demonstration: the catalogue, branches, people and telephone numbers are sample data, and nothing ships.

### What happens when I pay?

The sandbox plays the payment provider. You choose at the checkout whether it approves, declines, fails or times out. No money
moves. The card fields are for show and are not sent; do not type a real card number all the same.

### Can I look at the back office?

Yes. The login page shows a demo account.
`,
};
