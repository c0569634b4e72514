import type { StandardText } from './standard-text';

export const terms: StandardText = {
  slug: 'terms',
  title: 'Terms of Sale and Use',
  summary: 'What you and Keyway Trade Supply agree to when you use this store and order from it.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `By ordering or registering you agree to these terms. "We" means Keyway Trade Supply; "you" means the person or
business that orders. Our [privacy policy](/privacy) covers your data.

## 1. The store

You can browse, compare, and print for your own work. Don't copy the catalog in bulk, access other people's data, or disrupt the
store. We limit how often one IP address can submit forms.

Pictures are drawings or photos. If a picture and the specifications differ, the specifications apply. **Vehicle fitment is a guide,
not a guarantee.** Confirm it before you cut or program.

## 2. Prices and tax

Prices are in US dollars. If a price changes while you check out, we show the new total before you order. Tax is {taxRate} of the
subtotal, rounded to the cent. Accounts with a valid tax-exempt certificate on file aren't charged tax. We can cancel and refund
orders placed at an obviously incorrect price.

## 3. Orders

- Your order is placed when you get an order number. We then commit the stock.
- **Card or wallet:** the order is confirmed when payment succeeds. If payment fails, it is canceled.
- **Zelle or Interac e-Transfer:** we hold the order for **{transferHours}**, then cancel it. Guest orders are held for
  {unconfirmedHours} until you confirm your email. Guest orders of more than {unconfirmedUnits} units require confirmation first.
- Carts, favorites, and quote requests don't reserve stock.
- Quotes are valid until the date shown. Accepting a quote places an order.

Submitting the same checkout twice places one order.

## 4. Payment

You pay by a method available at checkout. Cards are processed by the payment provider; we don't see or store card numbers.

## 5. Shipping and delivery

Express checkout: {expressShipping}, free over {expressFreeAbove}. Standard checkout: {standardShipping}, free over
{standardFreeAbove}. Orders of {freeShippingFrom} or more ship free. In-stock orders paid before {sameDayCutOff} on a business day ship
the same day. Delivery in {deliveryEstimate} is an estimate. Risk of loss passes to you on delivery; title passes when you have
paid. See [shipping](/shipping).

## 6. Returns and warranty

You can return new items within 30 days under our [returns policy](/returns). We replace or refund defective, damaged, or wrong
items. [Manufacturer warranties](/warranty) apply in addition. Nothing here limits rights that can't be waived by law.

## 7. Restricted products

Lock picks, 2-in-1 picks and decoders, vehicle entry and lockout tools, and mechanical code machines are marked "License required"
and sold only to approved trade accounts with a valid license on file. You confirm that you are allowed to own and use them where you
work, and you won't resell them to people who aren't. For other items, such as key programmers, we can ask for proof before we ship,
and cancel and refund them without it. See [compliance](/compliance).

## 8. Trade accounts

We approve or decline each application. Give accurate information and keep it current. Trade prices are for your own business. If we
agree on payment terms, stay within your credit limit and pay within the number of days shown on your account page, counted from the order date. We can close
accounts used to circumvent these terms. To close yours, email <{supportEmail}>.

## 9. Liability

We are responsible for the products we sell and for our own negligence or willful misconduct. Otherwise our liability is limited to
the price of the order. We aren't liable for your installation work. An opening's code compliance is between you and the authority
having jurisdiction.

## 10. Law and changes

Ontario law applies, and the courts of Toronto have jurisdiction, unless your local consumer law says otherwise. The date below shows
when these terms last changed. Each order follows the terms in force when it was placed.

## 11. Contact

<{supportEmail}>, [{hotline}](tel:{hotline}), or the [contact form](/contact).
`,
};
