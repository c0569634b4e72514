import type { StandardText } from './standard-text';

export const terms: StandardText = {
  slug: 'terms',
  title: 'Terms of Sale and Use',
  summary: 'What you and Keyway Trade Supply agree to when you use this store and order from it.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `By ordering or registering you agree to these terms. "We" is Keyway Trade Supply; "you" is the person or business
that orders. What happens to your data is in the [privacy policy](/privacy).

## 1. The store

You may browse, compare and print for your own work. Do not copy the catalogue wholesale, try to get at other people's data, or
send the store traffic meant to stop it. Writes are counted and slowed down when one address sends too many in a minute.

Product descriptions, pictures and charts are made with care. Pictures are drawings from the product's specifications, or
photographs; where picture and specification differ, the specification counts. **Vehicle fitment is a guide, not a promise**: confirm it
before you cut or program.

## 2. Prices and tax

Prices are in US dollars and hold for the moment that you see them. The server computes every total. If a price changed between
what you saw and what you send, nothing is ordered and you are shown the new total first. Tax is {taxRate} of the subtotal in both
checkouts, rounded to the cent; accounts with a valid tax certificate on file pay none. An obvious misprice, a safe for the price of its screws, binds nobody; we tell you and refund.

## 3. When an order is made

- Your order is placed when the store shows you an order number. Goods are then taken from stock.
- With a card or wallet the order is confirmed when the payment succeeds. If it fails, the order is cancelled and the goods go back.
- With Zelle or Interac e-Transfer the order waits for your transfer for **{transferHours}**. After that it is cancelled.
  Without an account it waits {unconfirmedHours} until you confirm your email address by the link in our message, and an order of more
  than {unconfirmedUnits} units is placed only after that.
- Carts, favorites and quote requests reserve nothing.
- A quote is priced by our staff and holds until the date it states. Accepting it makes an order.

Pressing the button twice makes one order: the checkout recognises a repeat of the same form.

## 4. Payment

You pay through the methods that the checkout offers. Cards are handled by the payment provider on its own page; we neither see nor
keep the number. A method that says "Not connected in this store" cannot be used.

## 5. Shipping and delivery

Express checkout: {expressShipping}, free when the subtotal exceeds {expressFreeAbove}. Standard checkout: {standardShipping}, free
when the subtotal exceeds {standardFreeAbove}. Orders of {freeShippingFrom} or more ship free in either. Orders placed and paid before {sameDayCutOff} on a
business day ship the same day when everything is in stock. Delivery in {deliveryEstimate} is an estimate. The risk is ours until the
carrier hands the goods to you; the goods are yours when they are paid.

## 6. Returns and warranty

You may return new goods within 30 days as the [returns rules](/faq#returns) say, with the exceptions listed there. Faulty, damaged or
wrong goods are replaced or refunded. Makers' warranties come on top. Nothing here takes away rights that the law gives you and that
cannot be given up.

## 7. Trade goods

Picks, decoders, entry tools, programmers and code machines are sold for lawful professional use. You confirm that you may own and
use them where you are. We may ask for proof before we ship, and cancel and refund the lines when it does not come. You do not resell
them to people who may not have them. More under [compliance](/compliance).

## 8. Trade accounts

An application is a request; staff approve or decline it. Give true particulars, and tell us when they change. Trade prices are for
your own business. Where we have agreed to it you may pay on account: within the days and up to the sum that your account page shows,
counted from the day of the order. We may close an account that is used to get round these terms. You may close yours at any time by writing to
<{supportEmail}>.

## 9. Liability

We stand for the goods that we sell and for what we do on purpose or carelessly. For anything else our liability ends at the price of
the order concerned. We are not liable for work done with the goods: a lock is as good as its installation, and the code requirements of
an opening are for you and the authority having jurisdiction to settle.

## 10. Law and changes

The law of the Province of Ontario, Canada, applies, and the courts in Toronto decide, unless the consumer law of your own place says
otherwise. These terms change from time to time; the date below says when they last did. Orders follow the terms of the day on which
they were placed.

## 11. Reaching us

<{supportEmail}>, [{hotline}](tel:{hotline}), or the [contact form](/contact).
`,
};
