import { isHardRun } from '../support/hard-tests';
import { expectAccessible } from './accessible';
import { expect, test, ONCE } from './story';

test('an FCC ID shows what differs between the items that share it', ONCE, async ({ page, story }) => {
  await story.open('/fcc');
  const main = page.getByRole('main');
  await main.getByLabel('FCC ID', { exact: true }).fill('hyq-14 fba');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/fcc\/HYQ14FBA$/);
  await expect(main.getByRole('heading', { level: 1, name: 'FCC ID HYQ14FBA' })).toBeVisible();
  const differing = main.getByRole('region', { name: 'Differences' }).getByRole('table').first();
  await expect(differing).toContainText('Toyota Smart Key, 4-Button');
  await expect(differing).toContainText('Toyota Smart Key, 3-Button');
  await expect(differing.getByRole('row').filter({ hasText: 'Buttons' })).toContainText(
    '3: lock, unlock, panic',
  );
  await expect(differing.getByRole('row').filter({ hasText: 'Price' })).toContainText('$109.99');
  await expect(differing).not.toContainText('312.1 MHz');

  await test.step('what is the same folds away', async () => {
    const same = main.getByText('Shared specs');
    await expect(main.getByText('312.1 MHz')).toBeHidden();
    await same.click();
    await expect(main.getByText('312.1 MHz')).toBeVisible();
  });

  await test.step('its items go into the cart', async () => {
    await main.getByRole('button', { name: /^Add to Cart.*Toyota Smart Key, 3-Button/ }).click();
    await story.toast('Added to cart');
  });
});

test('the pages of FCC IDs are accessible and fit every window', ONCE, async ({ page, story }) => {
  for (const path of ['/fcc', '/fcc/HYQ14FBA', '/fcc/nothing', ...(isHardRun ? ['/fcc/GQ4-53T'] : [])]) {
    await story.open(path);
    await expectAccessible(page, story, path);
  }
});
