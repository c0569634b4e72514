import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { addToCart, choosePayment, CUSTOMER, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { expect, ONCE, test } from './story';

async function introduce(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Locke');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(CUSTOMER['Email']);
}

test('a product leads to the sales desk', ONCE, async ({ page, story }) => {
  await story.open('/product-detail/2');
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order by phone or email' })).toBeVisible();
  await story.settled();
  await expectAccessible(page, story, 'the sales desk');
  await expect(page.getByLabel('What do you need?')).toHaveValue(
    /Ford Remote Key \(FRD-HU101-3B-315, SKU AK-FRD-F150-3B\)/,
  );
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your first name');
  await introduce(page);
  await page.getByLabel('What do you need?').fill(story.unique('Forty of them'));
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Request received.');
});

test('a search without results is sent to the desk, and staff read it', async ({ page, story }) => {
  // One word that nothing is called, not even the products that other stories name after themselves.
  const q = `quux${randomUUID().replaceAll('-', '')}`;
  await story.open(`/products?q=${encodeURIComponent(`${q} 2028 civic`)}`);
  await page.getByRole('link', { name: 'Ask us to find it' }).click();
  await story.settled();
  const asked = `I’m looking for: ${q} 2028 civic\nVehicle: 2028 Honda Civic`;
  await expect(page.getByLabel('What do you need?')).toHaveValue(asked);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your first name');
  await expect(page.getByLabel('What do you need?')).toHaveValue(asked);
  await introduce(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Request received.');
  await story.signInAsStaff(`/admin/messages?q=${encodeURIComponent(q)}`);
  await page.getByRole('main').getByRole('link', { name: 'Order request', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`I’m looking for: ${q} 2028 civic`);
});

test('a quote is requested for a product and for a cart', async ({ page, story }) => {
  await test.step('from the page of a product', async () => {
    await story.open('/product/ford-remote-key');
    await page.getByRole('link', { name: 'Request Quote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request a quote' })).toBeVisible();
    await story.settled();
    await expect(page.getByLabel('Items to quote')).toHaveValue('1 x AK-FRD-F150-3B');
    await expectAccessible(page, story, 'the request for a quote');
  });

  await test.step('what is unclear is named, and what was typed stays', async () => {
    await introduce(page);
    await page.getByLabel('Items to quote').fill('500 x AK-FRD-F150-3B\n2 x ND80PD-626\nM62 0');
    await page.getByRole('button', { name: 'Request quote' }).click();
    await expect(page.getByRole('alert')).toContainText('Try ND80PD-RHO-626 or ND80PD-RHO-613.');
    await expect(page.getByRole('alert')).toContainText('Enter a quantity of 1 or more');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

  await test.step('its page shows where it stands', async () => {
    await page.getByLabel('Items to quote').fill('500 x AK-FRD-F150-3B\n2 x ND80PD-RHO-626');
    await page.getByRole('button', { name: 'Request quote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Quote KQ-/ })).toBeVisible();
    await story.toast('Quote requested');
    await expect(page.getByRole('row', { name: /Ford Remote Key/ })).toContainText('500');
    await expect(page.getByRole('main')).toContainText('Requested');
    await expectAccessible(page, story, 'the page of a quote');
    expect((await page.request.get('/quote/AAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(404);
  });

  await test.step('from the cart', async () => {
    await addToCart(page, 'bmw-smart-key', 2);
    await story.open('/cart');
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page.getByLabel('Items to quote')).toHaveValue('2 x AK-BMW-FEM-4B');
  });
});

test('an order is tracked with its number and e-mail', ONCE, async ({ page, story }) => {
  await addToCart(page, 'ford-remote-key');
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, 'Zelle');
  await placeOrder(page);
  const number = await readOrderNumber(page);

  const lookUp = async (orderNumber: string, email: string) => {
    await story.open('/track-order');
    await page.getByLabel('Order number').fill(orderNumber);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Find order' }).click();
  };

  await test.step('a wrong e-mail looks like an unknown number', async () => {
    const refusals: string[] = [];
    for (const [orderNumber, email] of [
      [number, 'eve@locke.example'],
      ['KW-2222-2222', CUSTOMER['Email']],
    ] as const) {
      await lookUp(orderNumber, email);
      await expect(page.getByRole('alert')).toContainText(
        'We couldn’t find an order with that number and email.',
      );
      refusals.push(await page.getByRole('alert').innerText());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await expectAccessible(page, story, 'the order look-up');
  });

  await test.step('the right pair, in any spelling, leads to the order', async () => {
    await lookUp(` ${number.toLowerCase().replaceAll('-', ' ')} `, CUSTOMER['Email'].toUpperCase());
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Awaiting payment');
    await expect(main).toContainText('Available once shipped');
    await expect(main).toContainText('Ford Remote Key');
    await expect(main).toContainText('12 Tumbler Lane');
    await expectAccessible(page, story, 'the page of an order');
  });
});
