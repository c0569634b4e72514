import { expectAccessible } from './accessible';
import { expect, ONCE, test } from './story';

const customerInfo = {
  firstName: 'Ada',
  lastName: 'Yale',
  email: 'ada@yale-locks.example',
  phone: '416 555 0142',
  company: '',
  address: '12 Key Street',
  city: 'Toronto',
  state: 'ON',
  zipCode: 'M5V 3L9',
};

test(
  'a payment by the API without a cart is seen by the clerk, who decides about it',
  ONCE,
  async ({ page, story, request }) => {
    const payers = { wire: story.unique('Wire'), card: story.unique('Card') };
    const pay = async (method: string, lastName: string) => {
      const data = { amount: '49.90', currency: 'USD', customerInfo: { ...customerInfo, lastName } };
      const response = await request.post(`/api/payments/${method}`, { data });
      expect(await response.json()).toMatchObject({ success: true });
    };
    // It opens the session that the calls are made for.
    await request.get('/api/cart');
    await pay('etransfer', payers.wire);
    await pay('stripe', payers.card);

    await story.signInAsStaff('/admin/orders');
    await page.getByRole('link', { name: 'Unapplied payments' }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row(payers.wire)).toContainText('Pending');
    await expect(row(payers.wire)).toContainText('$49.90');
    await expect(row(payers.card)).toContainText('Received');
    await expectAccessible(page, story, 'payments without an order');

    await row(payers.wire).getByRole('button', { name: 'Mark as received' }).first().click();
    await story.toast('Payment confirmed');
    await expect(row(payers.wire)).toContainText('Transfer received');
    await expect(row(payers.wire).getByRole('button')).toHaveCount(0);

    await row(payers.card)
      .getByRole('link', { name: /^Refund/ })
      .click();
    await page.getByRole('button', { name: 'Refund payment' }).click();
    await story.toast('Payment refunded');
    await expect(row(payers.card)).toContainText(/Refund pending|Refunded/);
    await expect(async () => {
      await page.reload();
      await expect(row(payers.card)).toContainText('Refunded', { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  },
);
