import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { addToCart, choosePayment, CUSTOMER, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { expect, ONCE, type Story, test } from './story';

/** A buyer pays for what is in the cart. Leaves the page on the confirmation. */
async function buy(page: Page, story: Story, method = 'Credit/Debit Card') {
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, method, method === 'Zelle' ? undefined : 'Approve payment');
  await placeOrder(page);
  await page.waitForURL(/\/checkout\/confirmation\//);
  await story.settled();
  return { number: await readOrderNumber(page), confirmation: page.url() };
}

/** The clerk finds an order by its number, however it is written. */
async function openOrder(page: Page, story: Story, number: string) {
  await story.signInAsStaff(`/admin/orders?q=${number.toLowerCase().replaceAll('-', '')}`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await story.settled();
}

const panel = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('a clerk ships an order, and its buyer follows it', async ({ page, story, clerk, context }) => {
  const product = await clerk.addProduct({ name: story.unique('Shipped Cylinder'), stockQuantity: 9 });
  await addToCart(page, product.slug, 2);
  const { number, confirmation } = await buy(page, story);
  await openOrder(page, story, number);

  await test.step('a tracking number is needed, and what was typed stays', async () => {
    await page.getByLabel('Carrier').selectOption('UPS');
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter the tracking number',
    );
    await expect(page.getByLabel('Carrier')).toHaveValue('UPS');
  });

  // Two tabs that show the order as it still is.
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('Cancel order').click();
  await second.getByLabel('Reason').fill('The buyer called');

  await page.getByLabel('Tracking number').fill('1z 999 aa1 0123');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await story.toast('Order marked as shipped');
  await expect(page.getByRole('main').getByText('Shipped', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '1Z999AA10123' })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999AA10123',
  );

  await test.step('what another tab wants to do with the old state is not done', async () => {
    await second.getByRole('button', { name: /^Cancel and refund/ }).click();
    await expect(second.getByRole('status')).toContainText(
      /Nothing was done.+Changes: Shipped by admin \(Shipped with UPS 1Z999AA10123\)/,
    );
    await second.reload();
    await expect(second.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
    await second.close();
    await story.open(`/product/${product.slug}`);
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('7');
  });

  await test.step('a wrong tracking number is corrected', async () => {
    await openOrder(page, story, number);
    await page.getByRole('link', { name: 'Correct tracking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Correct tracking of order/ })).toBeVisible();
    await story.settled();
    await expect(page.getByLabel('Tracking number')).toHaveValue('1Z999AA10123');
    await page.getByLabel('Tracking number').fill('');
    await page.getByRole('button', { name: 'Correct tracking' }).click();
    await expect(page.getByText('Enter the tracking number').first()).toBeVisible();
    await page.getByLabel('Tracking number').fill('1Z999AA10124');
    await page.getByRole('button', { name: 'Correct tracking' }).click();
    await story.toast('Tracking corrected. We’ve emailed the customer.');
    await expect(page.getByRole('link', { name: '1Z999AA10124' })).toBeVisible();
    await expect(page.getByText('UPS 1Z999AA10123 corrected to UPS 1Z999AA10124')).toBeVisible();
    await expectAccessible(page, story, 'an order whose tracking was corrected');
  });

  await test.step('the buyer tracks it', async () => {
    await story.open('/track-order');
    await page.getByLabel('Order number').fill(number.toLowerCase().replaceAll('-', ' '));
    await page.getByLabel('Email').fill(CUSTOMER['Email'].toUpperCase());
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    const progress = panel(page, 'Progress');
    await expect(progress.getByRole('listitem')).toHaveText([
      /Order placed/,
      /Payment received/,
      /Order shipped/,
    ]);
    await expect(progress).not.toContainText('admin');
    await expect(progress.getByRole('link', { name: 'Track with UPS' })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA10124',
    );
    await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText(product.sku);
    await expectAccessible(page, story, 'a tracked order');
  });

  await test.step('and asks to return one of the two', async () => {
    await page.getByRole('link', { name: 'Return items' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Return items from order ${number}` }),
    ).toBeVisible();
    await story.settled();
    await page.getByLabel(product.name).fill('3');
    await page.getByLabel('Reason').selectOption('Wrong item');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter 2 or less');
    await page.getByLabel(product.name).fill('1');
    await expectAccessible(page, story, 'the request for a return');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Return request received.');
    await expect(page.getByRole('listitem').filter({ hasText: product.name })).toContainText('1 x');
    await story.signInAsStaff(`/admin/messages?q=${number}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Return request: order ${number}` })
      .click();
    await expect(page.getByRole('main')).toContainText(`1 x ${product.name} (${product.sku})`);
  });

  await test.step('and has its invoice', async () => {
    await story.open(new URL(confirmation).pathname);
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(number);
    await expect(page.getByRole('main')).toContainText(/Total \(US\$\)\s*\$37\.59/);
    await expect(page.getByRole('main')).toContainText(/Paid\s*\$37\.59/);
    await expect(page.getByRole('main')).toContainText('2140 Tumbler Road, Toronto, ON M9W 0K1');
    await expect(page.getByRole('article')).toContainText(`416-555-0199${CUSTOMER.Email}`);
    await expectAccessible(page, story, 'the invoice of a buyer');
  });
});

test(
  'a clerk refunds line by line, to the cent, and puts goods back',
  ONCE,
  async ({ page, story, clerk }) => {
    const cylinder = await clerk.addProduct({
      name: story.unique('Refunded Cylinder'),
      price: '45.50',
      stockQuantity: 20,
    });
    const padlock = await clerk.addProduct({
      name: story.unique('Refunded Padlock'),
      price: '25.25',
      stockQuantity: 7,
    });
    await addToCart(page, cylinder.slug, 3);
    await addToCart(page, padlock.slug, 2);
    const { number } = await buy(page, story);
    await openOrder(page, story, number);

    await test.step('an order that is picked up says that its shipping was paid, and leads to that refund', async () => {
      await page.getByText('Will call', { exact: true }).click();
      await page.getByLabel('Will call location').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Save' }).click();
      await story.toast(/^Will call set to/);
      await page.getByRole('link', { name: 'Refund shipping' }).click();
      await expect(panel(page, 'Refund summary')).toContainText(/Shipping\s*\$15\.99/);
      await expect(page.getByRole('button', { name: 'Refund $15.99' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: number }).click();
      await story.settled();
      await page.getByLabel('Will call location').selectOption('');
      await page.getByRole('button', { name: 'Save' }).click();
      await story.toast('Order changed to shipping');
    });

    // 3 x 45.50 + 2 x 25.25 = 187.00, 8% tax 14.96, shipping 15.99: 217.95.
    await test.step('one unit, with its share of tax and shipping', async () => {
      await page.getByRole('link', { name: 'Refund', exact: true }).click();
      await story.settled();
      const units = page.getByLabel(`Units of ${cylinder.name} to refund`);
      await units.fill('4');
      await page.getByRole('button', { name: 'Calculate refund' }).click();
      const problem = page.getByRole('alert', { name: 'There is a problem' });
      await expect(problem.getByRole('link', { name: 'Enter 3 or less' })).toBeVisible();
      await expect(page).toHaveTitle(/^Error: Refund order/);
      await units.fill('1');
      await page.getByRole('button', { name: 'Calculate refund' }).click();
      const refund = panel(page, 'Refund summary');
      await expect(refund).toContainText(/Shipping\s*\$3\.89/);
      await expect(refund).toContainText(/Tax\s*\$3\.64/);
      await expectAccessible(page, story, 'the refund of an order');
      await page.getByRole('button', { name: 'Refund $53.03' }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a reason');
      await page.getByLabel('Reason').fill('Scratched');
      await page.getByRole('button', { name: 'Refund $53.03' }).click();
      await story.toast('$53.03 refunded');
      await expect(panel(page, 'Payments')).toContainText(/Refund.*Scratched.*-\$53\.03/);
      await expect(panel(page, 'Timeline')).toContainText('Refund: $53.03: Scratched (admin)');
    });

    await test.step('everything that is left', async () => {
      await page.getByRole('link', { name: 'Refund', exact: true }).click();
      await page.getByRole('link', { name: 'Refund remaining balance' }).click();
      await story.settled();
      await page.getByLabel('Reason').fill('The rest too');
      await page.getByRole('button', { name: 'Refund $164.92' }).click();
      await story.toast('$164.92 refunded');
      await expect(page.getByRole('link', { name: 'Refund', exact: true })).toHaveCount(0);
    });

    await test.step('two units come back to the shelf', async () => {
      await page.getByRole('link', { name: 'Restock' }).click();
      await story.settled();
      await page.getByLabel(`Units of ${cylinder.name}`).fill('4');
      await page.getByLabel('Reason').fill('Came back unopened');
      await page.getByRole('button', { name: 'Restock items' }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter 3 or less');
      await expect(page.getByLabel('Reason')).toHaveValue('Came back unopened');
      await expectAccessible(page, story, 'the restock of an order');
      await page.getByLabel(`Units of ${cylinder.name}`).fill('2');
      await page.getByRole('button', { name: 'Restock items' }).click();
      await story.toast('2 units restocked');
      const stock = panel(page, 'Stock').getByRole('row').filter({ hasText: cylinder.name });
      await expect(stock.last().getByRole('rowheader')).toContainText('return');
      await expect(stock.last().getByRole('cell')).toHaveText(['+2', '19']);
      await expectAccessible(page, story, 'an order in the back office');
    });

    await test.step('the papers say so', async () => {
      const order = page.url();
      await page.getByRole('link', { name: 'Packing slip' }).click();
      const slip = page.getByRole('article');
      await expect(slip.getByRole('row').filter({ hasText: cylinder.sku })).toContainText(/1$/);
      await expect(slip).not.toContainText('$');
      await expectAccessible(page, story, 'a packing slip');
      await page.goto(order);
      await page.getByRole('link', { name: 'Invoice' }).click();
      await expect(page.getByRole('article')).toContainText(/Total \(US\$\)\s*\$217\.95/);
      await expect(page.getByRole('article')).toContainText('-$53.03');
      await expect(page.getByRole('article')).toContainText(/Paid after refunds\s*\$0\.00/);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('and each was written to the buyer, once', async () => {
      await story.open(`/admin/mail?q=${number}`);
      await expect(page.getByRole('row').filter({ hasText: 'Refund for order' })).toHaveCount(2);
      await page.getByRole('row').filter({ hasText: 'Refund for order' }).last().getByRole('link').click();
      await expect(page.getByRole('main')).toContainText(
        'We’re refunding $53.03 to your original payment method',
      );
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { name: `Refund for order ${number}` })).toBeVisible();
      await expect(frame.getByRole('link', { name: 'View order' })).toHaveAttribute(
        'href',
        /^http:\/\/127\.0\.0\.1:\d+\/track-order\//,
      );
    });
  },
);

test('a clerk records a part of a transfer, and gives it back', ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Short Paid Lock'), stockQuantity: 5 });
  await addToCart(page, product.slug, 2);
  const { number, confirmation } = await buy(page, story, 'Zelle');
  await openOrder(page, story, number);
  await test.step('the invoice says what is due', async () => {
    const order = page.url();
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('article')).toContainText(/Due\s*\$37\.59/);
    await story.open(new URL(order).pathname);
  });
  await page.getByLabel('Amount received').fill('30');
  await page.getByRole('button', { name: 'Confirm payment received' }).click();
  await story.toast('Partial payment recorded');
  await expect(page.getByRole('main')).toContainText(
    `Due: $7.59, Zelle, reference ${number}. $30.00 of $37.59 received.`,
  );
  await expect(page.getByRole('main')).toContainText('Received $30.00 of $37.59: short $7.59.');

  await page.getByText('Cancel order').click();
  await page.getByRole('button', { name: 'Cancel and refund $30.00' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a reason');
  await page.getByLabel('Reason', { exact: true }).fill('The buyer wants the money back');
  await page.getByRole('button', { name: 'Cancel and refund $30.00' }).click();
  await story.toast('Order canceled, $30.00 refunded');
  await expect(panel(page, 'Payments')).toContainText('to be sent manually');
  await page.getByRole('button', { name: 'Mark $30.00 as sent' }).click();
  await story.toast('Refund marked as sent');
  await expect(panel(page, 'Payments')).toContainText('refunded');

  await story.open(`/product/${product.slug}`);
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText('5');
  await story.open(new URL(confirmation).pathname);
  await expect(page.getByRole('main')).toContainText('your payment will be refunded');
});

test('a clerk finds orders by what is known of them', ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Sought Lock'), stockQuantity: 5 });
  await addToCart(page, product.slug);
  const company = story.unique('Sought & Sons').replaceAll(' ', '-');
  await story.open('/checkout');
  await fillCustomer(page, { 'Company (optional)': company });
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await page.waitForURL(/\/checkout\/confirmation\//);
  const number = await readOrderNumber(page);
  const row = page.getByRole('row').filter({ hasText: number });
  const nothing = page.getByText('No orders match your filters');

  await story.signInAsStaff('/admin/orders');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(company);
  await page.getByLabel('Payment').selectOption({ label: 'Credit/Debit Card' });
  await page.getByLabel('Checkout type').selectOption('Express');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.waitForURL(/method=square/);
  await expect(row).toHaveCount(1);
  const states = page.getByRole('navigation', { name: 'States' });
  await expect(states.getByRole('link', { name: 'Paid 1' })).toBeVisible();
  await expect(states.getByRole('link', { name: 'Canceled 0' })).toBeVisible();
  await expectAccessible(page, story, 'the list of orders');
  const total = page.getByRole('columnheader', { name: 'Total' });
  await total.getByRole('link').click();
  await expect(total).toHaveAttribute('aria-sort', 'ascending');
  await total.getByRole('link').click();
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await expect(row).toHaveCount(1);
  await states.getByRole('link', { name: /^Canceled/ }).click();
  await expect(nothing).toBeVisible();

  for (const known of [product.sku.split(' ').at(-1) ?? '', CUSTOMER['Email'], number.toLowerCase()]) {
    await story.open(`/admin/orders?${new URLSearchParams({ q: `${company} ${known}` }).toString()}`);
    await expect(row).toHaveCount(1);
  }
  await story.open(`/admin/orders?${new URLSearchParams({ q: company, from: '2999-01-01' }).toString()}`);
  await expect(row).toHaveCount(0);
});
