import { expectAccessible } from './accessible';
import { expect, ONCE, test } from './story';

const PATHS = [
  '/',
  '/door-locks',
  '/product/ford-remote-key',
  '/cart',
  '/sign-in',
  '/quick-order',
  '/warranty',
  '/locations',
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
});

for (const path of PATHS)
  test(`${path} is legible in the dark theme`, ONCE, async ({ page, story }) => {
    await story.open(path);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 23, 30)');
    await expectAccessible(page, story, `${path} in the dark`);
  });

test('the dashboard is legible in the dark theme', ONCE, async ({ page, story }) => {
  await story.signInAsStaff('/admin/dashboard');
  await expectAccessible(page, story, 'the dashboard in the dark');
});

test('paper is white and has no buttons', ONCE, async ({ page, story }) => {
  await story.open('/product/ford-remote-key');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('main .btn:visible')).toHaveCount(0);
  await expect(page.locator('main img:visible')).toHaveCount(1);
});
