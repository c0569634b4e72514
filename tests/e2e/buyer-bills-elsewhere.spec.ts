import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { addToCart, choosePayment, CUSTOMER, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { change, expectTyped, kept, PART, problem, toStep } from './four-steps';
import { BILINGUAL, inOrder, t } from './language';
import { expect, type Story, test } from './story';

const BILLING = {
  'Company or name': 'Locke Holdings',
  Address: '900 Bay Street, Suite 1200',
  City: 'Los Angeles',
  'ZIP or postal code': '90210',
};
const INSTRUCTIONS = 'Loading dock 4; call on arrival';

const billing = (page: Page) => page.getByRole('group', { name: t('Billing address') });
const otherAddress = (page: Page) => page.getByRole('checkbox', { name: t('Bill to a different address') });
const attention = (page: Page) => page.getByRole('textbox', { name: t('Attention') });
const instructions = (page: Page) => page.getByRole('textbox', { name: t('Delivery instructions') });
const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: t('Order Confirmed') });

async function fillBilling(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BILLING))
    await billing(page)
      .getByRole('textbox', { name: t(label) })
      .fill(value);
  await billing(page)
    .getByRole('combobox', { name: t('State or province') })
    .selectOption({ label: t('California') });
}

/** The plain path: both are offered in a line each, and nothing more of them is seen. */
async function expectFolded(page: Page): Promise<void> {
  await expect(page.getByText(t('Delivery details'))).toBeVisible();
  await expect(otherAddress(page)).not.toBeChecked();
  for (const field of [attention(page), instructions(page), billing(page)]) await expect(field).toBeHidden();
  expect(await page.getByRole('main').getByRole('textbox').count()).toBeLessThanOrEqual(12);
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByText(t('Delivery details')).click();
  await attention(page).fill('Receiving');
  await instructions(page).fill(INSTRUCTIONS);
}

/** What was typed is there again, and seen. */
async function expectFormRestored(page: Page): Promise<void> {
  // The billing address has fields of the same names.
  const ofOneName = Object.entries(CUSTOMER).filter(([label]) => !(label in BILLING));
  await expectTyped(page, Object.fromEntries(ofOneName));
  for (const [label, value] of Object.entries({ Address: CUSTOMER.Address, City: CUSTOMER.City }))
    await expect(page.getByRole('textbox', { name: t(label) }).first()).toHaveValue(value);
  await expect(attention(page)).toHaveValue('Receiving');
  await expect(instructions(page)).toHaveValue(INSTRUCTIONS);
  await expect(otherAddress(page)).toBeChecked();
  for (const [label, value] of Object.entries(BILLING))
    await expect(billing(page).getByRole('textbox', { name: t(label) })).toHaveValue(value);
  await expect(billing(page).getByRole('combobox')).toHaveValue('CA');
}

const shipTo = (title: string) =>
  inOrder(
    t(title),
    'Ada Locke',
    'Locke & Daughters',
    t('Attention: {attention}', { attention: 'Receiving' }),
  );
const billTo = () =>
  inOrder(t('Bill to'), 'Locke Holdings', '900 Bay Street, Suite 1200', 'Los Angeles, CA 90210');

/** The confirmation, the tracking page, and the invoice. */
async function expectAddressesOnOrder(page: Page, story: Story): Promise<void> {
  const main = page.getByRole('main');
  const delivery = t('Delivery instructions: {deliveryInstructions}', { deliveryInstructions: INSTRUCTIONS });
  for (const text of [shipTo('Ships to'), delivery, billTo()]) await expect(main).toContainText(text);
  await page.getByRole('link', { name: t('View invoice') }).click();
  await expect(main).toContainText(billTo());
  for (const text of [shipTo('Ship to'), billTo(), INSTRUCTIONS]) await expect(main).toContainText(text);
  await expectAccessible(page, story, 'an invoice with two addresses');
  await page.goBack();
  await page.getByRole('link', { name: t('Track order') }).click();
  for (const text of [shipTo('Ships to'), delivery, billTo()]) await expect(main).toContainText(text);
}

