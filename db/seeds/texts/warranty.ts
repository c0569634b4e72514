import type { StandardText } from './standard-text';

export const warranty: StandardText = {
  slug: 'warranty',
  title: 'Warranty',
  summary: 'Manufacturer warranties, defective products, and how to make a claim.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Every product carries its manufacturer's warranty. The manufacturer sets its length and coverage.

## If a product fails

Tell us when it fails. We replace or refund defective products and pay freight both ways. The manufacturer's warranty applies in
addition.

Not sure it's the product? Call [{hotline}](tel:{hotline}) before you remove it.

## Make a claim

Email [{supportEmail}](mailto:{supportEmail}?subject=Warranty%20claim) with:

- your order number, which starts with KW;
- the part number, and the serial number if there is one;
- what fails, and when it started;
- a photo of the product and its label.

We reply with an RMA number. Don't ship anything until you have it.

If the item arrived wrong or damaged, see [returns](/returns#wrong-damaged-or-defective-items). Your legal rights aren't affected.
`,
};
