import {
  addToCart,
  cartLink,
  choosePayment,
  fillCustomer,
  placeOrder,
  readOrderNumber,
  checkoutHeading,
} from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, catalogName, inOrder, startingWith, t } from './language';
import { expect, ONCE, test } from './story';

test('a buyer finds a key, orders it and sees the order confirmed', BILINGUAL, async ({ page, story }) => {
  const category = catalogName('Automotive Keys');
  const ford = catalogName('Ford Smart Key, 5-Button, 902 MHz');
  const range = (to: number, total: number) => t('Items {from}-{to} of {total}', { from: 1, to, total });
  const summary = page.getByRole('complementary', { name: t('Order summary') });
  await test.step('from the home page to a category, narrowed by brand and stock', async () => {
    await story.open('/');
    await page.getByRole('main').getByRole('link', { name: category }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
    await story.settled();
    await expect(page.getByText(range(25, 138)).first()).toBeVisible();
    const xhorse = page.getByRole('checkbox', { name: /^Xhorse/ });
    const count = Number(/\((\d+)\)/.exec(await xhorse.locator('..').innerText())?.[1]);
    await xhorse.check();
    if (!story.withJavaScript)
      await page
        .getByRole('button', { name: t('Apply') })
        .first()
        .click();
    await expect(page).toHaveURL(/brand=Xhorse/);
    await expect(page.getByText(range(count, count)).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(t('Out of Stock'));
    await page.getByRole('checkbox', { name: t('In stock only') }).check();
    if (!story.withJavaScript)
      await page
        .getByRole('button', { name: t('Apply') })
        .first()
        .click();
    await expect(page).toHaveURL(/inStock=1/);
    await expect(page.getByText(range(count - 1, count - 1)).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(t('Out of Stock'));
  });

  await test.step('a part number, written in another way, leads to the product', async () => {
    await story.open('/');
    await page.getByLabel(t('Search by part number, name, or brand')).fill('ak frd 902 5b');
    await page.getByRole('button', { name: t('Search'), exact: true }).click();
    await expect(page).toHaveURL(/\/product\/ford-smart-key-5-button-902-mhz$/);
    await expect(page.getByRole('heading', { level: 1, name: ford })).toBeVisible();
    await story.settled();
    await expect(page.getByRole('main')).toContainText('AK-FRD-902-5B');
    await expect(page.getByRole('main')).toContainText(formatMoney(12_999));
  });

  await test.step('it goes into the cart', async () => {
    await expect(cartLink(page, 0)).toBeVisible();
    await page
      .getByRole('region', { name: t('Offer') })
      .getByRole('button', { name: t('Add to Cart') })
      .click();
    await story.toast(t('Added to cart'));
    await expect(cartLink(page, 1)).toBeVisible();
    const toast = page.getByRole('status');
    await expect(toast.getByRole('link', { name: t('Checkout') })).toBeVisible();
    await expect(toast.getByRole('link', { name: t('View cart') })).toBeVisible();
    await expect(page).toHaveURL(story.withJavaScript ? /\/product\// : /\/checkout$/);
  });

  await test.step('another one, from the card of a listing', async () => {
    await story.open('/products?q=AK-CDJR-302-5B');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Add to Cart') })
      .first()
      .click();
    await story.toast(t('Added to cart'));
    await expect(cartLink(page, 2)).toBeVisible();
  });

  await test.step('the cart changes by number, plus, minus and remove', async () => {
    await story.open('/cart');
    // On a wide window the summary stands beside the lines, at the same height.
    const lines = await page.locator('.cart-lines').boundingBox();
    const beside = await summary.boundingBox();
    expect([lines?.y, beside?.y]).toEqual([lines?.y, lines?.y]);
    expect(lines?.width).toBeGreaterThan(beside?.width ?? Infinity);
    const quantity = page.getByRole('textbox', { name: t('Quantity of {name}', { name: ford }) });
    await quantity.fill('3');
    if (story.withJavaScript) await quantity.blur();
    else
      await page
        .getByRole('button', { name: t('Update') })
        .first()
        .click();
    await expect(cartLink(page, 4)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(formatMoney(38_997));
    await page.getByRole('button', { name: t('Decrease quantity of {name}', { name: ford }) }).click();
    await expect(cartLink(page, 3)).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await page.getByRole('button', { name: t('Increase quantity of {name}', { name: ford }) }).click();
    await expect(cartLink(page, 4)).toBeVisible();
    await page.getByRole('button', { name: t('Decrease quantity of {name}', { name: ford }) }).click();
    await expect(cartLink(page, 3)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${t('Remove')} .*Jeep`) }).click();
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Jeep/ })).toHaveCount(0);
    await expect(summary).toContainText(formatMoney(25_998));
  });

  await test.step('the checkout shows shipping, tax and total before anything is paid', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Express Checkout') })
      .click();
    await expect(checkoutHeading(page)).toBeVisible();
    await story.settled();
    await expect(summary).toContainText(inOrder(t('Subtotal'), formatMoney(25_998)));
    await expect(summary).toContainText(inOrder(t('Shipping'), t('Free')));
    await expect(summary).toContainText(inOrder(t('Tax'), formatMoney(2080)));
    await expect(summary).toContainText(inOrder(t('Total (US$)'), formatMoney(28_078)));
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
  });

  await test.step('the confirmation has a number that stays after a reload, and the cart is empty', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
    const next = page.getByRole('region', { name: t('What happens next') });
    await expect(next.getByRole('listitem')).toHaveCount(3);
    await story.toast(t('Payment Successful!'));
    await story.toast(t('Your order has been processed successfully.'));
    await expect(cartLink(page, 0)).toBeVisible();
    const number = await readOrderNumber(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(ford);
    await expect(main).toContainText(formatMoney(28_078));
    await expect(main).toContainText('Toronto, ON K1A 0B1');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
    expect(await readOrderNumber(page)).toBe(number);
    await expect(page.getByRole('status')).not.toContainText(t('Payment Successful!'));
    await story.open('/cart');
    await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
  });
});

test('going back after the order does not order again', BILINGUAL, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Back Button Cylinder'), stockQuantity: 9 });
  await addToCart(page, product.slug, 2);
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, 'PayPal', 'Approve payment');
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
  const number = await readOrderNumber(page);

  await page.goBack();
  await expect(checkoutHeading(page)).toBeVisible();
  const again = page.getByRole('button', { name: startingWith(t('Place Order')) });
  const empty = page.getByRole('heading', { name: t('Your cart is empty') });
  await expect(again.or(empty)).toBeVisible();
  // A browser that still has the page as it was may send the same form once more.
  if (await again.isVisible()) {
    await fillCustomer(page);
    await choosePayment(page, 'PayPal', 'Approve payment');
    await again.click();
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`${t('Order Confirmed')}|${t('Cart')}`) }),
    ).toBeVisible();
    const confirmed = page.getByRole('heading', { name: t('Order Confirmed') });
    if (await confirmed.isVisible()) expect(await readOrderNumber(page)).toBe(number);
  }

  await story.open(`/product/${product.slug}`);
  await expect(page.getByRole('region', { name: t('Offer') })).toContainText('7');
  const response = await clerk.request.get('/api/products');
  const products: unknown = await response.json();
  expect(products).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: product.id, stockQuantity: 7 })]),
  );
});

test(
  'two clicks on Place Order at the express checkout are one order',
  BILINGUAL,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({
      name: story.unique('Twice Clicked Cylinder'),
      stockQuantity: 9,
    });
    await addToCart(page, product.slug, 2);
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await page.getByRole('button', { name: startingWith(t('Place Order')) }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
    await story.open(`/product/${product.slug}`);
    await expect(page.getByRole('region', { name: t('Offer') })).toContainText('· 7');
  },
);

test('a line that is removed leaves what was opened in the others', ONCE, async ({ page, story }) => {
  await addToCart(page, 'bmw-smart-key');
  await addToCart(page, 'kwikset-980-smartkey-deadbolt-satin-nickel');
  await story.open('/cart');
  const kwikset = page.getByRole('listitem').filter({ hasText: '980' });
  await kwikset.getByText(startingWith(t('Why this price?<0> {name}</0>', { name: '' }).trim())).click();
  const why = kwikset.getByText(startingWith(t('List price'), ':'));
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: inOrder(t('Remove'), catalogName('BMW Smart Key')) }).click();
  await expect(
    page.getByRole('textbox', { name: startingWith(t('Quantity of {name}', { name: '' })) }),
  ).toHaveCount(1);
  await expect(why).toBeVisible();
  // The order that the page says comes from the server again.
  const summary = page.getByRole('complementary', { name: t('Order summary') });
  await expect(
    summary.getByText(t('{products, plural, one {# product} other {# products}}', { products: 1 }), {
      exact: true,
    }),
  ).toBeVisible();
});
