import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, test, type Story, ONCE } from './story';

function rowOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('row').filter({ hasText: name });
}

async function press(page: Page, story: Story, name: string, toast: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await story.toast(toast);
  await story.settled();
}

test(
  'stock goes to another location: drafted, sent, received short, and in the history',
  ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Travelling Cylinder'), stockQuantity: 20 });
    await story.signInAsStaff('/admin/inventory/transfers/new');
    await page.getByLabel('From', { exact: true }).selectOption({ label: 'Keyway Toronto' });
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Keyway Vancouver' });

    await test.step('a part number that is not there is named, and nothing typed is lost', async () => {
      await page.getByRole('textbox', { name: /^Products/ }).fill('no such part 3');
      await page.getByRole('button', { name: 'Create draft' }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('no such part');
      await expect(page.getByLabel('To', { exact: true })).toHaveValue(/\d/);
    });

    await page.getByRole('textbox', { name: /^Products/ }).fill(`${product.sku}\t9`);
    await press(page, story, 'Create draft', 'Draft saved');
    await page.getByLabel(`Units of ${product.name}, or 0 to remove`).fill('10');
    await press(page, story, 'Save lines', 'Lines saved');
    await expectAccessible(page, story, 'a draft of a transfer');
    // What stands in the form is what goes, saved before or not.
    await page.getByLabel(`Units of ${product.name}, or 0 to remove`).fill('8');
    await press(page, story, 'Send to Keyway Vancouver', '8 units sent');
    await expect(rowOf(page, product.name)).toContainText('8');

    await page.getByRole('link', { name: 'Receive' }).click();
    await story.settled();
    await page.getByLabel(`Units of ${product.name} received`).fill('6');
    await page.getByLabel('Units not received').selectOption('missing');
    await page.getByRole('button', { name: 'Receive at Keyway Vancouver' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Enter why units are missing',
    );
    await page.getByLabel('Reason', { exact: true }).fill('Two were crushed');
    await expectAccessible(page, story, 'the receipt of a transfer');
    await press(page, story, 'Receive at Keyway Vancouver', '6 units received, transfer closed');
    await expect(rowOf(page, product.name)).toContainText('Two were crushed');

    await page.getByRole('link', { name: product.name }).click();
    await story.settled();
    await expect(page.getByText('Keyway Toronto: 12')).toContainText('Keyway Vancouver: 6');
    await expect(rowOf(page, 'Two were crushed')).toContainText('-2');
    await expectAccessible(page, story, 'the movements');
    await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Transfer' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/kind=transfer/);
    await expect(rowOf(page, 'Two were crushed')).toHaveCount(0);
    await expect(rowOf(page, 'sent')).toContainText('-8');
  },
);

test('a shelf is counted: sheet, figures, differences, posted', async ({ page, story, clerk }) => {
  const category = await clerk.addCategory(story.unique('Counted Shelf'));
  const one = await clerk.addProduct({
    name: story.unique('First Counted'),
    stockQuantity: 10,
    categoryId: category.id,
  });
  const two = await clerk.addProduct({
    name: story.unique('Second Counted'),
    stockQuantity: 5,
    categoryId: category.id,
  });
  await story.signInAsStaff('/admin/inventory/counts/new');
  await page.getByLabel('Location', { exact: true }).selectOption({ label: 'Keyway Toronto' });
  await page.getByRole('main').getByLabel('Category').selectOption({ label: category.name });
  await press(page, story, 'Start count', 'Count started');

  await page.getByRole('link', { name: 'Count sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Count sheet/ })).toBeVisible();
  // The name's random part may have these digits, too.
  await expect(rowOf(page, one.name)).not.toContainText(/\b10\b/);
  await expectAccessible(page, story, 'a count sheet');
  await page.goBack();
  await story.settled();

  const first = page.getByLabel(`Counted units of ${one.name}`);
  await first.fill('7');
  await press(page, story, 'Save', '1 quantity saved');
  await expect(first).toHaveValue('7');
  await page.getByLabel(`Counted units of ${two.name}`).fill('six');
  await page.getByRole('button', { name: 'Save and review' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a whole number');
  await expect(first).toHaveValue('7');
  await page.getByLabel(`Counted units of ${two.name}`).fill('6');
  await expectAccessible(page, story, 'a count');
  await page.getByRole('button', { name: 'Save and review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Differences for count/ })).toBeVisible();
  await story.settled();

  const review = page.url();

  await test.step('another count of the same shelf is named on both', async () => {
    await story.open('/admin/inventory/counts/new');
    await expect(page.getByText('These counts are open.')).toBeVisible();
    await expectAccessible(page, story, 'a new count beside an open one');
    await page.getByLabel('Location', { exact: true }).selectOption({ label: 'Keyway Toronto' });
    await page.getByRole('main').getByLabel('Category').selectOption({ label: category.name });
    await press(page, story, 'Start count', 'Count started');
    const warning = page.getByText(/^Another open count at Keyway Toronto includes the same products/);
    await expect(warning).toBeVisible();
    await expect(page.getByRole('main')).toContainText('2 products in both');
    await expectAccessible(page, story, 'a count beside another');
    await page.getByRole('link', { name: 'Cancel count' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('Begun twice');
    await press(page, story, 'Cancel count', 'Count canceled');
    await page.goto(review);
    await story.settled();
    await expect(warning).toHaveCount(0);
  });

  await test.step('what is corrected meanwhile is not taken off a second time', async () => {
    await clerk.setStock(one.id, 9);
    await page.reload();
    await story.settled();
    await expect(rowOf(page, one.name)).toContainText('Adjusted by -1 after the count');
    await expect(rowOf(page, one.name).getByText('-2', { exact: true })).toBeVisible();
    await expect(rowOf(page, two.name)).toContainText('+1');
    await expect(page.getByText('2 differences: 1 unit over, 2 units short.')).toBeVisible();
    await expectAccessible(page, story, 'the differences of a count');
    await press(page, story, 'Post count', '2 products adjusted');
  });
  await expect(page.getByRole('button', { name: 'Post count' })).toHaveCount(0);
  await story.open(`/admin/products/${one.id}/movements`);
  await expect(page.getByText('Keyway Toronto: 7')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Count \d+$/ })).toBeVisible();
});

test(
  'the proof says that all of it adds up, and where the stock lies is a setting',
  ONCE,
  async ({ page, story }) => {
    await story.signInAsStaff('/admin/inventory');
    await page.getByRole('link', { name: 'Proof' }).click();
    await expect(page.getByText('No discrepancies')).toBeVisible();
    await expectAccessible(page, story, 'the proof');
    await story.open('/admin/inventory/locations');
    await expect(page.getByLabel('Keyway Toronto, Toronto')).toBeChecked();
    await expect(page.getByLabel('Keyway Ottawa, Ottawa')).not.toBeChecked();
    await expectAccessible(page, story, 'the stock locations');
  },
);

test('the stock of one location is edited with a reason', ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Shelved Cylinder'), stockQuantity: 3 });
  await story.signInAsStaff(`/admin/products/${product.id}/stock?from=inventory`);
  await page.getByRole('link', { name: `Edit the stock of ${product.name} at Keyway Vancouver` }).click();
  await story.settled();
  await page.getByLabel('Stock quantity at Keyway Vancouver').fill('4');
  await page.getByLabel('Reason', { exact: true }).selectOption('Other');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveAccessibleDescription(/Enter a note/);
  await page.getByLabel('Note', { exact: true }).fill('Behind the shelf');
  await expectAccessible(page, story, 'the stock form');
  await press(page, story, 'Save', 'Stock updated successfully');
  await story.open(`/admin/products/${product.id}/movements`);
  await expect(rowOf(page, 'Other: Behind the shelf')).toContainText('+4');
  await expect(page.getByText('Keyway Toronto: 3')).toContainText('Keyway Vancouver: 4');
});
