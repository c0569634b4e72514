import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { addToCart, choosePayment, CUSTOMER, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { BILINGUAL, catalogName, inOrder, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, test } from './story';

const HEARD =
  '<0>Request received.</0> <1>We’ll reply by email within a few business hours.</1> In a hurry? Call {hotline}.';
// What follows is different in the demo.
const received = () => startingWith(t(HEARD, { hotline: '' }).replace(/\..*/s, '.'));

async function introduce(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: t('First name'), exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: t('Last name'), exact: true }).fill('Locke');
  await page.getByRole('textbox', { name: t('Email'), exact: true }).fill(CUSTOMER['Email']);
}

test('a product leads to the sales desk', BILINGUAL_ONCE, async ({ page, story }) => {
  await story.open('/product-detail/2');
  await page.getByRole('link', { name: t('Contact Sales') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Order by phone or email') })).toBeVisible();
  await story.settled();
  await expectAccessible(page, story, 'the sales desk');
  await expect(page.getByLabel(t('What do you need?'))).toHaveValue(
    inOrder(
      catalogName('Ford Remote Key'),
      '(',
      t('{productNumber}, SKU {sku}', { productNumber: 'FRD-HU101-3B-315', sku: 'AK-FRD-F150-3B' }),
      ')',
    ),
  );
  await page.getByRole('button', { name: t('Send request') }).click();
  await expect(page.getByRole('alert')).toContainText(t('Enter your first name'));
  await introduce(page);
  await page.getByLabel(t('What do you need?')).fill(story.unique('Forty of them'));
  await page.getByRole('button', { name: t('Send request') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(received());
});

test(
  'a search without results is sent to the desk, and staff read it',
  BILINGUAL,
  async ({ page, story }) => {
    // One word that nothing is called, not even the products that other stories name after themselves.
    const q = `quux${randomUUID().replaceAll('-', '')}`;
    await story.open(`/products?q=${encodeURIComponent(`${q} 1981 civic`)}`);
    await page.getByRole('link', { name: t('Ask us to find it') }).click();
    await story.settled();
    const lookingFor = t('I’m looking for: {q}', { q: `${q} 1981 civic` });
    const before = inOrder(lookingFor, t('Vehicle: {vehicle}', { vehicle: '' })).source;
    const asked = new RegExp(`^${before}(1981 )?Honda Civic( 1981)?$`);
    await expect(page.getByLabel(t('What do you need?'))).toHaveValue(asked);
    await page.getByRole('button', { name: t('Send request') }).click();
    await expect(page.getByRole('alert')).toContainText(t('Enter your first name'));
    await expect(page.getByLabel(t('What do you need?'))).toHaveValue(asked);
    await introduce(page);
    await page.getByRole('button', { name: t('Send request') }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(received());
    await story.signInAsStaff(`/admin/messages?q=${encodeURIComponent(q)}`);
    await page.getByRole('main').getByRole('link', { name: 'Order request', exact: true }).click();
    await expect(page.getByRole('main')).toContainText(lookingFor);
  },
);

test('a quote is requested for a product and for a cart', BILINGUAL, async ({ page, story }) => {
  await test.step('from the page of a product', async () => {
    await story.open('/product/ford-remote-key');
    await page
      .getByRole('region', { name: t('Offer') })
      .getByRole('link', { name: t('Request Quote') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('Request a quote') })).toBeVisible();
    await story.settled();
    await expect(page.getByLabel(t('Items to quote'))).toHaveValue('1 x AK-FRD-F150-3B');
    await expectAccessible(page, story, 'the request for a quote');
  });

  await test.step('what is unclear is named, and what was typed stays', async () => {
    await introduce(page);
    await page.getByLabel(t('Items to quote')).fill('500 x AK-FRD-F150-3B\n2 x ND80PD-626\nM62 0');
    await page.getByRole('button', { name: t('Request quote') }).click();
    await expect(page.getByRole('alert')).toContainText(/ND80PD-RHO-626 (or|ou) ND80PD-RHO-613\./);
    await expect(page.getByRole('alert')).toContainText(
      t('Enter a quantity of 1 or more, or remove the line.'),
    );
    await expect(page.getByRole('textbox', { name: t('First name'), exact: true })).toHaveValue('Ada');
  });

  await test.step('its page shows where it stands', async () => {
    await page.getByLabel(t('Items to quote')).fill('500 x AK-FRD-F150-3B\n2 x ND80PD-RHO-626');
    await page.getByRole('button', { name: t('Request quote') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: startingWith(t('Quote {number}', { number: 'KQ-' })) }),
    ).toBeVisible();
    await story.toast(t('Quote requested'));
    await expect(page.getByRole('row', { name: inOrder(catalogName('Ford Remote Key')) })).toContainText(
      '500',
    );
    await expect(page.getByRole('main')).toContainText(t('Requested'));
    await expectAccessible(page, story, 'the page of a quote');
    expect((await page.request.get('/quote/AAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(404);
  });

  await test.step('from the cart', async () => {
    await addToCart(page, 'bmw-smart-key', 2);
    await story.open('/cart');
    await page.getByRole('button', { name: t('Request Quote') }).click();
    await expect(page.getByLabel(t('Items to quote'))).toHaveValue('2 x AK-BMW-FEM-4B');
  });
});

test('an order is tracked with its number and e-mail', BILINGUAL_ONCE, async ({ page, story }) => {
  await addToCart(page, 'ford-remote-key');
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, 'Zelle');
  await placeOrder(page);
  const number = await readOrderNumber(page);

  const lookUp = async (orderNumber: string, email: string) => {
    await story.open('/track-order');
    await page.getByLabel(t('Order number')).fill(orderNumber);
    await page.getByRole('textbox', { name: t('Email'), exact: true }).fill(email);
    await page.getByRole('button', { name: t('Find order') }).click();
  };

  await test.step('a wrong e-mail looks like an unknown number', async () => {
    const refusals: string[] = [];
    for (const [orderNumber, email] of [
      [number, 'eve@locke.example'],
      ['KW-2222-2222', CUSTOMER['Email']],
    ] as const) {
      await lookUp(orderNumber, email);
      await expect(page.getByRole('alert')).toContainText(
        t('We couldn’t find an order with that number and email. Check your confirmation email.'),
      );
      refusals.push(await page.getByRole('alert').innerText());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await expectAccessible(page, story, 'the order look-up');
  });

  await test.step('the right pair, in any spelling, leads to the order', async () => {
    await lookUp(` ${number.toLowerCase().replaceAll('-', ' ')} `, CUSTOMER['Email'].toUpperCase());
    await expect(
      page.getByRole('heading', { level: 1, name: t('Order {number}', { number }) }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(t('Awaiting payment'));
    await expect(main).toContainText(t('Available once shipped'));
    await expect(main).toContainText(catalogName('Ford Remote Key'));
    await expect(main).toContainText('12 Tumbler Lane');
    await expectAccessible(page, story, 'the page of an order');
  });
});

test('who misses a product asks for an email when it is back', BILINGUAL, async ({ page, story, clerk }) => {
  const { name, id } = await clerk.addProduct({ name: story.unique('Missed Cylinder'), stockQuantity: 0 });
  await story.open(`/product-detail/${id}`);
  await expect(page.getByRole('button', { name: t('Out of stock') }).first()).toBeDisabled();
  await page.getByRole('link', { name: t('Email me when it’s back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Email me when it’s back') })).toBeVisible();
  await story.settled();
  await expectAccessible(page, story, 'the request for an email');
  await page.getByLabel(t('Email'), { exact: true }).fill('ada@');
  await page.getByRole('button', { name: t('Email me'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('Please enter a valid email address'));
  await expect(page.getByLabel(t('Email'), { exact: true })).toHaveValue('ada@');
  await page.getByLabel(t('Email'), { exact: true }).fill(CUSTOMER['Email']);
  await page.getByRole('button', { name: t('Email me'), exact: true }).click();
  await story.toast(t('We’ll email {email} when it’s back in stock', { email: CUSTOMER['Email'] }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
