import { expect, type BrowserContext, type Page } from '@playwright/test';

import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { catalogName, inOrder, localPath, startingWith, t } from './language';

/** What a buyer types at the checkout, by the labels of its fields. */
export const CUSTOMER = {
  'First name': 'Ada',
  'Last name': 'Locke',
  Email: 'ada@locke.example',
  Phone: '(416) 555-0199',
  'Company (optional)': 'Locke & Daughters',
  Address: '12 Tumbler Lane',
  City: 'Toronto',
  'ZIP or postal code': 'k1a 0b1',
};

type Outcome = 'Approve payment' | 'Decline payment' | 'Bank doesn’t answer';

const OPTIONAL = ' (optional)';

/** The label of a checkout's field in the story's language. */
export const labelText = (label: string) =>
  label.endsWith(OPTIONAL) ? `${t(label.slice(0, -OPTIONAL.length))} ${t('(optional)')}` : t(label);

/** Fills the checkout in but for the payment. */
export async function fillCustomer(page: Page, changes: Partial<typeof CUSTOMER> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...CUSTOMER, ...changes })) {
    await page.getByRole('textbox', { name: labelText(label), exact: true }).fill(value);
  }
  await page.getByRole('combobox', { name: t('State or province') }).selectOption({ label: t('Ontario') });
}

/** A method of payment in the story's language. The others are called alike in both. */
export const methodName = (method: string) =>
  ['Credit/Debit Card', 'Interac e-Transfer'].includes(method) ? t(method) : method;

/** What the confirmation of a transfer asks for. */
export const sendMoney = (cents: number) =>
  new RegExp(
    `${inOrder(t('Send {0} to {transferEmail}', { 0: formatMoney(cents), transferEmail: '' })).source}\\S+@\\S+`,
  );

export async function choosePayment(page: Page, method: string, outcome?: Outcome): Promise<void> {
  await page.getByRole('radio', { name: methodName(method), exact: true }).check();
  if (outcome !== undefined) await page.getByLabel(t('Payment outcome')).selectOption({ label: t(outcome) });
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: startingWith(t('Place Order')) }).click();
}

/** The heading of the express checkout. */
export const checkoutHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('Checkout', {}, 'heading') });

/** Adds from a product's page and waits until the cart holds it. Afterwards the buyer may be at the checkout. */
export async function addToCart(page: Page, slug: string, quantity = 1): Promise<void> {
  await page.goto(localPath(`/product/${slug}`));
  await page.getByLabel(new RegExp(`^${t('Quantity')}(,|$)`)).fill(String(quantity));
  await page
    .getByRole('region', { name: t('Offer') })
    .getByRole('button', { name: t('Add to Cart') })
    // A phone's bar has the same button.
    .first()
    .click();
  await expect(page.getByRole('status')).toContainText(t('Added to cart'));
}

/** The link in the header that counts the units in the cart. */
export function cartLink(page: Page, units: number) {
  const items = t('{count, plural, one { item} other { items}}', { count: units });
  const name = startingWith(t('Cart'), String(units), items);
  return page.getByRole('banner').getByRole('link', { name });
}

/** The number of the order that the page confirms. */
export async function readOrderNumber(page: Page): Promise<string> {
  const number = page.getByText(/^KW-?[A-Z0-9-]+$/).first();
  await expect(number).toBeVisible();
  return number.innerText();
}

/** Adds one to a cart of one product in another tab, and returns the tab. */
export async function addOneInAnotherTab(context: BrowserContext, product: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(localPath('/cart'));
  const name = inOrder(t('Increase quantity of {name}', { name: catalogName(product) }));
  await tab.getByRole('button', { name }).click();
  await expect(cartLink(tab, 2)).toBeVisible();
  return tab;
}
