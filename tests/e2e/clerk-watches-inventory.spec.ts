import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, test, type Story, ONCE } from './story';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Inventory' }).getByRole('link', { name });

/** Turns the pages of the alerts, the emptiest first, until the product stands there or the pages end. */
async function turnTo(page: Page, name: string): Promise<boolean> {
  await expect(page.getByText(/^Items 1-\d+ of \d+$/)).toBeVisible();
  for (let number = 2; (await rowOf(page, name).count()) === 0; number += 1) {
    const next = page.getByRole('link', { name: `Page ${number}`, exact: true });
    if ((await next.count()) === 0) return false;
    await next.click();
    await expect(page).toHaveURL(new RegExp(`[?&]page=${number}$`));
    await expect(page.getByText(new RegExp(`^Items ${number * 50 - 49}-`))).toBeVisible();
  }
  return true;
}

async function editTo(page: Page, story: Story, name: string, quantity: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('link', { name: /^Edit stock for / })
    .click();
  if (!story.withJavaScript) await expect(page).toHaveURL(/\/stock\?.*from=inventory/);
  await page.getByRole('textbox', { name: /^Stock quantity/ }).fill(quantity);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('the inventory is reached from the sidebar and from the dashboard', ONCE, async ({ page, story }) => {
  await story.signInAsStaff();
  await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Back office' }).locator('[aria-current="page"]:visible'),
  ).toHaveText('Inventory');
  await expect(tab(page, /^Stock Alerts/)).toHaveAttribute('aria-current', 'page');
  for (const card of ['Total Products', 'Inventory Value', 'Low Stock', 'Out of Stock']) {
    await expect(page.getByRole('term').filter({ hasText: card }).first()).toBeVisible();
  }
  await tab(page, /^All Inventory/).click();
  await expect(page).toHaveURL(/\/admin\/inventory\?tab=all$/);
  await tab(page, /^Reports/).click();
  await expect(page).toHaveURL(/\/admin\/inventory\?tab=reports$/);
  await page.goBack();
  await expect(tab(page, /^All Inventory/)).toHaveAttribute('aria-current', 'page');
});

test(
  'an alert says how urgent it is and is gone when the shelf is filled',
  ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Alerted Cylinder'), stockQuantity: 0 });
    await story.signInAsStaff('/admin/inventory');
    expect(await turnTo(page, product.name)).toBe(true);
    await expect(rowOf(page, product.name)).toContainText('0 of 10 (0%)');
    await expect(rowOf(page, product.name)).toContainText('Critical');
    await expect(rowOf(page, product.name)).toContainText('Out of Stock');

    await editTo(page, story, product.name, '-1');
    await expect(page.getByRole('textbox', { name: /^Stock quantity/ })).toHaveAccessibleDescription(
      'Stock quantity must be 0 or greater',
    );
    await page.getByRole('textbox', { name: /^Stock quantity/ }).fill('4');
    await page.getByRole('button', { name: 'Save' }).click();
    await story.toast('Stock updated successfully');
    await story.open(`/admin/inventory?${new URLSearchParams({ tab: 'all', q: product.name }).toString()}`);
    await expect(rowOf(page, product.name)).toContainText('Low Stock');
    await expect(rowOf(page, product.name)).toContainText('$40.00');

    await editTo(page, story, product.name, '11');
    await story.toast('Stock updated successfully');
    await expect(page).toHaveURL(/\/admin\/inventory\?tab=all&q=Alerted/);
    await expect(rowOf(page, product.name)).toContainText('In Stock');
    await story.open('/admin/inventory');
    expect(await turnTo(page, product.name)).toBe(false);
  },
);

test('the whole inventory is searched, filtered, sorted and paged', async ({ page, story }) => {
  await story.signInAsStaff('/admin/inventory?tab=all');
  await expect(page.getByText(/^Items 1-50 of \d+$/)).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-value/);
  const richest = await first.getByRole('rowheader').innerText();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^Items 51-100 of \d+$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(first.getByRole('rowheader')).toHaveText(richest);

  await page.getByLabel('Status').selectOption({ label: 'Low Stock' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/status=low-stock/);
  await expect(page).toHaveURL(/sort=-value/);
  await expect(page.getByRole('row').nth(1)).toContainText('Low Stock');
  await expect(page.getByRole('table').getByText('In Stock', { exact: true })).toHaveCount(0);

  await page.getByRole('search', { name: 'Inventory' }).getByRole('searchbox').fill('nothing of the kind');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No products match your filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^Items 1-50 of \d+$/)).toBeVisible();
});

test('the reports stand beside the quick stats', ONCE, async ({ page, story }) => {
  await story.signInAsStaff('/admin/inventory?tab=reports');
  for (const stat of ['Total Products', 'Well Stocked', 'Low Stock', 'Out of Stock']) {
    await expect(page.getByRole('main').getByText(stat, { exact: true }).last()).toBeVisible();
  }
  await expectAccessible(page, story, 'the reports');
});

for (const [report, file] of [
  ['Stock Report', 'stock'],
  ['Value Report', 'value'],
  ['Alert Summary', 'alerts'],
] as const) {
  test(`the ${report} is a page to print and a file to download`, ONCE, async ({ page, story }) => {
    await story.signInAsStaff('/admin/inventory?tab=reports');
    await page.getByRole('link', { name: report, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: report })).toBeVisible();
    await story.settled();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(1);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page, story, report);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(
      new RegExp(`^${file}-report-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
  });
}

for (const [what, path] of [
  ['the alerts', '/admin/inventory'],
  ['the whole inventory', '/admin/inventory?tab=all'],
] as const) {
  test(`${what}: accessible, and fits every window`, ONCE, async ({ page, story }) => {
    await story.signInAsStaff(path);
    await expectAccessible(page, story, what);
  });
}

test('the form in a row is accessible and fits every window', ONCE, async ({ page, story }) => {
  await story.signInAsStaff('/admin/inventory');
  await page
    .getByRole('link', { name: /^Edit stock for / })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^Stock quantity/ })).toBeVisible();
  await expectAccessible(page, story, 'the inventory with a form in its row');
});
