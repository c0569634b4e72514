import type { Page } from '@playwright/test';

import { expect, STAFF, test, ONCE } from './story';

/** The row of the catalog table that holds a product. */
function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

async function openEdit(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('link', { name: /^Edit stock for / })
    .click();
  await expect(page.getByRole('textbox', { name: /^Stock quantity/ })).toBeVisible();
}

async function save(page: Page, quantity: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Stock quantity/ }).fill(quantity);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a clerk is asked to sign in and then taken to where they were going', async ({ page, story }) => {
  const target = '/admin/products?q=MC-1E74-C4-RP3';
  await story.open(target);
  await expect(page).toHaveURL(/\/admin\/login\?redirectTo=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Business Login' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(STAFF.username);

  await test.step('both fields are required', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a wrong password is refused; the name stays, the password does not', async () => {
    await page.getByLabel('Username').fill(STAFF.username);
    await page.getByLabel('Password').fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Please check your username and password',
    );
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel('Username')).toHaveValue(STAFF.username);
    await expect(page.getByLabel('Password')).toHaveValue('');
    await story.toast('Invalid Credentials');
    await story.toast('Please check your username and password');
  });

  await test.step('the right one leads on', async () => {
    await page.getByLabel('Password').fill(STAFF.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === target);
    await story.toast('Welcome to your business dashboard');
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('MC-1E74-C4-RP3');
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('a login does not lead to another site', ONCE, async ({ page, story }) => {
  await story.open('/admin/login?redirectTo=//elsewhere.example/');
  await page.getByLabel('Username').fill(STAFF.username);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/admin\/dashboard$/);
});

test('stock is edited from its row, whole numbers from 0 alone', async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Counted Cylinder'), stockQuantity: 30 });
  await story.signInAsStaff(`/admin/products?${new URLSearchParams({ q: product.name }).toString()}`);
  await openEdit(page, product.name);
  const field = page.getByRole('textbox', { name: /^Stock quantity/ });
  await expect(field).toHaveValue('30');
  if (story.withJavaScript) await expect(field).toBeFocused();

  for (const bad of ['-1', 'abc', '', '1.5', '1e3']) {
    await save(page, bad);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Stock quantity must be 0 or greater');
    await expect(field).toHaveValue(bad);
  }

  await save(page, '41');
  await story.toast('Success');
  await story.toast('Stock updated successfully');
  await expect(page).toHaveURL(/\/admin\/products\?q=/);
  await expect(
    rowOf(page, product.name).getByRole('link', { name: `Edit stock for ${product.name}: 41` }),
  ).toBeVisible();

  await test.step('the store shows it at once', async () => {
    await story.open(`/product/${product.slug}`);
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('In Stock · 41');
  });

  await test.step('zero is out of stock', async () => {
    await story.open(`/admin/products?${new URLSearchParams({ q: product.name }).toString()}`);
    await openEdit(page, product.name);
    await save(page, '0');
    await story.toast('Stock updated successfully');
    await expect(rowOf(page, product.name)).toContainText('Out of Stock');
    await story.open(`/product/${product.slug}`);
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('Out of Stock');
  });
});

test('an edit can be left without changing anything', async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Untouched Cylinder'), stockQuantity: 12 });
  await story.signInAsStaff(`/admin/products?${new URLSearchParams({ q: product.name }).toString()}`);
  await openEdit(page, product.name);
  await page.getByRole('textbox', { name: /^Stock quantity/ }).fill('99');
  await page.getByText('Cancel', { exact: true }).click();
  await expect(
    rowOf(page, product.name).getByRole('link', { name: `Edit stock for ${product.name}: 12` }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Stock quantity/ })).toHaveCount(0);

  if (!story.withJavaScript) return;
  await test.step('by the keyboard: Escape leaves it, Enter saves, and the row keeps the focus', async () => {
    const quantity = (figure: number) =>
      page.getByRole('link', { name: `Edit stock for ${product.name}: ${figure}` });
    await quantity(12).press('Enter');
    await page.getByLabel('Note').press('Escape');
    await expect(quantity(12)).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: /^Stock quantity/ });
    await field.fill('13');
    await field.press('Enter');
    await expect(quantity(13)).toBeFocused();
  });
});

test(
  'of two clerks who edit the same stock, the second is told and nothing is overwritten',
  ONCE,
  async ({ page, story, clerk, context }) => {
    const product = await clerk.addProduct({ name: story.unique('Contested Cylinder'), stockQuantity: 20 });
    const list = `/admin/products?${new URLSearchParams({ q: product.name }).toString()}`;
    await story.signInAsStaff(list);
    await openEdit(page, product.name);

    const otherTab = await context.newPage();
    await otherTab.goto(`/admin/products/${product.id}/stock`);
    await otherTab.getByRole('textbox', { name: 'Stock quantity' }).fill('17');
    await otherTab.getByRole('button', { name: 'Save' }).click();
    await expect(otherTab.getByRole('status')).toContainText('Stock updated successfully');
    await otherTab.close();

    await save(page, '25');
    const field = page.getByRole('textbox', { name: /^Stock quantity/ });
    await expect(field).toHaveAccessibleDescription(/changed from 20 to 17/);
    await expect(field).toHaveAccessibleDescription(/Nothing was saved/);
    await expect(field).toHaveValue('25');
    const unchanged: unknown = await (await clerk.request.get(`/api/products?pageSize=1000`)).json();
    expect(unchanged).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: product.id, stockQuantity: 17 })]),
    );

    await test.step('saving again, now that both figures were seen, counts', async () => {
      await page.getByRole('button', { name: 'Save' }).click();
      await story.toast('Stock updated successfully');
      await expect(rowOf(page, product.name)).toContainText('25');
    });
  },
);

test('stock of a product that is not there is a 404 of the back office', ONCE, async ({ page, story }) => {
  await story.signInAsStaff();
  const response = await page.goto('/admin/products/999999/stock');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('after the logout neither Back nor an address opens the back office', ONCE, async ({ page, story }) => {
  await story.signInAsStaff('/admin/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Login' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Login' })).toBeVisible();
  for (const path of ['/admin', '/admin/dashboard', '/admin/products/new', '/admin/orders']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/login/);
  }
});

test(
  'the catalogue table is searched, filtered and says when nothing matches',
  ONCE,
  async ({ page, story }) => {
    await story.signInAsStaff('/admin/products');
    await expect(page.getByText(/^Items 1-\d+ of \d+$/).first()).toBeVisible();
    const search = page.getByRole('main').getByRole('searchbox', { name: 'Search', exact: true });
    await search.fill('Trilogy');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/q=Trilogy/);
    await expect(page.getByRole('row').nth(1)).toContainText('Trilogy');
    await page
      .getByRole('main')
      .getByRole('combobox', { name: 'Category' })
      .selectOption({ label: 'Smart Locks' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/category=3/);
    await expect(page.getByRole('row')).toHaveCount(3);
    await search.fill('no such thing');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText('No products match your filters')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).first().click();
    await expect(page.getByText(/^Items 1-\d+ of \d+$/).first()).toBeVisible();

    await test.step('the search of the bar leads here from any page', async () => {
      await story.open('/admin/dashboard');
      await page.getByRole('searchbox', { name: 'Search products, orders' }).fill('MC-1E74-C4-RP3');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { name: 'Search for “MC-1E74-C4-RP3”' })).toBeVisible();
      await story.open('/admin/products?q=MC-1E74-C4-RP3');
      await expect(page).toHaveURL(/\/admin\/products\?q=MC-1E74-C4-RP3/);
      await expect(page.getByRole('row')).toHaveCount(2);
    });
  },
);
