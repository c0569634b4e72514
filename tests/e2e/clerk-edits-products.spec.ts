import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { expectAccessible } from './accessible';
import { expect, ONCE, type Story, test } from './story';

/** With JavaScript one tab shows at a time; without it all of them do. */
async function openTab(page: Page, story: Story, name: string): Promise<void> {
  if (story.withJavaScript) await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
}

async function openRow(page: Page, story: Story, q: string) {
  await story.open(`/admin/products?${new URLSearchParams({ q }).toString()}`);
  return page.getByRole('row').filter({ hasText: q });
}

const photograph = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a8c99' } })
    .jpeg()
    .toBuffer();

test('a clerk adds a product with all there is to say, edits, duplicates and archives it', async ({
  page,
  story,
}) => {
  const name = story.unique('Story Cylinder');
  const sku = story.unique('STY');
  const later = story.unique('Story Renamed');
  await story.signInAsStaff('/admin/products/new');
  let address = '';

  await test.step('with features, specifications and a vehicle, row by row', async () => {
    await openTab(page, story, 'Basic Info');
    await page.getByLabel('Product name').fill(name);
    await page.getByLabel('SKU', { exact: true }).fill(sku);
    await page.getByRole('main').getByLabel('Category', { exact: true }).selectOption({ label: 'Cylinders' });
    await openTab(page, story, 'Details');
    await page.getByLabel('Feature 1', { exact: true }).fill('Second feature');
    await page.getByRole('button', { name: 'Add feature' }).click();
    await story.settled();
    if (story.withJavaScript) await expect(page.getByLabel('Feature 2', { exact: true })).toBeFocused();
    await page.getByLabel('Feature 2', { exact: true }).fill('First feature');
    await page.getByRole('button', { name: 'Move feature 2 up' }).click();
    await story.settled();
    await expect(page.getByLabel('Feature 1', { exact: true })).toHaveValue('First feature');
    await expect(page.getByLabel('Feature 2', { exact: true })).toHaveValue('Second feature');
    await page.getByLabel('Name 1', { exact: true }).fill('Finish');
    await page.getByLabel('Value 1', { exact: true }).fill('Satin chrome');
    await page.getByLabel('Make 1', { exact: true }).fill('Ford');
    await page.getByLabel('Model 1', { exact: true }).fill('F-150');
    await page.getByLabel('From year 1', { exact: true }).fill('20155');
  });

  await test.step('each tab counts its errors', async () => {
    await page.getByRole('button', { name: 'Create Product' }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toContainText('Price is required');
    const tabs = story.withJavaScript ? page.getByRole('tab') : page.getByRole('link');
    await expect(tabs.filter({ hasText: /Details\s*1 error/ })).toBeVisible();
    await expect(tabs.filter({ hasText: /Pricing\s*1 error/ })).toBeVisible();
    await summary.getByRole('link', { name: 'Enter a year from 1900 to 2100' }).click();
    await expect(page.getByLabel('From year 1', { exact: true })).toBeFocused();
    await page.getByLabel('From year 1', { exact: true }).fill('2015');
    await expectAccessible(page, story, 'the product form');
    await openTab(page, story, 'Pricing');
    await page.getByRole('main').getByLabel('Price', { exact: true }).fill('40');
    // Enter saves: it presses no button of a row.
    await page.getByRole('main').getByLabel('Price', { exact: true }).press('Enter');
    await story.toast('Product created successfully');
  });

  await test.step('with a picture', async () => {
    const row = await openRow(page, story, name);
    await row.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByRole('link', { name: 'Pictures', exact: true }).click();
    await story.settled();
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'cylinder.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await page.getByLabel('Alt text (optional)').fill('Cylinder from the front');
    await page.getByRole('button', { name: 'Upload picture' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Choose a JPEG, PNG, or WebP picture',
    );
    await expect(page.getByLabel('Alt text (optional)')).toHaveValue('Cylinder from the front');
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'cylinder.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(),
    });
    await page.getByRole('button', { name: 'Upload picture' }).click();
    await story.toast('Picture added');
    await expect(page.getByRole('main').getByText('Main picture')).toBeVisible();
    await expectAccessible(page, story, 'the pictures page');
  });

  await test.step('the store has all of it', async () => {
    const row = await openRow(page, story, name);
    await row.getByRole('link', { name: `View ${name} in the store` }).click();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const text of ['First feature', 'Satin chrome', 'F-150']) await expect(main).toContainText(text);
    const picture = main.getByRole('img', { name: 'Cylinder from the front' }).first();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
    address = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(address).toContain('/product/story-cylinder');
  });

  await test.step('renamed, with a new address that the old one leads to', async () => {
    const row = await openRow(page, story, name);
    await row.getByRole('link', { name: `Edit ${name}` }).click();
    await story.settled();
    await page.getByLabel('Product name').fill(later);
    await page.getByLabel('Update URL from name').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await story.toast('Product updated successfully');
    await expect(page).toHaveURL(/\/admin\/products\?q=/);
    await story.open(new URL(address).pathname);
    await expect(page).toHaveURL(/\/product\/story-renamed/);
    await expect(page.getByRole('heading', { level: 1, name: later })).toBeVisible();
  });

  await test.step('duplicated, and the duplicate deleted', async () => {
    const row = await openRow(page, story, later);
    await row.getByRole('link', { name: `Duplicate ${later}` }).click();
    await story.settled();
    await openTab(page, story, 'Basic Info');
    await expect(page.getByLabel('SKU', { exact: true })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /^Active/ })).not.toBeChecked();
    await page.getByLabel('Product name').fill(`${later} copy`);
    await page.getByLabel('SKU', { exact: true }).fill(`${sku} B`);
    await page.getByRole('button', { name: 'Create Product' }).click();
    await story.toast('Product created successfully');
    const copy = await openRow(page, story, `${later} copy`);
    await expect(copy).toContainText('Inactive');
    await copy.getByRole('link', { name: `Delete ${later} copy` }).click();
    await expectAccessible(page, story, 'the delete page');
    await page.getByRole('button', { name: 'Delete product' }).click();
    await story.toast(`${later} copy deleted`);
    await expect(page.getByText('No products match your filters')).toBeVisible();
  });

  await test.step('archived, undone, and archived for good', async () => {
    for (const undo of [true, false]) {
      const row = await openRow(page, story, later);
      await row.getByRole('link', { name: `Archive ${later}` }).click();
      await page.getByRole('button', { name: 'Archive product' }).click();
      await story.toast(`${later} archived`);
      if (undo) {
        await page.getByRole('button', { name: 'Undo' }).click();
        await story.toast(`${later} restored`);
      }
    }
    await story.open(`/products?${new URLSearchParams({ q: later }).toString()}`);
    await expect(page.getByRole('heading', { level: 3, name: later })).toHaveCount(0);
  });
});

test(
  'two clerks edit the same product: the second sees what the first changed',
  ONCE,
  async ({ page, story, clerk }) => {
    const { id, name } = await clerk.addProduct({ name: story.unique('Shared Lock') });
    await story.signInAsStaff(`/admin/products/${id}/edit`);
    const seen = await page.locator('input[name=seen]').inputValue();
    const texts = Object.entries(JSON.parse(seen)).filter(([, value]) => typeof value === 'string');
    const form = { ...Object.fromEntries(texts), brand: 'First Brand', isActive: 'on', seen };
    const first = await clerk.request.post(`/admin/products/${id}/edit`, { form, maxRedirects: 0 });
    expect(first.status()).toBe(303);

    await openTab(page, story, 'Pricing');
    await page.getByRole('main').getByLabel('Price', { exact: true }).fill('77');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const changes = page.getByRole('region', { name: 'Changed by someone else' });
    await expect(changes.getByRole('row', { name: /Brand/ })).toContainText('First Brand');
    await expect(page.getByRole('main').getByLabel('Price', { exact: true })).toHaveValue('77');
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await story.toast('Product updated successfully');
    const row = await openRow(page, story, name);
    await expect(row).toContainText('$77.00');
    await expect(row).not.toContainText('First Brand');
  },
);
