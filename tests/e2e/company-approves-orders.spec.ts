import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { addToCart, choosePayment, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { apply, approveAccount, lastMailTo, signIn } from './sign-in';
import { formatMoney, percentText } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, catalogName, inOrder, startingWith, t } from './language';
import { expect, test } from './story';

const WAITS = 'Order placed: awaiting approval';

test(
  'an order over the limit waits for an approval of the buyer’s own company',
  BILINGUAL,
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
    await expect(main).toContainText(
      inOrder(t('Signed in as <0>{0}</0> · {1}', { 0: 'Ada Locke', 1: company })),
    );
    await expectAccessible(page, story, 'the account');

    await test.step('the boss adds a user with a limit', async () => {
      await page
        .getByRole('navigation', { name: t('Account') })
        .getByRole('link', { name: t('Users') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('Users') })).toBeVisible();
      await expectAccessible(page, story, 'the users');
      await page.getByRole('link', { name: t('Add user') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('Add user') })).toBeVisible();
      await story.settled();
      await page.getByLabel(t('First name')).fill('Ben');
      await page.getByRole('textbox', { name: t('Last name'), exact: true }).fill('Bolt');
      await page.getByLabel(t('Email')).fill(boss);
      await page.getByLabel(startingWith(t('Per-order limit ($)'))).fill(formatMoney(15_000));
      await page.getByRole('button', { name: t('Add user') }).click();
      await expect(main).toContainText(t('This email address already has an account'));
      await expectAccessible(page, story, 'a new user');
      await page.getByLabel(t('Email')).fill(buyer);
      await page.getByRole('button', { name: t('Add user') }).click();
      await story.toast(t('{added} added', { added: 'Ben Bolt' }));
      await expect(page.getByRole('row').filter({ hasText: 'Ben Bolt' })).toContainText(formatMoney(15_000));
      expect(await lastMailTo(clerk.request, buyer)).toContain(
        t('You can order for {companyName}', { companyName: company }),
      );
    });

    await test.step('and an address', async () => {
      await page
        .getByRole('navigation', { name: t('Account') })
        .getByRole('link', { name: t('Addresses') })
        .click();
      await page.getByRole('link', { name: t('Add address') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('Add address') })).toBeVisible();
      await story.settled();
      for (const [label, value] of [
        ['Address name', 'Back yard'],
        ['Address', '7 Yard Lane'],
        ['City', 'Ottawa'],
        ['ZIP or postal code', 'K1A 0B1'],
      ] as const)
        await page.getByRole('textbox', { name: t(label), exact: true }).fill(value);
      await page
        .getByRole('combobox', { name: t('State or province') })
        .selectOption({ label: t('Ontario') });
      await expectAccessible(page, story, 'a new address');
      await page.getByRole('button', { name: t('Add address') }).click();
      await story.toast(t('“{label}” added', { label: 'Back yard' }));
      await expectAccessible(page, story, 'the addresses');
    });

    const ben = await anotherBrowser(browser, story, baseURL);
    const his = ben.page.getByRole('main');
    await signIn(ben.page, ben.story, clerk.request, buyer);
    await expect(his.getByRole('link', { name: t('Users'), exact: true })).toHaveCount(0);

    await test.step('who sees the price of the account', async () => {
      await ben.story.open(`/product/${product.slug}`);
      await expect(his).toContainText(inOrder(t('Your price'), formatMoney(10_000)));
      await expect(his).toContainText(
        t('{name} price: {discount} off list ({listPrice})', {
          name: catalogName('Gold'),
          discount: percentText(1000),
          listPrice: formatMoney(11_111),
        }),
      );
    });

    /** Ben's order of 231.99 at the express checkout, paid by card. */
    const order = async () => {
      await addToCart(ben.page, product.slug, 2);
      await ben.story.open('/checkout');
      await expect(his).toContainText(
        t('This order is over your {0} limit. Your company must approve it before it’s charged.', {
          0: formatMoney(15_000),
        }),
      );
      await choosePayment(ben.page, 'Stripe', 'Approve payment');
      await placeOrder(ben.page);
      await expect(ben.page.getByRole('heading', { level: 1, name: t(WAITS) })).toBeVisible();
      await expect(his).toContainText(t('It’s awaiting approval by <0>{0}</0>.', { 0: 'Ada Locke' }));
      return readOrderNumber(ben.page);
    };

    const approve = t('Approve {total}', { total: formatMoney(23_199) });
    let number = '';
    await test.step('the checkout knows who orders, and the order waits', async () => {
      await addToCart(ben.page, product.slug, 2);
      await ben.story.open('/checkout');
      const field = (name: string) => ben.page.getByRole('textbox', { name: t(name), exact: true });
      await expect(field('First name')).toHaveValue('Ben');
      await expect(field('Email')).toHaveValue(buyer);
      await expect(field('Address')).toHaveValue('7 Yard Lane');
      await expectAccessible(ben.page, story, 'the checkout over the limit');
      await ben.page.setViewportSize({ width: 1440, height: 900 });
      await ben.story.open('/cart');
      await ben.page.getByRole('button', { name: startingWith(t('Remove')) }).click();
      await expect(his).toContainText(t('Your cart is empty'));
      number = await order();
      await expectStock(7);
      await expectAccessible(ben.page, story, 'a confirmation that waits');
    });

    await test.step('the boss approves it, and it is paid', async () => {
      expect(await lastMailTo(clerk.request, boss)).toContain(number);
      await story.open('/account');
      await expect(main).toContainText(
        t('{0, plural, one {1 order is awaiting approval.} other {# orders are awaiting approval.}}', {
          0: 1,
        }),
      );
      await page
        .getByRole('navigation', { name: t('Account') })
        .getByRole('link', { name: startingWith(t('Approvals')) })
        .click();
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Ben Bolt');
      await expectAccessible(page, story, 'the approvals');
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByRole('button', { name: approve })).toBeVisible();
      await story.settled();
      await expectAccessible(page, story, 'an approval');
      await page.getByRole('button', { name: approve }).click();
      await story.toast(t('Order {number} approved', { number }));
      await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
      await expect(main).toContainText(t('Paid'));
      await expect(main).toContainText(t('Order approved'));
      await expectAccessible(page, story, 'an order of the account');
      await expectStock(7);
    });

    await test.step('all orders are listed, and found by number and part', async () => {
      await story.open('/account');
      await page
        .getByRole('navigation', { name: t('Account') })
        .getByRole('link', { name: t('Orders') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('Your orders') })).toBeVisible();
      await story.settled();
      await expectAccessible(page, story, 'the orders of the account');
      const search = async (q: string) => {
        await page.getByLabel(t('Search your orders')).fill(q);
        await main.getByRole('button', { name: t('Search'), exact: true }).click();
      };
      await search('no such order');
      await expect(main).toContainText(
        t('No orders match “{q}”. Check the number, or try one word.', { q: 'no such order' }),
      );
      await search(product.sku);
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Ben Bolt');
    });

    await test.step('the buyer orders it again; the boss declines it, and the stock is back', async () => {
      await ben.story.open('/account');
      await ben.page
        .getByRole('row')
        .filter({ hasText: number })
        .getByRole('button', { name: startingWith(t('Reorder')) })
        .click();
      await expect(ben.page).toHaveURL(/\/cart$/);
      await expect(ben.page.getByRole('status')).toContainText(
        inOrder(
          t('{units, plural, one {# unit} other {# units}}', { units: 2 }),
          t('{products, plural, one {of # product} other {of # products}}', { products: 1 }),
        ),
      );
      await ben.story.open('/checkout');
      await choosePayment(ben.page, 'Stripe', 'Approve payment');
      await placeOrder(ben.page);
      await expect(ben.page.getByRole('heading', { level: 1, name: t(WAITS) })).toBeVisible();
      const second = await readOrderNumber(ben.page);
      await expectStock(5);
      await story.open('/account/approvals');
      await page.getByRole('link', { name: second }).click();
      await expect(page.getByLabel(t('Reason'))).toBeVisible();
      await story.settled();
      await page.getByLabel(t('Reason')).fill('We have enough of them');
      await page.getByRole('button', { name: t('Decline order') }).click();
      await story.toast(t('Order {number} declined', { number: second }));
      await expectStock(7);
      expect(await lastMailTo(clerk.request, buyer)).toContain('We have enough of them');
      await ben.page.reload();
      await expect(his).toContainText(t('Reason: {reason}', { reason: 'We have enough of them' }));
    });

    await test.step('nobody approves their own order', async () => {
      await story.open('/account/users');
      await page.getByRole('link', { name: 'Ben Bolt' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ben Bolt' })).toBeVisible();
      await story.settled();
      await page.getByLabel(t('Can approve orders')).check();
      await expectAccessible(page, story, 'a user');
      await page.getByRole('button', { name: t('Save changes') }).click();
      await story.toast(t('{changed} saved', { changed: 'Ben Bolt' }));
      const third = await order();
      await ben.story.open('/account/approvals');
      await ben.page.getByRole('link', { name: third }).click();
      await expect(his).toContainText(t('You can’t approve your own orders.'));
      await expect(
        his.getByRole('button', { name: new RegExp(`^(${t('Approve')}|${t('Decline')})`) }),
      ).toHaveCount(0);
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
      await page.locator('summary').getByText(t('Remove user'), { exact: true }).click();
      await page.getByRole('button', { name: t('Remove user') }).click();
      await story.toast(t('{former} removed', { former: 'Ben Bolt' }));
      await ben.story.open('/account');
      await expect(ben.page).toHaveURL(/\/sign-in/);
    });
    await ben.close();
  },
);

