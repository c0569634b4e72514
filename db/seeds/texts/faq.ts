import type { StandardText } from './standard-text';

const body = `## Ordering

### Do I need an account to order?

No. You can check out as a guest. Some tools are sold to trade accounts only; see
[restricted products](#licenses-and-restricted-products).

### What's the fastest way to order a long list?

[Quick order](/quick-order). Type part numbers, paste a list, or upload a CSV or text file of up to 10,000 lines. Hyphens, spaces, and
capitals don't matter. If a line matches more than one product, you choose which.

### Can I save lists of what I buy often?

Yes. Create as many lists as you like under [favorites](/favorites), and add a whole list to your cart at once.

### Can I order by phone or purchase order?

Yes. [Contact our sales desk](/order), email <{salesEmail}>, or call [{hotline}](tel:{hotline}).

### Can I change or cancel an order?

Call [{hotline}](tel:{hotline}) before it ships. Unpaid transfer orders are canceled after {transferHours}, or after
{unconfirmedHours} if you ordered as a guest and didn't confirm your email.

## Prices, quotes, and tax

### What currency are prices in?

US dollars. On sale items, the regular price is struck through.

### How much is tax?

{taxRate} of the subtotal, shown before you pay. Shipping isn't taxed. Approved accounts with a valid tax-exempt certificate
on file aren't charged tax.

### How do quotes work?

[Request a quote](/quote) with your list. We email a link with pricing; accept it to place the order. Each quote shows its
expiration date. Quotes are free, with no obligation.

### What if a price changes while I'm checking out?

You aren't charged. The page shows the new total and you decide.

## Shipping

### How much is shipping?

| Checkout | Shipping | Free over |
| --- | --- | --- |
| Express, one page | {expressShipping} | {expressFreeAbove} |
| Standard, four steps | {standardShipping} | {standardFreeAbove} |

Orders of {freeShippingFrom} or more ship free either way. Details are on the [shipping](/shipping) page.

### When does my order ship?

The same day if it is paid **before {sameDayCutOff}** on a business day and everything is in stock. Otherwise, the next business
day. Zelle and e-Transfer orders ship once payment arrives.

### How long does delivery take?

Usually **{deliveryEstimate}**. Weather, customs, and remote addresses can add time. Doors, frames, safes, and large machines ship by
freight carrier; we call you to schedule delivery.

### Where do you ship?

All US states, the District of Columbia, and Puerto Rico, and every Canadian province and territory.

### How do I track my order?

[Track an order](/track-order) with your email and your order number, which starts with KW. Your confirmation email links to the
same page.

### Can I pick up at a branch?

Yes, at branches that offer will call. Check [locations](/locations), and call before you drive.

## Payment

### How can I pay?

Credit or debit card, PayPal, Stripe, Apple Pay, Google Pay, Zelle, or Interac e-Transfer. Checkout shows which ones are
available.

### How do Zelle and Interac e-Transfer work?

Your confirmation shows the amount and where to send it. Put your order number in the memo.
**We hold your items for {transferHours}** and ship once payment arrives. After that, the order is canceled.

If you order as a guest, confirm your email within {unconfirmedHours} to get the full {transferHours}. Guest orders of more than
{unconfirmedUnits} units are placed only after you confirm; your cart is saved in the meantime.

### Do you see my card number?

No. Card numbers are never sent to us, and our checkout rejects them. Never email one to us.

### My payment failed. Was I charged?

No. The order is canceled and your cart is saved. If the provider's response doesn't reach us, we check with them within seconds
and confirm the order or cancel the payment.

## Stock

### How accurate is the stock shown?

It is our current inventory. Items are committed when you place the order, not when you add them to your cart. If someone
orders first, checkout shows how many are left.

### What does Low Stock mean?

We are running low, but what's left is available to order.

### Do you take backorders?

Yes, on request. Call [{hotline}](tel:{hotline}) or use the [order form](/order). We'll give you a date before you're charged.

## Returns

### How do I return an item?

Email <{supportEmail}> within **30 days** of delivery with your order number and reason. We'll send you an RMA number; write it on
the shipping carton. The [returns](/returns) page has the steps.

### What do I get back?

New and unused in the original packaging: a full refund. Opened but complete and resalable: a refund less a 15% restocking fee.

### What can't be returned?

Cut keys, programmed remotes, cylinders keyed to order, registered programmers, special orders, and opened picks. The
[full list](/returns#non-returnable-items) is on the returns page.

### What if my item is defective, damaged, or wrong?

Tell us within five business days of delivery, or when it fails, if that's later. We'll replace or refund it and pay freight both
ways. The manufacturer's [warranty](/warranty) applies in addition.

## Licenses and restricted products

### Do I need a license to buy from you?

Only for lock picks, 2-in-1 picks and decoders, vehicle entry and lockout tools, and mechanical code machines. They are marked
"License required" and sold to approved trade accounts with a valid license on file. [Upload yours](/account/documents); see what we accept under [compliance](/compliance).

### What if I don't have a license?

Remove the marked items and order the rest, or ask our [sales desk](/order).

### Do you sell key codes or cut keys from a photo?

No. We cut restricted keyways only for people on the signature card.

## Accounts

### How do I apply for a trade account?

[Apply](/register) in three steps; you can add your license there. We review every application, usually within two business days.

### Do I need a password?

No. [Sign in](/sign-in) with your email and we send you a link. It works once and expires in 15 minutes.

### What does a trade account get me?

Trade prices, your order history, and a cart that follows you from device to device. Once approved, you can also get payment terms and tax
exemption.

### Can I pay on account?

Yes, if your account has terms. "Pay on account" appears at checkout with your available credit. The order ships right away, and
the invoice shows the due date.

### Can several people order on one account?

Yes. Account admins add users under Users. Each user signs in with their own email and has their own cart. An order over a user's
limit is held until a coworker approves it.

## Getting help

### What are your hours?

The hotline, [{hotline}](tel:{hotline}), is open **24/7**. Offices are open Monday through Friday, 8:00 AM to 6:00 PM, and Saturday, 9:00 AM to
4:00 PM. [Branch hours](/locations) vary.

### My remote won't program. Can I call from the car?

Yes. Here's [what to have ready](/support#call-the-hotline).

### I need a locksmith.

[Find a professional](/find-professional) near you.
`;

export const faq: StandardText = {
  slug: 'faq',
  title: 'Frequently Asked Questions',
  summary: 'Answers about orders, shipping, payment, returns, licenses, accounts, and quotes.',
  updatedOn: '2026-11-24',
  bodyMarkdown: body,
  demoBodyMarkdown: `${body}
## This demonstration

### Is this a real store?

No. The products, branches, people, and phone numbers are sample data, and nothing ships.

### What happens when I pay?

Nothing is charged. At checkout you choose whether the test payment is approved, declined, or times out. Card fields aren't sent;
don't enter a real card number.

### Can I see the back office?

Yes. The sign-in page shows a demo account.
`,
};
