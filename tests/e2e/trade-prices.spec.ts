import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { cartLink, fillCustomer, placeOrder } from './buyer';
import { apply, signIn } from './sign-in';
import { expect, ONCE, test } from './story';

test(
  'an account of a tier sees its prices everywhere, and why, and is charged them',
  ONCE,
  async ({ page, story, clerk, request, browser, baseURL }) => {
    const email = `${story.unique('tiers').replace(/\W+/g, '-')}@locks.example`.toLowerCase();
    const company = story.unique('Tiered Locks');
    const tier = story.unique('Silver');
    const product = await clerk.addProduct({
      name: story.unique('Cylinder by the Box'),
      price: '100.00',
      stockQuantity: 90,
    });
    await apply(request, email, company);
    const theirs = await anotherBrowser(browser, story, baseURL, await clerk.request.storageState());
    const desk = theirs.page;

    await test.step('the clerk adds a tier with a price by quantity', async () => {
      await theirs.story.open('/admin/prices');
      await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(tier);
      await desk.getByLabel('Discount').fill('7,5');
      await desk.getByRole('button', { name: 'Add tier' }).click();
      await expect(desk.getByText('Enter a percentage from 0 to 99.99').first()).toBeVisible();
      await desk.getByLabel('Discount').fill('7.5');
      await desk.getByRole('button', { name: 'Add tier' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: tier })).toBeVisible();
      await theirs.story.settled();
      await desk.getByRole('textbox', { name: 'SKU', exact: true }).fill(product.sku);
      await desk.getByLabel(/^Min. quantity/).fill('10');
      await desk.getByLabel('Unit price').fill('80');
      await desk.getByRole('button', { name: 'Set price' }).click();
      await expect(desk.getByRole('row').filter({ hasText: product.sku })).toContainText('$80.00');
      await expectAccessible(desk, story, 'a price tier');
      await desk.goto('/admin/prices');
      await expectAccessible(desk, story, 'the price tiers');
    });

    await test.step('and approves the account with it', async () => {
      await desk.goto(`/admin/customers?q=${encodeURIComponent(company)}`);
      await desk.getByRole('link', { name: company }).click();
      await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
      await theirs.story.settled();
      await desk.getByLabel('Price tier').selectOption({ label: `${tier} (7.5% off)` });
      await desk.getByRole('button', { name: 'Approve account' }).click();
      await expect(desk.getByRole('status')).toContainText('Account approved');
    });

    await test.step('the buyer sees the price in the list and on the page', async () => {
      await signIn(page, story, clerk.request, email);
      await page.setViewportSize({ width: 1440, height: 900 });
      await story.open(`/products?view=grid&q=${encodeURIComponent(product.sku)}`);
      const card = page.getByRole('listitem').filter({ hasText: product.name }).first();
      await expect(card).toContainText('Your price $92.50');
      await story.open(`/product/${product.slug}`);
      await expect(page.getByRole('main')).toContainText('Your price $92.50');
      await expect(page.getByRole('table', { name: 'Your quantity pricing' })).toContainText('$80.00');
      await page.getByText('Why this price?').first().click();
      await expect(page.getByText(`${tier} price: 7.5% off list ($100.00)`)).toBeVisible();
      await expectAccessible(page, story, 'a product at the price of an account');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('pays it in the cart, less from ten on', async () => {
      await page.getByLabel('Quantity').fill('9');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(cartLink(page, 9)).toBeVisible();
      await story.open('/cart');
      await expect(page.getByRole('main')).toContainText('$832.50');
      await expect(page.getByRole('main')).toContainText('$80.00 each for 10 or more');
      await page.getByRole('button', { name: `Increase quantity of ${product.name}` }).click();
      await expect(page.getByRole('main')).toContainText('$800.00');
      await page.getByText('Why this price?').click();
      await expect(page.getByText(`${tier} price on this product for 10 or more`)).toBeVisible();
      await expectAccessible(page, story, 'a cart at the prices of an account');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a contract is lower still, and the order is charged it', async () => {
      await desk.goto(`/admin/customers?q=${encodeURIComponent(company)}`);
      await desk.getByRole('link', { name: company }).click();
      await desk.getByRole('link', { name: 'Contract prices' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: 'Contract prices' })).toBeVisible();
      await theirs.story.settled();
      await desk.getByRole('textbox', { name: 'SKU', exact: true }).fill(product.sku);
      await desk.getByLabel('Unit price').fill('75.50');
      await desk.getByRole('button', { name: 'Set price' }).click();
      await expect(desk.getByRole('row').filter({ hasText: product.sku })).toContainText('$75.50');
      await expectAccessible(desk, story, 'contract prices');

      await story.open('/checkout');
      // 10 x 75.50, shipped free, with 8 % tax.
      await expect(page.getByRole('main')).toContainText('$815.40');
      await fillCustomer(page, { Email: email });
      await page.getByRole('radio', { name: /^Zelle/ }).check();
      await placeOrder(page);
      await expect(page.getByRole('main')).toContainText('$815.40');
      await expect(page.getByRole('main')).toContainText('Your contract price');
    });
    await theirs.close();
  },
);
