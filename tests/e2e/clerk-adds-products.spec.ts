import type { Page } from '@playwright/test';

import { expect, ONCE, type Story, test } from './story';

function summary(page: Page) {
  return page.getByRole('alert', { name: 'There is a problem' });
}

/** With JavaScript one tab shows at a time; without it all of them do. */
async function openTab(page: Page, story: Story, name: string): Promise<void> {
  if (story.withJavaScript) await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('group', { name })).toBeVisible();
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Product' }).click();
}

test('a clerk adds a category, and the store has its page at once', async ({ page, story }) => {
  const name = story.unique('Key Safes & Boxes');
  await story.signInAsStaff('/admin/categories');
  await page.getByRole('link', { name: 'Add Category' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await expect(dialog).toBeVisible();
  await story.settled();
  if (story.withJavaScript) await expect(dialog.getByLabel('Category name')).toBeFocused();

  await test.step('a blank name is refused', async () => {
    await dialog.getByLabel('Category name').fill('   ');
    await dialog.getByRole('button', { name: 'Create Category' }).click();
    await expect(summary(page)).toBeFocused();
    await expect(dialog.getByLabel('Category name')).toHaveAccessibleDescription('Category name is required');
    await expect(page).toHaveTitle(/^Error: /);
  });

  await test.step('a name creates it', async () => {
    await dialog.getByLabel('Category name').fill(name);
    await dialog.getByLabel('Description').fill('Boxes that hold keys.');
    await dialog.getByRole('button', { name: 'Create Category' }).click();
    await story.toast('Success');
    await story.toast('Category created successfully');
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(dialog).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText('Active');
    await expect(card).toContainText('0 products');
    await card.getByRole('link', { name: 'Open in store' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Boxes that hold keys.');
    await expect(page).toHaveURL(/\/key-safes-boxes-with/);
  });

  await test.step('the same name twice is refused in words', async () => {
    await story.open('/admin/categories/new');
    await page.getByLabel('Category name').fill(name);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(summary(page)).toContainText(/already|taken|exists/i);
    await expect(page.getByLabel('Category name')).toHaveValue(name);
  });
});

test('the category dialog closes by Cancel, and by Escape', async ({ page, story }) => {
  await story.signInAsStaff('/admin/categories');
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await page.getByRole('link', { name: 'Add Category' }).first().click();
  await dialog.getByLabel('Category name').fill('Never made');
  await dialog.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(page.getByRole('heading', { name: 'Never made' })).toHaveCount(0);

  await test.step('its fields start empty again', async () => {
    await page.getByRole('link', { name: 'Add Category' }).first().click();
    await expect(dialog.getByLabel('Category name')).toHaveValue('');
  });
  if (!story.withJavaScript) return;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(page.getByRole('link', { name: 'Add Category' }).first()).toBeFocused();
});

test('a new product starts with its defaults on four tabs', async ({ page, story }) => {
  await story.signInAsStaff('/admin/products/new');
  const panels = ['Basic Info', 'Details', 'Inventory', 'Pricing'];
  if (story.withJavaScript) {
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(page.getByRole('tab')).toHaveText(panels);
    await expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('group', { name: 'Details' })).toBeHidden();
    await tab('Details').click();
    await expect(page.getByRole('group', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Basic Info' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Inventory')).toBeFocused();
    await expect(page.getByRole('group', { name: 'Inventory' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Pricing')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Basic Info')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Pricing')).toHaveAttribute('aria-selected', 'true');
  } else {
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const name of panels) await expect(page.getByRole('group', { name })).toBeVisible();
  }

  await openTab(page, story, 'Basic Info');
  await expect(page.getByRole('checkbox', { name: /^Active/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Featured/ })).not.toBeChecked();
  await openTab(page, story, 'Inventory');
  await expect(page.getByLabel('Stock quantity')).toHaveValue('0');
  await expect(page.getByLabel('Low stock threshold')).toHaveValue('10');
  await expect(page.getByLabel('Reorder point')).toHaveValue('20');
  await expect(page.getByLabel('Reorder quantity')).toHaveValue('50');
  await openTab(page, story, 'Pricing');
  await expect(page.getByRole('checkbox', { name: 'On Sale' })).not.toBeChecked();
  const salePrice = page.getByLabel('Sale price');
  if (!story.withJavaScript) {
    await expect(salePrice).toBeVisible();
    return;
  }
  await expect(salePrice).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'On Sale' }).check();
  await expect(salePrice).toBeVisible();
  await page.getByRole('checkbox', { name: 'On Sale' }).uncheck();
  await expect(salePrice).toHaveCount(0);
});

test('what a new product lacks is said, counted on the tabs and reached from the summary', async ({
  page,
  story,
}) => {
  await story.signInAsStaff('/admin/products/new');
  await openTab(page, story, 'Inventory');
  await page.getByLabel('Stock quantity').fill('-4');
  await create(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole('link')).toHaveText([
    'Product name is required',
    'SKU is required',
    'Category is required',
    'Stock quantity must be 0 or greater',
    'Price is required',
  ]);
  await expect(page.getByRole('group', { name: 'Basic Info' })).toBeVisible();
  if (story.withJavaScript) {
    // The tab of the first error opens by itself, and four tabs fit on the narrowest screen.
    await expect(page.getByRole('tab', { name: /^Basic Info/ })).toHaveAttribute('aria-selected', 'true');
    await page.setViewportSize({ width: 320, height: 700 });
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByRole('tab', { name: 'Basic Info 3 errors' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Inventory 1 error' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Pricing 1 error' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Details', exact: true })).toBeVisible();
  }
  const links: [string, string][] = [
    ['Price is required', 'Price'],
    ['Product name is required', 'Product name'],
    ['Category is required', 'Category'],
    ['Stock quantity must be 0 or greater', 'Stock quantity'],
  ];
  for (const [message, label] of links) {
    await summary(page).getByRole('link', { name: message }).click();
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByLabel('Stock quantity')).toHaveValue('-4');
});

test('a clerk adds a product, and the store sells it at once', async ({ page, story, clerk }) => {
  const category = await clerk.addCategory(story.unique('Fresh Shelf'));
  const name = story.unique('Ørsted Lever Padlock');
  const sku = story.unique('NEW PL');
  await story.signInAsStaff('/admin/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Product' })).toBeVisible();
  await story.settled();

  await openTab(page, story, 'Basic Info');
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('SKU', { exact: true }).fill(sku);
  await page.getByLabel(/^Brand/).fill('Ørsted');
  await page.getByRole('main').getByLabel('Category', { exact: true }).selectOption({ label: category.name });
  await page.getByLabel(/^Description/).fill('Five levers, brass.');
  await openTab(page, story, 'Details');
  await page.getByLabel(/^Key type/).fill('Lever key');
  await openTab(page, story, 'Inventory');
  await page.getByLabel('Stock quantity').fill('12');
  await page.getByLabel('Low stock threshold').fill('');
  await openTab(page, story, 'Pricing');
  await page.getByRole('main').getByLabel('Price', { exact: true }).fill('54.95');
  await page.getByRole('checkbox', { name: 'On Sale' }).check();

  await test.step('a sale needs a price below the price', async () => {
    await create(page);
    await expect(summary(page)).toContainText('Enter a sale price, or turn off On Sale');
    await openTab(page, story, 'Pricing');
    await page.getByLabel('Sale price').fill('60');
    await create(page);
    await expect(summary(page)).toContainText('Sale price must be below the regular price');
    await openTab(page, story, 'Pricing');
    await page.getByLabel('Sale price').fill('$49.95');
    await create(page);
  });

  await story.toast('Success');
  await story.toast('Product created successfully');
  await expect(page).toHaveURL(/\/admin\/products$/);

  await test.step('in the back office', async () => {
    await story.open(`/admin/products?${new URLSearchParams({ q: sku }).toString()}`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('$49.95');
    await expect(row).toContainText('In Stock');
    await expect(row).toContainText(category.name);
    await row.getByRole('link', { name: `View ${name} in the store` }).click();
  });

  await test.step('in the store, with a picture', async () => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Five levers, brass.');
    await expect(main).toContainText('Lever key');
    await expect(main).toContainText(sku);
    await expect(main.getByText('$54.95', { exact: true }).first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    const picture = main.getByRole('img', { name }).first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
    await story.open(`/${category.slug}`);
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
    await story.open(`/products?${new URLSearchParams({ q: sku }).toString()}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('its SKU is taken from now on, however it is written', async () => {
    await story.open('/admin/products/new');
    await openTab(page, story, 'Basic Info');
    await page.getByLabel('Product name').fill('Another one');
    await page.getByLabel('SKU', { exact: true }).fill(sku.toLowerCase().replace('new pl', 'NEW-pl'));
    await page.getByRole('main').getByLabel('Category', { exact: true }).selectOption({ index: 1 });
    await openTab(page, story, 'Pricing');
    await page.getByRole('main').getByLabel('Price', { exact: true }).fill('1');
    await create(page);
    await expect(summary(page)).toContainText(`is already used by ${name}`);
    await openTab(page, story, 'Basic Info');
    await expect(page.getByLabel('Product name')).toHaveValue('Another one');
    await expect(page.getByLabel('SKU', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });
});

test('an inactive product is in the back office and not in the store', ONCE, async ({ page, story }) => {
  const name = story.unique('Hidden Cylinder');
  await story.signInAsStaff('/admin/products/new');
  await openTab(page, story, 'Basic Info');
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('SKU', { exact: true }).fill(name);
  await page.getByRole('main').getByLabel('Category', { exact: true }).selectOption({ label: 'Cylinders' });
  await page.getByRole('checkbox', { name: /^Active/ }).uncheck();
  await openTab(page, story, 'Pricing');
  await page.getByRole('main').getByLabel('Price', { exact: true }).fill('5');
  await create(page);
  await story.toast('Product created successfully');
  await story.open(`/admin/products?${new URLSearchParams({ q: name }).toString()}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Inactive');
  await story.open(`/products?${new URLSearchParams({ q: name }).toString()}`);
  await expect(page.getByRole('heading', { name: `No results for “${name}”` })).toBeVisible();
});

test('leaving Add Product by Cancel adds nothing', ONCE, async ({ page, story }) => {
  await story.signInAsStaff('/admin/products/new');
  page.on('dialog', (question) => void question.accept());
  await page.getByLabel('Product name').fill(story.unique('Never Added'));
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await story.open(`/admin/products?${new URLSearchParams({ q: story.unique('Never Added') }).toString()}`);
  await expect(page.getByText('No products match your filters')).toBeVisible();
});

test(
  'a product form with something typed asks before it is left, with JavaScript',
  ONCE,
  async ({ page, story }) => {
    const asked: string[] = [];
    let leaves = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (leaves ? dialog.accept() : dialog.dismiss());
    });
    await story.signInAsStaff('/admin/products/new');
    const cancel = page.getByRole('link', { name: 'Cancel' });
    await cancel.click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    expect(asked).toEqual([]);

    await story.open('/admin/products/new');
    const sku = story.unique('LEAVE');
    await page.getByLabel('Product name').fill('Half a product');
    await cancel.click();
    await expect.poll(() => asked).toEqual(['confirm']);
    await expect(page.getByLabel('Product name')).toHaveValue('Half a product');

    await test.step('saving is not leaving', async () => {
      await page.getByLabel('SKU').fill(sku);
      await page.getByLabel('Category').selectOption('6');
      await openTab(page, story, 'Pricing');
      await page.getByLabel('Price', { exact: true }).fill('5');
      await create(page);
      await story.toast('Product created successfully');
      expect(asked).toEqual(['confirm']);
    });

    await test.step('who says so leaves', async () => {
      await story.open('/admin/products/new');
      await page.getByLabel('Product name').fill('Another half');
      leaves = true;
      await page.getByRole('link', { name: 'Back to Products' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
      expect(asked).toEqual(['confirm', 'confirm']);
    });
  },
);

test('a choice in the filter counts at once, and what is typed goes along with the order', async ({
  page,
  story,
}) => {
  await story.signInAsStaff('/admin/products');
  const filter = page.getByRole('search', { name: 'Products' });
  if (!story.withJavaScript) {
    await filter.getByRole('combobox', { name: 'Status' }).selectOption('featured');
    await filter.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/status=featured/);
    return;
  }
  await filter.getByRole('combobox', { name: 'Status' }).focus();
  await filter.getByRole('combobox', { name: 'Status' }).selectOption('featured');
  await expect(page).toHaveURL(/status=featured/);
  await expect(filter.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await expect(filter.getByRole('combobox', { name: 'Status' })).toHaveValue('featured');

  await filter.getByRole('searchbox').fill('key');
  await page
    .getByRole('columnheader', { name: /^Price/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/sort=-?price/);
  await expect(page).toHaveURL(/q=key/);
  await expect(page).toHaveURL(/status=featured/);

  await filter.getByRole('searchbox').fill('not meant');
  await filter.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(filter.getByRole('searchbox')).toHaveValue('');
});
