import type { StandardText } from './standard-text';

export const returns: StandardText = {
  slug: 'returns',
  title: 'Returns',
  summary: 'How to get an RMA number, what you can return within 30 days, and what you get back.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `You can return most new items within **30 days** of delivery. You need an RMA number first.

## How to return an item

1. Email [{supportEmail}](mailto:{supportEmail}?subject=Return) with your order number, the items, and the reason.
2. We reply with an RMA number and the return address.
3. Pack the items in a shipping carton. Write the RMA number on the carton, not on the product box.

Returns without an RMA number will be delayed.

## What you get back

| Condition | Refund |
| --- | --- |
| New, unused, in the original packaging | Full price |
| Opened, complete, and resalable | Price less a 15% restocking fee |
| Our mistake: wrong, damaged, or defective | Full price and freight both ways, or a replacement |

We refund your original payment method. Outbound shipping is refunded only if the mistake was ours.

## Non-returnable items

- Keys and blades that have been cut
- Remotes, chips, and fobs that have been programmed or paired
- Locks and cores pinned, keyed alike, or master keyed to order
- Registered programmers, software, and tokens
- Special orders, and doors, frames, and thresholds cut to size
- Opened lock picks and decoders

## Wrong, damaged, or defective items

1. Keep the carton and the packing slip.
2. Photograph the label and the damage.
3. Email <{supportEmail}> within **five business days** of delivery.

We ship the replacement first and arrange the return afterward. If a product fails later, see [warranty](/warranty).

Don't put loose coin cells in a return carton.
`,
};