test(
  'a buyer pays on one page, has the goods brought to the dock, and the bill sent elsewhere',
  BILINGUAL,
  async ({ page, story, clerk }) => {
    await addToCart(page, PART);
    await story.open('/checkout');
    await expectFolded(page);
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
    await otherAddress(page).check();
    await placeOrder(page);
    await expect(problem(page)).toContainText(t('Bill to: {message}', { message: t('City is required') }));
    await expectAccessible(page, story, 'a billing address with errors');
    await kept(page, story, async () => {
      await fillDelivery(page);
      await fillBilling(page);
    });
    await placeOrder(page);
    await expect(problem(page)).toBeVisible();
    await expect(problem(page)).not.toContainText(t('Bill to'));
    await expectFormRestored(page);
    // Back, a reload, or another day: the draft has it all.
    await story.open('/checkout');
    await expectFormRestored(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
    await expect(confirmed(page)).toBeVisible();
    const number = await readOrderNumber(page);
    await expectAddressesOnOrder(page, story);

    const found = await clerk.request.get(`/api/orders/${number}`);
    const { id }: { id: number } = await found.json();
    const printed = await (await clerk.request.get(`/admin/orders/${id}/packing-slip`)).text();
    const [slip = ''] = /<article[^]*<\/article>/.exec(printed) ?? [];
    expect(slip).toContain('Attention: Receiving');
    expect(slip).toContain(INSTRUCTIONS);
    expect(slip).not.toContain('Locke Holdings');
    const order = await (await clerk.request.get(`/admin/orders/${id}`)).text();
    for (const text of ['Attention: Receiving', INSTRUCTIONS, 'Bill to', 'Locke Holdings'])
      expect(order).toContain(text);
  },
);

test(
  'a buyer gives another address for the bill in the shipping step, and sees it before paying',
  BILINGUAL,
  async ({ page, story }) => {
    await addToCart(page, PART);
    await story.open('/cart/shipping');
    await expectFolded(page);
    await fillCustomer(page);
    await fillDelivery(page);
    await otherAddress(page).check();
    await page.getByRole('button', { name: t('Proceed to Payment') }).click();
    await expect(problem(page)).toContainText(
      t('Bill to: {message}', { message: t('Enter a company or name') }),
    );
    await fillBilling(page);
    await page.getByRole('button', { name: t('Proceed to Payment') }).click();
    await toStep(page, story, 'Payment');
    const summary = page.getByRole('region', { name: t('Ships to') });
    await expect(summary).toContainText(t('Attention: {attention}', { attention: 'Receiving' }));
    await expect(summary).toContainText(INSTRUCTIONS);
    await expect(summary).toContainText(inOrder(t('Bill to'), 'Locke Holdings'));
    await expectAccessible(page, story, 'the payment of a bill that goes elsewhere');
    await change(page, story, 'Change<0> shipping address</0>').click();
    await toStep(page, story, 'Shipping');
    await expectFormRestored(page);
    await page.getByRole('button', { name: t('Proceed to Payment') }).click();
    await toStep(page, story, 'Payment');
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
    await expect(confirmed(page)).toBeVisible();
    await expectAddressesOnOrder(page, story);
  },
);

test('without the tick, the bill goes to the shipping address', BILINGUAL, async ({ page, story }) => {
  await addToCart(page, PART);
  await story.open('/checkout');
  await fillCustomer(page);
  await otherAddress(page).check();
  await fillBilling(page);
  await otherAddress(page).uncheck();
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Locke Holdings');
  await page.getByRole('link', { name: t('View invoice') }).click();
  await expect(page.getByRole('main')).toContainText(inOrder(t('Bill to and ship to'), 'Ada Locke'));
});