test(
  'an address of the account is chosen at both checkouts',
  BILINGUAL,
  async ({ page, story, clerk, request }) => {
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
      await page.getByRole('textbox', { name: t('Address name') }).fill(label);
      await page.getByRole('textbox', { name: t('Address'), exact: true }).fill(address);
      await page.getByRole('textbox', { name: t('City') }).fill('Ottawa');
      await page
        .getByRole('combobox', { name: t('State or province') })
        .selectOption({ label: t('Ontario') });
      await page.getByRole('textbox', { name: t('ZIP or postal code') }).fill('K1A 0B1');
      await page.getByRole('button', { name: t('Add address') }).click();
      await story.toast(t('“{label}” added', { label }));
    }
    await addToCart(page, product.slug, 1);
    for (const path of ['/cart/shipping', '/checkout']) {
      await story.open(path);
      const address = page.getByRole('textbox', { name: t('Address'), exact: true });
      await expect(address).toHaveValue('9 Shop Road');
      await page.getByRole('textbox', { name: t('First name'), exact: true }).fill('Zoe');
      await page.getByRole('textbox', { name: t('First name'), exact: true }).blur();
      await page
        .getByRole(story.withJavaScript ? 'link' : 'button', {
          name: inOrder(t('Use address<0> {label}</0>', { label: 'Yard' })),
        })
        .click();
      await expect(page).toHaveURL(/\?address=\d+$/);
      await expect(address).toHaveValue('7 Yard Lane');
      await expect(page.getByRole('textbox', { name: t('First name'), exact: true })).toHaveValue('Zoe');
      await expectAccessible(page, story, `the addresses at ${path}`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await story.open('/cart/shipping');
    await fillCustomer(page, { Address: '1 Typed Street' });
    await page.getByRole('button', { name: t('Proceed to Payment') }).click();
    await expect(page.getByRole('main')).toContainText('1 Typed Street');
  },
);
