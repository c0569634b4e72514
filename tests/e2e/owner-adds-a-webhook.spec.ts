import { Webhook } from 'standardwebhooks';

import { expectAccessible } from './accessible';
import { addToCart, choosePayment, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { expect, ONCE, test } from './story';
import { startReceiver, type WebhookReceiver } from './webhook-receiver';

let receiver: WebhookReceiver;

test.beforeEach(async () => {
  receiver = await startReceiver();
});

test.afterEach(() => receiver.close());

test(
  'an owner adds an endpoint, an order is paid, and the receiver is told',
  ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Told Lock') });
    const name = story.unique('Warehouse');
    const main = page.getByRole('main');
    await story.signInAsStaff('/admin/webhooks');
    await page
      .getByRole('link', { name: /^Add (the first )?endpoint$/ })
      .first()
      .click();
    await story.settled();

    await test.step('an address and an event are needed', async () => {
      await page.getByLabel('URL').fill('warehouse');
      await page.getByRole('button', { name: 'Add endpoint' }).click();
      const problems = page.getByRole('alert', { name: 'There is a problem' });
      await expect(problems).toContainText('Enter a URL');
      await expect(problems).toContainText('Choose at least one event');
      await expectAccessible(page, story, 'a new endpoint');
    });

    await page.getByLabel('URL').fill(receiver.url);
    await page.getByLabel('Description').fill(name);
    await page.getByRole('checkbox', { name: /^Order paid/ }).check();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Endpoint added' })).toBeVisible();
    const secret = await page.locator('#new-secret').innerText();
    await expectAccessible(page, story, 'the secret');
    await page.getByRole('link', { name: 'Done' }).click();
    await story.settled();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(secret);
    const endpoint = new URL(page.url()).pathname;

    await test.step('a ping shows that messages arrive', async () => {
      await page.getByRole('button', { name: 'Send ping' }).click();
      await story.toast('Ping queued');
      await expect(main).toContainText('Delivered');
      await expect(main).toContainText('204');
      expect(receiver.received).toHaveLength(1);
      await expectAccessible(page, story, 'a delivery');
    });

    await addToCart(page, product.slug);
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
    await page.waitForURL(/\/checkout\/confirmation\//);
    await story.settled();
    const number = await readOrderNumber(page);
    const told = () => receiver.received.filter(({ body }) => body.includes(number));
    await expect.poll(() => told().length, { timeout: 15_000 }).toBe(1);

    await test.step('what was sent is there to be read, and to be sent again', async () => {
      await story.open(`${endpoint}?state=delivered`);
      await expectAccessible(page, story, 'an endpoint');
      await page.getByRole('link', { name: 'order.paid' }).first().click();
      await story.settled();
      await expect(main).toContainText(number);
      await page.getByRole('button', { name: 'Redeliver' }).click();
      await story.toast('Delivery queued');
      await expect.poll(() => told().length, { timeout: 15_000 }).toBe(2);
      await page.getByRole('link', { name: /^Back to the list/ }).click();
      await expect(page).toHaveURL(/state=delivered$/);
      await story.settled();
    });

    const ids = new Set(told().map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(1);
    for (const { headers, body } of told()) {
      const event = new Webhook(secret).verify(body, headers);
      expect(event).toMatchObject({ type: 'order.paid', data: { number, state: 'paid' } });
    }

    await test.step('it is paused, and deleted after it was asked', async () => {
      await story.open(endpoint);
      await page.getByRole('button', { name: 'Pause' }).click();
      await story.toast('Endpoint paused');
      await page.getByRole('link', { name: 'Delete' }).click();
      await story.settled();
      await page.getByRole('button', { name: 'Delete endpoint' }).click();
      await story.toast('Endpoint deleted');
      await expect(main).not.toContainText(name);
    });
  },
);
