import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { addToCart, cartLink, fillCustomer, placeOrder } from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, inOrder, localPath, startingWith, t } from './language';
import { apply, signIn } from './sign-in';
import { expect, ONCE, test } from './story';

test(
  'a buyer applies, is approved with terms, signs in by a link and pays on account',
  { tag: [ONCE.tag, BILINGUAL.tag] },
  async ({ page, story, clerk, request, browser, baseURL }) => {
    const email = `${story.unique('signs').replace(/\W+/g, '-')}@locks.example`.toLowerCase();
    const company = story.unique('Yale Locks');
    const product = await clerk.addProduct({
      name: story.unique('Cylinder on Account'),
      price: '100.00',
      stockQuantity: 9,
    });
    await apply(request, email, company);

    await test.step('the clerk approves it with terms', async () => {
      const theirs = await anotherBrowser(browser, story, baseURL, await clerk.request.storageState());
      const desk = theirs.page;
      await desk.goto('/admin/customers?status=applied');
      await desk.getByLabel('Search by name, company, or email').fill(company);
      await desk.getByRole('button', { name: 'Search', exact: true }).click();
      await desk.getByRole('link', { name: company }).click();
      await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
      await theirs.story.settled();
      await expect(desk.getByLabel('Price tier').locator('option:checked')).toHaveText(/^Trade/);
      await desk.getByLabel(/^Net terms/).fill('30');
      await desk.getByLabel(/^Credit limit/).fill('250.00');
      await desk.getByRole('button', { name: 'Approve account' }).click();
      await expect(desk.getByRole('status')).toContainText('Account approved');
      await expect(desk.getByRole('row').filter({ hasText: email })).toContainText(
        'order, approve, manage users',
      );
      await expectAccessible(desk, story, 'a customer');
      await theirs.close();
    });

    await addToCart(page, product.slug, 2);
    await signIn(page, story, clerk.request, email);
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      inOrder(t('Pay on account'), t('Net {days}', { days: 30 })),
    );
    await expect(page.getByRole('main')).toContainText(
      t('Products marked “License required” stay locked until we’ve accepted your license.'),
    );
    await expectAccessible(page, story, 'the account');
    await page.setViewportSize({ width: 1440, height: 900 });

    await test.step('221.19, at the trade price, is within the limit of 250.00', async () => {
      await story.open('/checkout');
      await fillCustomer(page, { Email: email });
      await page.getByRole('radio', { name: startingWith(t('Pay on account')) }).check();
      await placeOrder(page);
      await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        t('{0} is due on your account by <0/>.', { 0: formatMoney(22_119) }).slice(0, -2),
      );
    });

    await test.step('and the account says what is owed', async () => {
      await story.open('/account');
      await expect(page.getByRole('main')).toContainText(formatMoney(22_119));
      await expect(page.getByRole('main')).toContainText(formatMoney(2881));
      await expect(page.getByRole('row').filter({ hasText: t('On account') })).toHaveCount(1);
    });

    await test.step('its products say when they were bought before', async () => {
      await story.open(`/product/${product.slug}`);
      await expect(page.getByRole('region', { name: t('Offer') })).toContainText(
        t('Bought before: <0/>').trim(),
      );
      await story.open(`/products?view=grid&q=${product.sku}`);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name });
      await expect(card).toContainText(t('Bought before: <0/>').trim());
    });

    await test.step('a further order is more than may be owed', async () => {
      await addToCart(page, product.slug, 1);
      await story.open('/checkout');
      await fillCustomer(page, { Email: email });
      await page.getByRole('radio', { name: startingWith(t('Pay on account')) }).check();
      await placeOrder(page);
      await expect(page.getByRole('main')).toContainText(
        t('This order exceeds your available credit of {available}. {advice}', {
          available: formatMoney(2881),
          advice: '',
        }).trim(),
      );
    });

    await test.step('a quote that is asked for stands in the account', async () => {
      await story.open('/quote');
      await expect(page.getByRole('textbox', { name: t('Email'), exact: true })).toHaveValue(email);
      await page.getByLabel(t('Items to quote')).fill(`30 x ${product.sku}`);
      await page.getByRole('button', { name: t('Request quote') }).click();
      await story.toast(t('Quote requested'));
      await story.open('/account');
      await page
        .getByRole('navigation', { name: t('Account') })
        .getByRole('link', { name: t('Quotes') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('Your quotes') })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: /^KQ-/ })).toHaveCount(1);
      await expectAccessible(page, story, 'the quotes of an account');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name: /^KQ-/ }).click();
      await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText('30');
    });

    await test.step('signed out, the account is closed', async () => {
      await story.open('/account');
      await page.getByRole('button', { name: t('Sign out'), exact: true }).click();
      await expect(page).toHaveURL(localPath('/'));
      await story.open('/account');
      await expect(page).toHaveURL(/\/sign-in/);
    });
  },
);

test('a link that was used or never was leads to a new one', ONCE, async ({ page, story }) => {
  await story.open('/sign-in/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('This link was already used or has expired.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, story, 'the sign-in');
});
