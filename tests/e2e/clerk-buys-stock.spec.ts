import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, test, ONCE } from './story';

const rowOf = (page: Page, text: string) => page.getByRole('main').getByRole('row').filter({ hasText: text });

test(
  'a clerk turns a suggestion into an order, sends it, and receives it in two parts',
  ONCE,
  async ({ page, story, clerk }) => {
    const supplier = story.unique('Blade & Bow Supply');
    const product = await clerk.addProduct({ name: story.unique('Ordered Cylinder'), stockQuantity: 4 });
    const other = await clerk.addProduct({ name: story.unique('Other Cylinder'), stockQuantity: 80 });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    const follow = async (name: string) => {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await story.settled();
    };

    await test.step('adds the supplier and what it sells', async () => {
      await story.signInAsStaff('/admin/suppliers');
      await follow('Add supplier');
      await press('Add supplier');
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Enter the supplier’s name',
      );
      await page.getByLabel('Name', { exact: true }).fill(supplier);
      await page.getByLabel('Email').fill('orders@blade-and-bow.example');
      await page.getByLabel('Lead time (days)').fill('6');
      await press('Add supplier');
      await story.toast('Supplier added');
      await story.settled();
      await page.getByLabel('Our SKU').fill(product.sku.toLowerCase());
      await page.getByLabel('Supplier’s part number').fill('BB-77');
      await page.getByLabel('Unit cost').fill('3.20');
      await press('Add product');
      await story.toast(`${product.name} added`);
      await expect(rowOf(page, product.sku)).toContainText('$3.20');
      await expectAccessible(page, story, 'a supplier');
    });

    await test.step('makes an order of the suggestion', async () => {
      await story.open(`/admin/inventory/reorder?q=${encodeURIComponent(product.sku)}`);
      await press('Create draft purchase orders');
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Select at least one product',
      );
      await page.getByRole('checkbox', { name: `Order ${product.name}` }).check();
      await page.getByLabel(`Quantity of ${product.name}`).fill('30');
      await expectAccessible(page, story, 'the suggestions');
      await press('Create draft purchase orders');
      await story.toast(/Drafted in PO-\d+/);
      await expect(page.getByRole('heading', { level: 1, name: /^Purchase order PO-\d+$/ })).toBeVisible();
      await story.settled();
      await expect(page.getByLabel(`Quantity of ${product.sku}`)).toHaveValue('30');
      await expect(page.getByLabel(`Part number of ${product.sku}`)).toHaveValue('BB-77');
    });

    await test.step('adds a line by its SKU, while another quantity is typed', async () => {
      await page.getByLabel(`Quantity of ${product.sku}`).fill('40');
      await page.getByLabel('SKU or part number to add').fill(other.sku.replace(/[^A-Za-z0-9]+/g, ' '));
      await press('Save draft');
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a quantity');
      await expect(page.getByLabel(`Quantity of ${product.sku}`)).toHaveValue('40');
      await page.getByLabel('Expected').fill('2026-01-05');
      await page.getByLabel('Quantity to add').fill('5');
      await press('Save draft');
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Enter today or a later date',
      );
      await page.getByLabel('Expected').fill('2099-03-31');
      await page.getByLabel('Unit cost for the new line').fill('2.00');
      await press('Save draft');
      await story.toast('Line added');
      await expect(page.getByLabel(`Unit cost of ${other.sku}`)).toHaveValue('2.00');
      await expect(page.getByLabel('Expected')).toHaveValue('2099-03-31');
      await expect(rowOf(page, 'Total').last()).toContainText('$138.00');
      await expectAccessible(page, story, 'a draft');
    });

    await test.step('sends it', async () => {
      await follow('Send');
      await expect(page.getByRole('main')).toContainText(
        'The order is emailed to orders@blade-and-bow.example and locked.',
      );
      await expect(page.getByRole('main')).toContainText(`BB-77, our SKU ${product.sku}`);
      await press('Send order');
      await story.toast(/PO-\d+ is being emailed to orders@blade-and-bow.example/);
      await expect(page.getByRole('main').getByText('Sent', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
      await story.settled();
    });

    const order = new URL(page.url()).pathname;
    const number = `PO-${1000 + Number(order.split('/').at(-1))}`;

    await test.step('receives a part, and cannot receive more than was to come without saying so', async () => {
      await follow('Receive');
      await page.getByLabel(`Units of ${product.sku} received`).fill('41');
      await page.getByLabel('Packing slip or invoice no.').fill('DN 1');
      await press('Post receipt');
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Only 40 are outstanding',
      );
      await expect(page.getByLabel('Packing slip or invoice no.')).toHaveValue('DN 1');
      await page.getByLabel(`Units of ${product.sku} received`).fill('15');
      await expectAccessible(page, story, 'receiving');
      await press('Post receipt');
      await story.toast('Receipt 1 posted: 15 units added to stock');
      await expect(page.getByRole('main').getByText('Partially received', { exact: true })).toBeVisible();
      await story.open(`/admin/inventory?tab=all&q=${encodeURIComponent(product.sku)}`);
      await expect(rowOf(page, product.sku)).toContainText(/19\s*on order 25, expected/);
    });

    await test.step('receives the rest, and sees the stock and its movements', async () => {
      await story.open(order);
      await follow('Receive');
      await page.getByLabel(`Units of ${product.sku} received`).fill('25');
      await page.getByLabel(`Units of ${other.sku} received`).fill('5');
      await press('Post receipt');
      await story.toast('Receipt 2 posted: 30 units added to stock');
      await expect(page.getByRole('main').getByText('Received', { exact: true }).first()).toBeVisible();
      await expect(rowOf(page, product.name).filter({ hasText: '+15' })).toContainText('19');
      await expect(rowOf(page, product.name).filter({ hasText: '+25' })).toContainText('44');
      await expectAccessible(page, story, 'a received order');
      await story.open(`/admin/products/${product.id}/movements`);
      await follow(`${number}, receipt 2`);
      await expect(page).toHaveURL(new RegExp(`${order}$`));
      await story.open(`/admin/inventory?tab=all&q=${encodeURIComponent(product.sku)}`);
      await expect(rowOf(page, product.sku)).toContainText('44');
      await expect(rowOf(page, product.sku)).not.toContainText('on order');
    });
  },
);
