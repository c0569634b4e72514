import type { StandardText } from './standard-text';

export const support: StandardText = {
  slug: 'support',
  title: 'Support',
  summary:
    'A technician by telephone at any hour, a person by e-mail, and the quickest page for each question.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `## Call the hotline

**[{hotline}](tel:{hotline})**, 24 hours, every day. The line is for people with a job in front of them: the car that will
not learn a key, the exit device that will not dog, the core that will not come out. Have these ready:

- the part number or the address of the product page;
- for a vehicle: make, model, year, FCC ID of the working remote and the programmer's software version;
- for a door: hand, width, thickness, and a photograph of the edge;
- your order number, KW and digits, if the part came from us.

## Write to us

| About | Where |
| --- | --- |
| Technical questions, returns, your data | <{supportEmail}> |
| Prices, quotes, purchase orders | <{salesEmail}> |
| Anything, with your branch named | the [contact form](/contact) |

We answer mail in working hours: Monday to Friday 8:00 AM to 6:00 PM, Saturday 9:00 AM to 4:00 PM. Branches keep
[hours of their own](/locations).

## Find it yourself

| You want to | Go to |
| --- | --- |
| see where an order is | [Track an order](/track-order), with the order number and your e-mail |
| send something back | [Returns](/faq#returns) |
| know what shipping costs | [Shipping](/faq#shipping) |
| order from a list of part numbers | [Quick order](/quick-order) |
| have a job priced | [Request a quote](/quote) |
| open a trade account | [Register](/register) |
| see your account and your orders | [Sign in](/sign-in) |
| find the part for a vehicle | [Vehicles](/vehicles) |
| look up a finish, function or keyway | [Resources](/resources) |
| pick up in person | [Locations](/locations) |

## Something arrived wrong

1. Keep the carton and the packing slip.
2. Photograph the label, the damage or the wrong part.
3. Write to <{supportEmail}> within **five business days** with the order number and the pictures.

We send the right part first and sort out the wrong one afterwards. For a part that fails later, see
[warranty](/faq#returns).
`,
};
