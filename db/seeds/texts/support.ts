import type { StandardText } from './standard-text';

export const support: StandardText = {
  slug: 'support',
  title: 'Support',
  summary: '24/7 phone support, email, and the fastest page for common questions.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## Call the hotline

**[{hotline}](tel:{hotline})**, 24/7. A technician answers. Have these ready:

- the part number;
- for a vehicle: make, model, year, FCC ID of a working remote, and your programmer's software version;
- for a door: handing, width, thickness, and a photo of the edge;
- your order number (starts with KW), if you bought the part from us.

## Email us

| About | Contact |
| --- | --- |
| Technical questions, returns, your data | <{supportEmail}> |
| Prices, quotes, purchase orders | <{salesEmail}> |
| Placing an order | [Order desk](/order), or call the hotline |
| A specific branch | [Contact form](/contact) |

We answer email Monday through Friday, 8:00 AM to 6:00 PM, and Saturday, 9:00 AM to 4:00 PM. [Branch hours](/locations) vary.

## Quick links

| To | Go to |
| --- | --- |
| Check an order | [Track an order](/track-order) |
| Return an item | [Returns](/returns) |
| See shipping rates | [Shipping](/shipping) |
| Make a warranty claim | [Warranty](/warranty) |
| Order from a list of part numbers | [Quick order](/quick-order) |
| Price a job | [Request a quote](/quote) |
| Apply for a trade account | [Apply](/register) |
| See your orders | [Sign in](/sign-in) |
| Find parts for a vehicle | [Vehicles](/vehicles) |
| Look up a finish, function, or keyway | [Resources](/resources) |
| Pick up an order | [Locations](/locations) |

## Received a wrong or damaged item?

Keep the carton and packing slip, take photos, and email <{supportEmail}> within **five business days** with your order number. We ship
the right part first and sort out the return afterward.
`,
};
