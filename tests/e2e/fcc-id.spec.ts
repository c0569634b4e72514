import { expectAccessible } from './accessible';
import { expect, test, WITHOUT_FORMS } from './story';

test('an FCC ID shows what differs between the items that share it', async ({ page, story }) => {
  await story.open('/fcc');
  const main = page.getByRole('main');
  await main.getByLabel('FCC ID', { exact: true }).fill('hyq-14 fba');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/fcc\/HYQ14FBA$/);
  await expect(main.getByRole('heading', { level: 1, name: 'FCC ID HYQ14FBA' })).toBeVisible();
  const differing = main.getByRole('region', { name: 'What differs' }).getByRole('table').first();
  await expect(differing).toContainText('Toyota Smart Key, 4-Button');
  await expect(differing).toContainText('Toyota Smart Key, 3-Button');
  await expect(differing.getByRole('row').filter({ hasText: 'Buttons' })).toContainText(
    '3: lock, unlock, panic',
  );
  await expect(differing.getByRole('row').filter({ hasText: 'Price' })).toContainText('$109.99');
  await expect(differing).not.toContainText('312.1 MHz');

  await test.step('what is the same folds away', async () => {
    const same = main.getByText('The same for all');
    await expect(main.getByText('312.1 MHz')).toBeHidden();
    await same.click();
    await expect(main.getByText('312.1 MHz')).toBeVisible();
  });

  await test.step('its items go into the cart', async () => {
    await main.getByRole('button', { name: /^Add to Cart.*Toyota Smart Key, 3-Button/ }).click();
    await story.toast('Added to cart');
  });
});

test('a product leads to its FCC ID, whatever its case', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/product/ford-remote-key');
  await page.getByRole('region', { name: 'Offer' }).getByRole('link', { name: 'N5F-A08TAA' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FCC ID N5F-A08TAA' })).toBeVisible();
  const response = await page.goto('/fcc/n5fa08taa');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'FCC ID N5F-A08TAA' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fcc\/N5F-A08TAA$/);
});

test('a search for an FCC ID leads to what differs under it', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/products?q=hyq14fba');
  await page.getByRole('link', { name: 'compare what has FCC ID HYQ14FBA' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FCC ID HYQ14FBA' })).toBeVisible();
  await story.open('/products?q=padlock');
  await expect(page.getByText('This is an FCC ID')).toHaveCount(0);
});

test(
  'an FCC ID read off a worn label leads to the one that was meant',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await page.goto('/fcc?id=N5FAO8TAA');
    await story.settled();
    await page.getByText('Did you mean N5F-A08TAA?').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'FCC ID N5F-A08TAA' })).toBeVisible();
  },
);

test('an unknown FCC ID is a page that helps', async ({ page, story }) => {
  const response = await page.goto('/fcc?id=HYQ14FBQ');
  await story.settled();
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'No item with FCC ID HYQ14FBQ' })).toBeVisible();
  await expect(main.getByLabel('FCC ID', { exact: true })).toHaveValue('HYQ14FBQ');
  await main.getByLabel('FCC ID', { exact: true }).fill('hyq14fba');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'FCC ID HYQ14FBA' })).toBeVisible();
});

test('the pages of FCC IDs are accessible and fit every window', WITHOUT_FORMS, async ({ page, story }) => {
  for (const path of ['/fcc', '/fcc/HYQ14FBA', '/fcc/GQ4-53T', '/fcc/nothing']) {
    await story.open(path);
    await expectAccessible(page, story, path);
  }
});
