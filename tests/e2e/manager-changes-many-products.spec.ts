import { readFile } from 'node:fs/promises';

import { expectAccessible } from './accessible';
import { expect, ONCE, test } from './story';

test('a manager raises the prices of a filter, and takes it back', ONCE, async ({ page, story, clerk }) => {
  const brand = story.unique('Bulkwright').replaceAll(' ', '-');
  for (const name of ['Lever', 'Rim Lock', 'Cylinder'])
    await clerk.addProduct({ name, brand, price: '19.99', sku: `${brand}-${name.slice(0, 3)}` });
  const query = new URLSearchParams({ scope: 'filter', q: brand }).toString();
  await story.signInAsStaff(`/admin/products/bulk?${query}`);
  await expect(page.getByRole('main')).toContainText('3 products found by the filter');

  await test.step('a change without its figure is refused', async () => {
    await page.getByRole('radio', { name: 'Change prices by a percentage' }).check();
    await page.getByRole('button', { name: 'Preview change' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter a percentage, e.g. 5',
    );
    await expect(page.getByRole('radio', { name: 'Change prices by a percentage' })).toBeChecked();
    await expectAccessible(page, story, 'a refused bulk change');
  });

  await page.getByLabel('Percent', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Preview change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices up by 5%' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('3 products will change');
  const row = page.getByRole('row').filter({ hasText: 'Rim Lock' });
  await expect(row).toContainText('$19.99');
  await expect(row).toContainText('$20.99');
  await expectAccessible(page, story, 'a preview of a bulk change');
  await story.settled();

  await page.getByRole('button', { name: 'Apply to 3 products' }).click();
  await story.toast('3 products changed.');
  await expect(page.getByRole('main')).toContainText('3 products changed');
  await story.settled();

  await page.getByRole('link', { name: 'Undo…' }).click();
  await expect(page.getByRole('main')).toContainText('3 products will be restored.');
  await story.settled();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await story.toast('3 products restored.');
  await story.open(`/admin/products?${new URLSearchParams({ q: brand }).toString()}`);
  await expect(page.getByRole('row').filter({ hasText: 'Rim Lock' })).toContainText('$19.99');
});

test('a manager exports prices and imports the file with a change', async ({ page, story, clerk }) => {
  const brand = story.unique('Portable').replaceAll(' ', '-');
  const product = await clerk.addProduct({ name: 'Padlock', brand, price: '10.00', sku: `${brand}-PL` });
  const newSku = `${brand}-NEW`;
  await story.signInAsStaff(`/admin/products/export?${new URLSearchParams({ q: brand }).toString()}`);
  await expectAccessible(page, story, 'the export page');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download prices as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('SKU,Name,Price,Sale price');

  await story.open('/admin/products/import');
  await expectAccessible(page, story, 'the import page');
  const changed = `${file.replace('10.00', '12.50')}${newSku},No such product,1.00,,no,,\r\n`;
  await page.getByLabel('CSV file').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await page.getByRole('button', { name: 'Map columns' }).click();

  await expect(page.getByRole('main')).toContainText(
    'Recognized as Keyway export. 7 of 7 columns are mapped.',
  );
  await expect(page.getByLabel('Field for Price', { exact: true })).toHaveValue('price');
  await story.settled();
  await expectAccessible(page, story, 'columns of an import');
  await page.getByRole('button', { name: 'Preview import' }).click();

  // The server works by itself; the page follows it, with JavaScript and without.
  await expect(page.getByRole('heading', { name: 'Preview: nothing has changed yet' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('main')).toContainText('1 row to update');
  await expect(page.getByRole('row').filter({ hasText: newSku })).toContainText(
    'Category is required for a new product',
  );
  await page.getByRole('link', { name: /^Changed/ }).click();
  await expect(page.getByRole('row').filter({ hasText: product.sku })).toContainText('10.00 → 12.50');
  await expect(page.getByRole('radio', { name: /^All or nothing/ })).toBeDisabled();
  await expectAccessible(page, story, 'a dry run');
  await story.settled();
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(page.getByRole('main')).toContainText('1 row applied.', { timeout: 20_000 });

  await story.open('/admin/products/imports');
  await expect(page.getByRole('row').filter({ hasText: 'prices.csv' }).first()).toContainText('Applied');
  await story.open(`/admin/products?${new URLSearchParams({ q: brand }).toString()}`);
  await expect(page.getByRole('row').filter({ hasText: brand })).toContainText('$12.50');
});

test('a manager changes the selected products of the list', async ({ page, story, clerk }) => {
  const brand = story.unique('Selected').replaceAll(' ', '-');
  for (const name of ['Deadbolt', 'Latch', 'Strike'])
    await clerk.addProduct({ name: `${brand} ${name}`, brand, sku: `${brand}-${name}` });
  await story.signInAsStaff(`/admin/products?${new URLSearchParams({ q: brand }).toString()}`);
  if (story.withJavaScript) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('checkbox', { name: `Select ${brand} Strike` }).uncheck();
  } else {
    await page.getByRole('checkbox', { name: `Select ${brand} Deadbolt` }).check();
    await page.getByRole('checkbox', { name: `Select ${brand} Latch` }).check();
  }
  await page.getByRole('button', { name: 'Change selected…' }).click();
  await expect(page.getByRole('main')).toContainText('2 products chosen');
});
