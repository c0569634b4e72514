import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { cartLink, fillCustomer, placeOrder } from './buyer';
import { apply, signIn } from './sign-in';
import { formatMoney, percentText } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, inOrder, t } from './language';
import { expect, test } from './story';

const orMore = (minQuantity: number, cents: number) =>
  inOrder(t('{minQuantity} or more', { minQuantity }), formatMoney(cents));
const why = () => t('Why this price?<0> {name}</0>', { name: '' }).trim();

test(
  'an account of a tier sees its prices everywhere, and why, and is charged them',
  BILINGUAL,
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

    await test.step('and a price for all buyers, which a guest sees and pays', async () => {
      await desk.getByRole('link', { name: 'Quantity prices for all buyers' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: 'Quantity prices' })).toBeVisible();
      await theirs.story.settled();
      await desk.getByRole('textbox', { name: 'SKU', exact: true }).fill(product.sku);
      await desk.getByLabel('Unit price').fill('70');
      await desk.getByRole('button', { name: 'Set price' }).click();
      await expect(
        desk.getByText('Enter 2 or more. For 1, change the product’s price.').first(),
      ).toBeVisible();
      await desk.getByLabel(/^Min. quantity/).fill('20');
      await desk.getByRole('button', { name: 'Set price' }).click();
      await expect(desk.getByRole('status')).toContainText('Price set');
      await desk.getByLabel('Search by name or SKU').fill(product.sku);
      await desk.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(desk.getByRole('row').filter({ hasText: product.sku })).toContainText('$70.00');
      await expectAccessible(desk, story, 'quantity prices');

      await story.open(`/product/${product.slug}`);
      await expect(page.getByRole('main')).toContainText(orMore(20, 7000));
      await page.getByLabel(t('Quantity')).fill('20');
      if (story.withJavaScript) {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.locator('.buy-bar')).toContainText(formatMoney(7000));
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      await page
        .getByRole('button', { name: t('Add to Cart') })
        .first()
        .click();
      await expect(cartLink(page, 20)).toBeVisible();
      await story.open('/cart');
      await expect(page.getByRole('main')).toContainText(formatMoney(140_000));
      await page.getByRole('button', { name: `${t('Remove')} ${product.name}` }).click();
      await expect(cartLink(page, 0)).toBeVisible();
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
      await expect(card).toContainText(inOrder(t('Your price'), formatMoney(9250)));
      await story.open(`/product/${product.slug}`);
      await expect(page.getByRole('main')).toContainText(inOrder(t('Your price'), formatMoney(9250)));
      await expect(page.getByRole('main')).toContainText(orMore(10, 8000));
      await expect(page.getByRole('main')).toContainText(orMore(20, 7000));
      await page.getByText(why()).first().click();
      await expect(
        page.getByText(
          t('{name} price: {discount} off list ({listPrice})', {
            name: tier,
            discount: percentText(750),
            listPrice: formatMoney(10_000),
          }),
        ),
      ).toBeVisible();
      await expectAccessible(page, story, 'a product at the price of an account');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('pays it in the cart, less from ten on', async () => {
      await page.getByLabel(t('Quantity')).fill('9');
      await page
        .getByRole('button', { name: t('Add to Cart') })
        .first()
        .click();
      await expect(cartLink(page, 9)).toBeVisible();
      await story.open('/cart');
      await expect(page.getByRole('main')).toContainText(formatMoney(83_250));
      await expect(page.getByRole('main')).toContainText(
        t('{price} each for {minQuantity} or more', { price: formatMoney(8000), minQuantity: 10 }),
      );
      await page
        .getByRole('button', { name: inOrder(t('Increase quantity of {name}', { name: product.name })) })
        .click();
      await expect(page.getByRole('main')).toContainText(formatMoney(80_000));
      await page.getByText(why()).click();
      await expect(
        page.getByText(
          t('{name} price on this product for {minQuantity} or more', { name: tier, minQuantity: 10 }),
        ),
      ).toBeVisible();
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
      await expect(page.getByRole('main')).toContainText(formatMoney(81_540));
      await fillCustomer(page, { Email: email });
      await page.getByRole('radio', { name: /^Zelle/ }).check();
      await placeOrder(page);
      await expect(page.getByRole('main')).toContainText(formatMoney(81_540));
      await expect(page.getByRole('main')).toContainText(t('Your contract price'));
    });
    await theirs.close();
  },
);
