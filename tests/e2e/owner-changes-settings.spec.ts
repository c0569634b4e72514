import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { addToCart, choosePayment, fillCustomer, placeOrder, readOrderNumber } from './buyer';
import { expect, test } from './own-shop';
import { ONCE } from './story';

// One worker, so that one store is started.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');

test(
  'the owner changes rates: buyers see and pay them, and older orders keep theirs',
  ONCE,
  async ({ page, story, clerk, request }) => {
    const product = await clerk.addProduct({ name: story.unique('Rated Cylinder'), price: '100.00' });
    const home = async () => (await request.get('/simple')).text();
    expect(await home()).toContain('Orders $299+');
    await addToCart(page, product.slug);
    await story.open('/checkout');
    await expect(main(page)).toContainText('$123.99');
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
    await page.waitForURL(/\/checkout\/confirmation\//);
    await story.settled();
    const number = await readOrderNumber(page);
    const confirmation = new URL(page.url()).pathname;

    await story.signInAsStaff('/admin/settings');
    await expectAccessible(page, story, 'the settings');
    const tax = page.getByLabel('Sales tax (%)', { exact: true });

    await test.step('what cannot be is refused at its field, and what was typed stays', async () => {
      await page.getByLabel('Express checkout shipping', { exact: true }).fill('17.99');
      await tax.fill('100');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Enter a percentage',
      );
      await expect(page.getByLabel('Express checkout shipping', { exact: true })).toHaveValue('17.99');
    });

    await tax.fill('8.25');
    await page.getByLabel('Advertised free shipping minimum').fill('349');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await story.toast('Settings saved');
    await expect(main(page)).toContainText('Free shipping on orders of $349 or more');
    await expect(main(page)).toContainText('admin changed the settings');

    await test.step('the checkout and every page follow', async () => {
      expect(await home()).toContain('Orders $349+');
      await addToCart(page, product.slug);
      await story.open('/checkout');
      await expect(main(page)).toContainText('Shipping $17.99, free over $200.00.');
      await expect(main(page)).toContainText('Tax 8.25% of the subtotal.');
      await expect(main(page)).toContainText('$126.24');
      await story.open(confirmation);
      await expect(main(page)).toContainText(number);
      await expect(main(page)).toContainText('$123.99');
    });

    await test.step('one setting goes back to its default', async () => {
      await story.open('/admin/settings');
      const reset = async (name: string | RegExp, initial: string) => {
        await page.getByRole('link', { name }).click();
        await page.getByRole('button', { name: `Reset to ${initial}` }).click();
      };
      await reset('Express checkout shipping: reset to 15.99', '15.99');
      await story.toast('Setting reset to default');
      await expect(page.getByLabel('Express checkout shipping', { exact: true })).toHaveValue('15.99');
      await expect(tax).toHaveValue('8.25');
      await story.settled();
      await reset(/^Sales tax.+reset to 8$/, '8');
      await expect(tax).toHaveValue('8');
      await story.settled();
      await reset(/^Advertised free shipping.+reset/, '299.00');
      await expect(page.getByLabel('Advertised free shipping minimum')).toHaveValue('299.00');
    });
  },
);

test(
  'the owner makes a token, a program uses it, and revoked it works no more',
  ONCE,
  async ({ page, story, clerk, request }) => {
    const product = await clerk.addProduct({ name: story.unique('Scanned Lock'), stockQuantity: 5 });
    const name = story.unique('Scanner');
    await story.signInAsStaff('/admin/tokens');
    await page.getByRole('link', { name: 'Create token' }).first().click();
    await story.settled();

    await test.step('a name and a scope are needed', async () => {
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Choose at least one scope',
      );
    });
    await expectAccessible(page, story, 'a new token');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('checkbox', { name: /^Stock/ }).check();
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Token created' })).toBeVisible();
    const token = await page.locator('#new-token').innerText();
    expect(token).toMatch(/^kw_[\w-]{43}$/);

    const setStock = (stockQuantity: number) =>
      request.put(`/api/products/${product.id}/stock`, {
        data: { stockQuantity, reason: 'Scanned' },
        // As from a page of another site: a token call is no forgery.
        headers: { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'cross-site' },
      });
    expect((await setStock(7)).status()).toBe(200);
    const beyond = await request.post('/api/categories', {
      data: { name },
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(beyond.status()).toBe(403);

    await page.getByRole('link', { name: 'Done' }).click();
    await story.settled();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(token.slice(0, 9));
    await expect(page.locator('body')).not.toContainText(token);
    await expect(row).not.toContainText('Never');
    await expectAccessible(page, story, 'the tokens');
    await row.getByRole('link', { name: /^Revoke/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Revoke ${name}?` })).toBeVisible();
    await story.settled();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await story.toast(`${name} revoked`);
    await expect(row).toContainText('Revoked');

    const refused = await setStock(9);
    expect(refused.status()).toBe(401);
    expect(refused.headers()['www-authenticate']).toContain('Bearer');
    await story.open(`/product/${product.slug}`);
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('7');
  },
);
