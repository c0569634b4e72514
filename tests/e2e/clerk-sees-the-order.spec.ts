import { addToCart, choosePayment, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { expect, ONCE, test } from './story';

test(
  'a clerk finds the order that a buyer placed, with what it took from stock',
  ONCE,
  async ({ page, story, clerk }) => {
    const cylinder = await clerk.addProduct({
      name: story.unique('Ordered Cylinder'),
      price: '45.50',
      stockQuantity: 20,
    });
    const padlock = await clerk.addProduct({
      name: story.unique('Ordered Padlock'),
      price: '30.00',
      salePrice: '25.25',
      stockQuantity: 7,
    });
    await addToCart(page, cylinder.slug, 3);
    await addToCart(page, padlock.slug, 2);
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed' })).toBeVisible();
    const number = await readOrderNumber(page);

    await story.signInAsStaff('/admin/orders');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Ada Locke');
    await expect(row).toContainText('Credit/Debit Card');
    await expect(row).toContainText('Paid');
    // 3 x 45.50 + 2 x 25.25 = 187.00, 8% tax 14.96, shipping 15.99.
    await expect(row).toContainText('$217.95');
    await row.getByRole('link', { name: number }).click();

    await test.step('lines and totals', async () => {
      await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
      const main = page.getByRole('main');
      const line = (name: string) => main.getByRole('row').filter({ hasText: name }).first();
      await expect(line(cylinder.name)).toContainText('$136.50');
      await expect(line(padlock.name)).toContainText('$50.50');
      await expect(main).toContainText(/Subtotal\s*\$187\.00/);
      await expect(main).toContainText(/Shipping\s*\$15\.99/);
      await expect(main).toContainText(/Tax\s*\$14\.96/);
      await expect(main).toContainText(/Total \(US\$\)\s*\$217\.95/);
      await expect(main).toContainText('Toronto, ON K1A 0B1');
      await expect(main.getByRole('link', { name: 'ada@locke.example' })).toBeVisible();
    });

    await test.step('the stock that it took', async () => {
      const stock = page
        .getByRole('main')
        .getByRole('table')
        .filter({ has: page.getByRole('columnheader', { name: 'Qty change' }) });
      const movement = (name: string) => stock.getByRole('row').filter({ hasText: name });
      await expect(movement(cylinder.name).getByRole('rowheader')).toContainText('sale');
      await expect(movement(cylinder.name).getByRole('cell')).toHaveText(['-3', '17']);
      await expect(movement(padlock.name).getByRole('rowheader')).toContainText('sale');
      await expect(movement(padlock.name).getByRole('cell')).toHaveText(['-2', '5']);
      await story.open(`/product/${cylinder.slug}`);
      await expect(page.getByRole('region', { name: 'Offer' })).toContainText('In Stock · 17');
      await story.open(`/admin/products?${new URLSearchParams({ q: padlock.name }).toString()}`);
      await expect(page.getByRole('row').filter({ hasText: padlock.name })).toContainText('5');
    });
  },
);

test('a transfer is paid when the clerk confirms it', ONCE, async ({ page, story, clerk, context }) => {
  const product = await clerk.addProduct({ name: story.unique('Transferred Cylinder'), stockQuantity: 6 });
  await addToCart(page, product.slug, 2);
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, 'Zelle');
  await placeOrder(page);
  // 20.00 + 15.99 + 1.60.
  await expect(page.getByRole('main')).toContainText(/Send \$37\.59 to \S+@\S+/);
  const number = await readOrderNumber(page);
  const confirmation = page.url();
  await story.open(`/product/${product.slug}`);
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText('4');

  await story.signInAsStaff('/admin/orders?state=awaiting_transfer');
  await page.getByRole('link', { name: number }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Awaiting payment');
  await expect(main).toContainText(`Due: $37.59, Zelle, reference ${number}.`);
  await story.settled();

  // A second tab that still shows the order as it was.
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByRole('button', { name: 'Confirm payment received' })).toBeVisible();

  await main.getByLabel('Amount received').fill('37.59');
  await main.getByRole('button', { name: 'Confirm payment received' }).click();
  await story.toast('Payment confirmed');
  await expect(main.getByRole('button', { name: 'Confirm payment received' })).toHaveCount(0);
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();

  await test.step('confirming it twice changes nothing', async () => {
    await otherTab.getByLabel('Amount received').fill('37.59');
    await otherTab.getByRole('button', { name: 'Confirm payment received' }).click();
    await expect(otherTab.getByRole('status')).toContainText(/Nothing was done.+Changes: Paid by admin/);
    await expect(otherTab.getByRole('button', { name: 'Confirm payment received' })).toHaveCount(0);
    await otherTab.close();
    await page.reload();
    const timeline = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) });
    await expect(timeline.getByRole('listitem').filter({ hasText: 'Paid' })).toHaveCount(1);
  });

  await test.step('and the buyer sees it', async () => {
    await story.open(confirmation);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed' })).toBeVisible();
  });
});

test(
  'a declined payment gives its stock back, and the clerk sees both',
  ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Declined Cylinder'), stockQuantity: 9 });
    await addToCart(page, product.slug, 4);
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
    await placeOrder(page);
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'You weren’t charged.',
    );
    await story.open(`/product/${product.slug}`);
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('9');

    await story.signInAsStaff('/admin/orders?state=cancelled');
    const orders = page.getByRole('row').filter({ hasText: 'Ada Locke' });
    // The newest first; others may have cancelled meanwhile.
    await expect(orders.first()).toBeVisible();
    const numbers = await orders.getByRole('link').allInnerTexts();
    for (const number of numbers) {
      await story.open('/admin/orders?state=cancelled');
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
      await story.settled();
      if ((await page.getByRole('main').innerText()).includes(product.name)) break;
    }
    const stock = page
      .getByRole('main')
      .getByRole('table')
      .filter({ has: page.getByRole('columnheader', { name: 'Qty change' }) });
    const changes = stock.getByRole('row').filter({ hasText: product.name });
    await expect(changes).toHaveCount(2);
    await expect(changes.filter({ hasText: '-4' })).toContainText('5');
    await expect(changes.filter({ hasText: '+4' })).toContainText('9');
  },
);
