import type { StandardText } from './standard-text';

export const shipping: StandardText = {
  slug: 'shipping',
  title: 'Shipping',
  summary: 'Shipping rates, the same-day cutoff, delivery times, and where we ship.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Orders paid **before {sameDayCutOff}** on a business day ship the same day if everything is in stock.

## Rates

Orders of **{freeShippingFrom} or more** always ship free. Below that, the rate depends on the checkout:

| Checkout | Shipping | Free over |
| --- | --- | --- |
| Express, one page | {expressShipping} | {expressFreeAbove} |
| Standard, four steps | {standardShipping} | {standardFreeAbove} |

Delivery takes the same time with both. Rates apply to the subtotal before tax. Shipping isn't taxed.

## When orders ship

- **Card, wallet, or on account:** the same day if ordered before {sameDayCutOff}; otherwise, the next business day.
- **Zelle and Interac e-Transfer:** once payment arrives. We hold your items for {transferHours}. If you order as a guest, confirm your email address within {unconfirmedHours} to get the full time.
- **Backorders:** on request. Call [{hotline}](tel:{hotline}) for a date before you order.

## Delivery

Delivery usually takes **{deliveryEstimate}**. Weather, customs, and remote addresses can add time.

Doors, frames, safes, and large machines ship by freight carrier. We call you to schedule delivery.

## Where we ship

We ship to all US states, the District of Columbia, and Puerto Rico, and to every Canadian province and territory. In the United
States, locksmithing tools ship by private carrier to your business address; see [compliance](/compliance).

## Will call

Branches that offer will call hold orders at the counter. Check [locations](/locations), and call before you drive.

## Tracking

[Track an order](/track-order) with your email and your order number, which starts with KW.

## Damaged in transit

Keep the carton and follow the steps under [returns](/returns#wrong-damaged-or-defective-items).
`,
};
