import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { addToCart, choosePayment, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { apply, approveAccount, lastMailTo, signIn } from './sign-in';
import { expect, ONCE, test } from './story';

test(
  'an order over the limit waits for an approval of the buyer’s own company',
  ONCE,
  async ({ page, story, clerk, request, browser, baseURL }) => {
    test.setTimeout(420_000);
    const mark = story.unique('u').replace(/\W+/g, '-').toLowerCase();
    const boss = `boss-${mark}@locks.example`;
    const buyer = `ben-${mark}@locks.example`;
    const company = story.unique('Two User Locks');
    const product = await clerk.addProduct({
      name: story.unique('Cylinder to Approve'),
      // 100.00 for the account, at the tier of 10%.
      price: '111.11',
      stockQuantity: 9,
    });
    const expectStock = async (stockQuantity: number) => {
      const stock = await clerk.request.get(`/api/products/${product.id}/stock`, { maxRetries: 2 });
      expect(await stock.json()).toMatchObject({ stockQuantity });
    };
    await apply(request, boss, company);
    await approveAccount(clerk.request, company, { priceTier: 'gold' });
    await signIn(page, story, clerk.request, boss);
    const main = page.getByRole('main');
    await expect(main).toContainText(`Signed in as Ada Locke · ${company}`);
    await expectAccessible(page, story, 'the account');

    await test.step('the boss adds a user with a limit', async () => {
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Users' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await expectAccessible(page, story, 'the users');
      await page.getByRole('link', { name: 'Add user' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Add user' })).toBeVisible();
      await story.settled();
      await page.getByLabel('First name').fill('Ben');
      await page.getByLabel('Last name').fill('Bolt');
      await page.getByLabel('Email').fill(boss);
      await page.getByLabel(/^Per-order limit/).fill('150.00');
      await page.getByRole('button', { name: 'Add user' }).click();
      await expect(main).toContainText('This email address already has an account');
      await expectAccessible(page, story, 'a new user');
      await page.getByLabel('Email').fill(buyer);
      await page.getByRole('button', { name: 'Add user' }).click();
      await story.toast('Ben Bolt added');
      await expect(page.getByRole('row').filter({ hasText: 'Ben Bolt' })).toContainText('$150.00');
      expect(await lastMailTo(clerk.request, buyer)).toContain(`You can order for`);
    });

    await test.step('and an address', async () => {
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: 'Addresses' })
        .click();
      await page.getByRole('link', { name: 'Add address' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Add address' })).toBeVisible();
      await story.settled();
      for (const [label, value] of [
        ['Address name', 'Back yard'],
        ['Address', '7 Yard Lane'],
        ['City', 'Ottawa'],
        ['ZIP or postal code', 'K1A 0B1'],
      ] as const)
        await page.getByRole('textbox', { name: label, exact: true }).fill(value);
      await page.getByLabel('State or province').selectOption({ label: 'Ontario' });
      await expectAccessible(page, story, 'a new address');
      await page.getByRole('button', { name: 'Add address' }).click();
      await story.toast('“Back yard” added');
      await expectAccessible(page, story, 'the addresses');
    });

    const ben = await anotherBrowser(browser, story, baseURL);
    const his = ben.page.getByRole('main');
    await signIn(ben.page, ben.story, clerk.request, buyer);
    await expect(his.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);

    await test.step('who sees the price of the account', async () => {
      await ben.story.open(`/product/${product.slug}`);
      await expect(his).toContainText('Your price $100.00');
      await expect(his).toContainText('Gold price: 10% off list ($111.11)');
    });

    /** Ben's order of 231.99 at the express checkout, paid by card. */
    const order = async () => {
      await addToCart(ben.page, product.slug, 2);
      await ben.story.open('/checkout');
      await expect(his).toContainText('This order is over your $150.00 limit');
      await choosePayment(ben.page, 'Stripe', 'Approve payment');
      await placeOrder(ben.page);
      await expect(
        ben.page.getByRole('heading', { level: 1, name: 'Order placed: awaiting approval' }),
      ).toBeVisible();
      await expect(his).toContainText('It’s awaiting approval by Ada Locke');
      return readOrderNumber(ben.page);
    };

    let number = '';
    await test.step('the checkout knows who orders, and the order waits', async () => {
      await addToCart(ben.page, product.slug, 2);
      await ben.story.open('/checkout');
      const field = (name: string) => ben.page.getByRole('textbox', { name, exact: true });
      await expect(field('First name')).toHaveValue('Ben');
      await expect(field('Email')).toHaveValue(buyer);
      await expect(field('Address')).toHaveValue('7 Yard Lane');
      await expectAccessible(ben.page, story, 'the checkout over the limit');
      await ben.page.setViewportSize({ width: 1440, height: 900 });
      await ben.story.open('/cart');
      await ben.page.getByRole('button', { name: /^Remove/ }).click();
      await expect(his).toContainText('Your cart is empty');
      number = await order();
      await expectStock(7);
      await expectAccessible(ben.page, story, 'a confirmation that waits');
    });

    await test.step('the boss approves it, and it is paid', async () => {
      expect(await lastMailTo(clerk.request, boss)).toContain(number);
      await story.open('/account');
      await expect(main).toContainText('1 order is awaiting approval');
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name: /^Approvals/ })
        .click();
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Ben Bolt');
      await expectAccessible(page, story, 'the approvals');
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByRole('button', { name: 'Approve $231.99' })).toBeVisible();
      await story.settled();
      await expectAccessible(page, story, 'an approval');
      await page.getByRole('button', { name: 'Approve $231.99' }).click();
      await story.toast(`Order ${number} approved`);
      await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
      await expect(main).toContainText('Paid');
      await expect(main).toContainText('Order approved');
      await expectAccessible(page, story, 'an order of the account');
      await expectStock(7);
    });

    await test.step('the buyer orders it again; the boss declines it, and the stock is back', async () => {
      await ben.story.open('/account');
      await ben.page
        .getByRole('row')
        .filter({ hasText: number })
        .getByRole('button', { name: /^Reorder/ })
        .click();
      await expect(ben.page).toHaveURL(/\/cart$/);
      await expect(ben.page.getByRole('status')).toContainText('2 units of 1 product.');
      await ben.story.open('/checkout');
      await choosePayment(ben.page, 'Stripe', 'Approve payment');
      await placeOrder(ben.page);
      await expect(
        ben.page.getByRole('heading', { level: 1, name: 'Order placed: awaiting approval' }),
      ).toBeVisible();
      const second = await readOrderNumber(ben.page);
      await expectStock(5);
      await story.open('/account/approvals');
      await page.getByRole('link', { name: second }).click();
      await expect(page.getByLabel('Reason')).toBeVisible();
      await story.settled();
      await page.getByLabel('Reason').fill('We have enough of them');
      await page.getByRole('button', { name: 'Decline order' }).click();
      await story.toast(`Order ${second} declined`);
      await expectStock(7);
      expect(await lastMailTo(clerk.request, buyer)).toContain('We have enough of them');
      await ben.page.reload();
      await expect(his).toContainText('Reason: We have enough of them');
    });

    await test.step('nobody approves their own order', async () => {
      await story.open('/account/users');
      await page.getByRole('link', { name: 'Ben Bolt' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ben Bolt' })).toBeVisible();
      await story.settled();
      await page.getByLabel('Can approve orders').check();
      await expectAccessible(page, story, 'a user');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await story.toast('Ben Bolt saved');
      const third = await order();
      await ben.story.open('/account/approvals');
      await ben.page.getByRole('link', { name: third }).click();
      await expect(his).toContainText('You can’t approve your own orders.');
      await expect(his.getByRole('button', { name: /^(Approve|Decline)/ })).toHaveCount(0);
      await expectAccessible(ben.page, story, 'one’s own approval');
    });

    await test.step('staff see it wait, and a removed user is signed out', async () => {
      const list = await (
        await clerk.request.get('/admin/orders?state=awaiting_approval', { maxRetries: 2 })
      ).text();
      expect(list).toContain('Awaiting approval');
      await story.open('/account/users');
      await page.getByRole('link', { name: 'Ben Bolt' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ben Bolt' })).toBeVisible();
      await story.settled();
      await page.locator('summary').getByText('Remove user', { exact: true }).click();
      await page.getByRole('button', { name: 'Remove user' }).click();
      await story.toast('Ben Bolt removed');
      await ben.story.open('/account');
      await expect(ben.page).toHaveURL(/\/sign-in/);
    });
    await ben.close();
  },
);

test('an address of the account is chosen at both checkouts', async ({ page, story, clerk, request }) => {
  const mark = story.unique('a').replace(/\W+/g, '-').toLowerCase();
  const email = `addr-${mark}@locks.example`;
  const product = await clerk.addProduct({ name: story.unique('Cylinder to Ship'), price: '20.00' });
  await apply(request, email, story.unique('Address Locks'));
  await signIn(page, story, clerk.request, email);
  for (const [label, address] of [
    ['Shop', '9 Shop Road'],
    ['Yard', '7 Yard Lane'],
  ] as const) {
    await story.open('/account/addresses/new');
    await page.getByRole('textbox', { name: 'Address name' }).fill(label);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
    await page.getByRole('textbox', { name: 'City' }).fill('Ottawa');
    await page.getByLabel('State or province').selectOption({ label: 'Ontario' });
    await page.getByRole('textbox', { name: 'ZIP or postal code' }).fill('K1A 0B1');
    await page.getByRole('button', { name: 'Add address' }).click();
    await story.toast(`“${label}” added`);
  }
  await addToCart(page, product.slug, 1);
  for (const path of ['/cart/shipping', '/checkout']) {
    await story.open(path);
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await expect(address).toHaveValue('9 Shop Road');
    await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Zoe');
    await page.getByRole('textbox', { name: 'First name', exact: true }).blur();
    await page.getByRole(story.withJavaScript ? 'link' : 'button', { name: /^Use address.*Yard$/ }).click();
    await expect(page).toHaveURL(/\?address=\d+$/);
    await expect(address).toHaveValue('7 Yard Lane');
    await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Zoe');
    await expectAccessible(page, story, `the addresses at ${path}`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await story.open('/cart/shipping');
  await fillCustomer(page, { Address: '1 Typed Street' });
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('main')).toContainText('1 Typed Street');
});
