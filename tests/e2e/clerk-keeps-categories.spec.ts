import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, test } from './story';

/** The addresses that the store's menu of categories leads to, in its order. */
async function menuOf(page: Page): Promise<string[]> {
  const links = page.locator('.fold-menu--store > ul > li > a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('a clerk keeps the tree of categories, and the store follows', async ({ page, story, clerk }) => {
  const top = await clerk.addCategory(story.unique('Vault gear'));
  const first = story.unique('Vault locks');
  const second = story.unique('Vault boxes');
  await story.signInAsStaff('/admin/categories');

  await test.step('adds two sub-categories and moves the second up', async () => {
    for (const name of [first, second]) {
      await page.getByRole('link', { name: 'Add Category' }).first().click();
      await story.settled();
      await page.getByLabel('Category name').fill(name);
      await page.getByLabel('Below').selectOption({ label: top.name });
      await page.getByRole('button', { name: 'Create Category' }).click();
      await story.toast('Category created successfully');
      await story.settled();
    }
    await page.getByRole('button', { name: `Move ${second} up` }).click();
    await story.toast(`${second} moved up to position 1 of 2`);
    await expect(page.getByRole('button', { name: `Move ${second} up` })).toHaveCount(0);
    // It is the first now: the button that was pressed is gone, and the other one of the row takes the focus.
    const back = page.getByRole('button', { name: `Move ${second} down` });
    if (story.withJavaScript) await expect(back).toBeFocused();
  });

  const card = page.getByRole('article', { name: second });
  await test.step('edits it, and its old address leads to the new one', async () => {
    await card.getByRole('link', { name: 'Edit' }).click();
    await story.settled();
    await expectAccessible(page, story, 'the form of a category');
    const slug = await page.getByLabel('Address').inputValue();
    await page.getByLabel('Address').fill('cart');
    await page.getByRole('button', { name: 'Save Category' }).click();
    await expect(page.getByRole('link', { name: /\/cart is already a page in the store/ })).toBeVisible();
    await page.getByLabel('Address').fill(`${slug}-new`);
    await page.getByLabel('Description').fill('Boxes for the bank');
    await page.getByRole('button', { name: 'Save Category' }).click();
    await story.toast('Category updated successfully');
    await expect(card).toContainText('Boxes for the bank');
    const product = await clerk.addProduct({
      name: story.unique('Deposit box'),
      categoryId: Number((await card.textContent())?.match(/ID (\d+)/)?.[1]),
      stockQuantity: 3,
    });
    await story.open(`/${slug}`);
    await expect(page).toHaveURL(new RegExp(`/${slug}-new$`));
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(top.name);
    await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible();
    const menu = await menuOf(page);
    const at = menu.indexOf(`/${top.slug}`);
    expect(menu[at + 1]).toBe(`/${slug}-new`);
    await story.open(`/${top.slug}`);
    await expect(page.getByTestId('range').first()).toHaveText('Items 1-1 of 1');
    await expect(page.getByRole('navigation', { name: 'Subcategories' })).toContainText(`${second} (1)`);
  });

  await test.step('deactivates it, and it is gone from the store', async () => {
    await story.open('/admin/categories');
    await card.getByRole('link', { name: 'Deactivate' }).click();
    await story.settled();
    await expect(page.getByText('1 product are removed from the store')).toBeVisible();
    await page.getByRole('button', { name: `Deactivate ${second}` }).click();
    await story.toast('Category deactivated');
    await expect(card).toContainText('Inactive');
    await story.open(`/${top.slug}`);
    await expect(page.getByTestId('range').first()).toHaveText('No items');
    expect((await menuOf(page)).join()).not.toContain('-new');
  });

  await test.step('deletes it, and its product goes where it is sent', async () => {
    await story.open('/admin/categories');
    await card.getByRole('link', { name: 'Delete' }).click();
    await story.settled();
    await expectAccessible(page, story, 'the page that asks where things go');
    await page.getByRole('button', { name: `Delete ${second}` }).click();
    await expect(page.getByRole('link', { name: 'Choose a category for its product' })).toBeVisible();
    const options = page.getByLabel('Move its product to').locator('option');
    const label = await options.filter({ hasText: first }).textContent();
    await page.getByLabel('Move its product to').selectOption({ label: label ?? '' });
    await page.getByRole('button', { name: `Delete ${second}` }).click();
    await story.toast('Category deleted, 1 product moved');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('article', { name: first })).toContainText('1 product');
    await story.open(`/${top.slug}`);
    await expect(page.getByTestId('range').first()).toHaveText('Items 1-1 of 1');
  });

  await test.step('sees on the dashboard what was done', async () => {
    await story.open('/admin/dashboard');
    const activity = page.locator('section', { has: page.getByRole('heading', { name: 'Recent Activity' }) });
    await expect(activity).toContainText(`Demo Owner deleted the category ${second}`);
    await expect(page.getByRole('term').filter({ hasText: 'Total Products' })).toBeVisible();
    const plot = page.locator('section', {
      has: page.getByRole('heading', { name: 'Inventory value by category' }),
    });
    await plot.getByText('View as table').click();
    await expect(plot.getByRole('row', { name: /Commercial Locks/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To do today' })).toBeVisible();
  });
});
