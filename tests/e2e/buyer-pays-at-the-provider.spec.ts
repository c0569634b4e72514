import type { Page } from '@playwright/test';

import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { openDatabase } from '../../db/client';
import { expectAccessible } from './accessible';
import {
  addToCart,
  cartLink,
  choosePayment,
  fillCustomer,
  placeOrder,
  readOrderNumber,
  sendMoney,
  checkoutHeading,
} from './buyer';
import { expect, test, type HostedShop } from './hosted-shop';
import { BILINGUAL, t } from './language';
import { BILINGUAL_ONCE, ONCE, type Story } from './story';

// One worker, so that one store is started.
test.describe.configure({ mode: 'default' });

const PROVIDERS = [
  { name: 'square', method: 'Credit/Debit Card', title: 'Square' },
  { name: 'paypal', method: 'PayPal', title: 'PayPal' },
  { name: 'stripe', method: 'Stripe', title: 'Stripe' },
  { name: 'stripe', method: 'Apple Pay', title: 'Stripe' },
] as const;

/** Two of a product in the cart, and the checkout sent with this method. */
async function checkOut(page: Page, story: Story, slug: string, method: string): Promise<void> {
  await addToCart(page, slug, 2);
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, method);
  await placeOrder(page);
}

/** As if the order had been placed so much earlier: nobody waits for it. @param onTheWay the page that leads to the provider */
async function placeEarlier({ databaseUrl }: HostedShop, onTheWay: string, ms: number): Promise<void> {
  const db = openDatabase(databaseUrl);
  const moved = await db
    .updateTable('payment_attempts')
    .set({ sent_at: new Date(Date.now() - ms).toISOString() })
    .where('order_id', '=', (build) =>
      build
        .selectFrom('orders')
        .select('id')
        .where('access_key', '=', onTheWay.split('/').at(-1) ?? ''),
    )
    .executeTakeFirst();
  await db.destroy();
  expect(moved.numUpdatedRows).toBe(1n);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const { name, method, title } of PROVIDERS) {
  // Stripe's page without JavaScript is the same for Apple Pay.
  const modes = method === 'Apple Pay' ? BILINGUAL_ONCE : BILINGUAL;
  test(
    `a buyer pays by ${method} on the page of ${title}`,
    modes,
    async ({ page, story, clerk, hostedShop }) => {
      const product = await clerk.addProduct({ name: story.unique(`${method} Cylinder`), price: '40.00' });
      await checkOut(page, story, product.slug, method);

      await expect(heading(page, t('Taking you to {provider}…', { provider: title }))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(formatMoney(10_239));
      const number = await readOrderNumber(page);
      await expect(
        page.getByRole('link', { name: t('Continue to {provider}', { provider: title }) }),
      ).toBeVisible();

      // The page leads on by itself.
      await expect(heading(page, 'Hosted payment page')).toBeVisible();
      expect(page.url()).toContain(hostedShop.mocks[name].url);
      await expect(page.locator('body')).toContainText('102.39 USD');
      await page.getByRole('button', { name: 'Pay now' }).click();

      await expect(heading(page, t('Order Confirmed'))).toBeVisible();
      await story.settled();
      await story.toast(t('Payment Successful!'));
      expect(await readOrderNumber(page)).toBe(number);
      await expect(cartLink(page, 0)).toBeVisible();
      expect(hostedShop.mocks[name].last).toMatchObject({ amountCents: 10_239, state: 'paid' });
    },
  );
}

for (const { name, method, title } of PROVIDERS.slice(0, 3)) {
  test(
    `a buyer leaves the page of ${title} and chooses another method`,
    ONCE,
    async ({ page, story, clerk, hostedShop }) => {
      const product = await clerk.addProduct({ name: story.unique(`${method} Padlock`), stockQuantity: 2 });
      await checkOut(page, story, product.slug, method);
      await expect(heading(page, t('Taking you to {provider}…', { provider: title }))).toBeVisible();
      await page.getByRole('link', { name: t('Continue to {provider}', { provider: title }) }).click();
      await expect(heading(page, 'Hosted payment page')).toBeVisible();

      // Square's page has no way back but the browser's own.
      if (name === 'square') {
        await page.goBack();
        await page.getByRole('link', { name: t('Pay another way') }).click();
      } else {
        await page.getByRole('link', { name: 'Cancel and return' }).click();
      }
      await expect(heading(page, t('Payment not completed'))).toBeVisible();
      await story.settled();
      await expectAccessible(page, story, 'the page of a payment that was not completed');
      await expect(
        page.getByRole('link', { name: t('Continue to {provider}', { provider: title }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('Choose another payment method') }).click();

      await expect(checkoutHeading(page)).toBeVisible();
      await story.settled();
      await expect(cartLink(page, 2)).toBeVisible();
      if (name !== 'paypal') expect(hostedShop.mocks[name].last.state).toBe('closed');
      await fillCustomer(page);
      await choosePayment(page, 'Zelle');
      await placeOrder(page);
      await expect(page.getByText(sendMoney(3759))).toBeVisible();
    },
  );
}

test(
  'a buyer who comes Back later decides for themselves',
  ONCE,
  async ({ page, story, clerk, hostedShop }) => {
    const product = await clerk.addProduct({ name: story.unique('Patient Cylinder') });
    await checkOut(page, story, product.slug, 'Stripe');
    await expect(heading(page, t('Taking you to {provider}…', { provider: 'Stripe' }))).toBeVisible();
    const onTheWay = new URL(page.url()).pathname;
    await expect(heading(page, 'Hosted payment page')).toBeVisible();
    await placeEarlier(hostedShop, onTheWay, 20_000);

    await story.open(onTheWay);
    await expect(heading(page, t('Pay with {provider}', { provider: 'Stripe' }))).toBeVisible();
    await expectAccessible(page, story, 'the way to the provider');
    await expect(heading(page, t('Pay with {provider}', { provider: 'Stripe' }))).toBeVisible();

    // The confirmation, too, knows that the payment is not finished.
    await story.open(onTheWay.replace('/pay/', '/confirmation/'));
    await page.getByRole('link', { name: t('Continue to {provider}', { provider: 'Stripe' }) }).click();
    await expect(heading(page, t('Pay with {provider}', { provider: 'Stripe' }))).toBeVisible();
    await story.settled();
    await page.getByRole('link', { name: t('Continue to {provider}', { provider: 'Stripe' }) }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(heading(page, t('Order Confirmed'))).toBeVisible();
  },
);

test('a provider that does not answer is tried again', ONCE, async ({ page, story, clerk, hostedShop }) => {
  const product = await clerk.addProduct({ name: story.unique('Stubborn Cylinder') });
  const mock = hostedShop.mocks.paypal;
  mock.failure = 503;
  await checkOut(page, story, product.slug, 'PayPal');
  await expect(heading(page, t('{provider} isn’t responding', { provider: 'PayPal' }))).toBeVisible();
  await story.settled();
  await page.getByRole('button', { name: t('Try again') }).click();
  await story.toast(t('{provider} isn’t responding. Try again in a moment.', { provider: 'PayPal' }));
  mock.failure = undefined;
  await story.settled();
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(heading(page, 'Hosted payment page')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(heading(page, t('Order Confirmed'))).toBeVisible();
});
