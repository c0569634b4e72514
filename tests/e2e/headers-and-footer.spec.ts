import type { Page } from '@playwright/test';

import { addToCart, cartLink } from './buyer';
import { expectAccessible } from './accessible';
import { expect, test, ONCE } from './story';

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1440, height: 900 };

const STORE_LINKS = [
  ['All products', '/products'],
  ['Find by vehicle', '/vehicles'],
  ['Quick order', '/quick-order'],
  ['Favorites', '/favorites'],
  ['Home', '/'],
  ['Checkout', '/checkout'],
  ['Account', '/register'],
  ['Business', '/admin/dashboard'],
  ['Products', '/admin/products'],
  ['Inventory', '/admin/inventory'],
  ['Categories', '/admin/categories'],
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test(
  'the store header has every link of the navigation, on a desk and on a phone',
  ONCE,
  async ({ page, story }) => {
    await story.open('/cart');
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'Business' }).click();
    for (const [name, path] of STORE_LINKS) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await header.locator('summary', { hasText: 'Departments' }).click();
    await expect(header.getByRole('link', { name: 'Inventory' })).toHaveCount(0);
    await header.locator('summary', { hasText: 'Departments' }).click();
    await page.setViewportSize(PHONE);
    await expect(navigation(page).getByRole('link', { name: 'Account' })).toHaveCount(0);
    await navigation(page).locator('summary', { hasText: 'Menu' }).click();
    for (const [name, path] of STORE_LINKS) {
      await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expectAccessible(page, story, 'the open menu of the store');
    if (story.withJavaScript) {
      await page.setViewportSize(PHONE);
      await navigation(page).getByRole('link', { name: 'Account' }).focus();
      await page.keyboard.press('Escape');
      await expect(navigation(page).getByRole('link', { name: 'Account' })).toHaveCount(0);
    }
  },
);

test('a press elsewhere closes a menu and opens nothing', async ({ page, story }) => {
  await story.open('/products');
  const header = page.getByRole('banner');
  const inventory = header.getByRole('link', { name: 'Inventory', exact: true });
  await header.locator('summary', { hasText: 'Business' }).click();
  await expect(inventory).toBeVisible();
  const card = await page
    .getByRole('main')
    .getByRole('link', { name: 'BMW Smart Key', exact: true })
    .boundingBox();
  await page.mouse.click((card?.x ?? 0) + 5, (card?.y ?? 0) + 5);
  await expect(inventory).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);
});

test(
  'a step of the checkout has the way back to the cart and home, and no other navigation',
  ONCE,
  async ({ page, story }) => {
    await addToCart(page, 'ives-fs436-dome-floor-stop-626', 1);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await story.open('/cart');
      await expect(navigation(page)).toBeVisible();
      await story.open('/cart/shipping');
      await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
      await expect(navigation(page)).toHaveCount(0);
      await expect(page.getByRole('search')).toHaveCount(0);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /hotline/ })).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('link', { name: /^Keyway Trade Supply/ })).toHaveAttribute('href', '/');
      await expect(cartLink(page, 1)).toBeInViewport({ ratio: 1 });
    }
  },
);

for (const width of [320, 390]) {
  test(
    `on a phone of ${width} pixels, the header has two rows of targets for thumbs, and one more for the vehicle on the first page`,
    ONCE,
    async ({ page, story }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/padlocks', '/quick-order', '/cart']) {
        await story.open(path);
        const header = page.getByRole('banner');
        expect((await header.boundingBox())?.height).toBeLessThanOrEqual(path === '/' ? 160 : 112);
        const targets = header.locator('a, button, summary').filter({ visible: true });
        const boxes = await Promise.all((await targets.all()).slice(1).map((target) => target.boundingBox()));
        expect(boxes.length).toBeGreaterThan(4);
        for (const box of boxes) {
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(40);
        }
      }
    },
  );
}

test('the other header goes straight to a category', async ({ page, story }) => {
  await story.open('/original');
  const select = page.getByLabel('Go to a category');
  await select.selectOption({ label: 'Padlocks' });
  if (!story.withJavaScript) await page.getByRole('button', { name: 'Browse', exact: true }).click();
  await expect(page).toHaveURL(/\/padlocks$/);
  await expect(page.getByTestId('range').first()).toHaveText(/^Items 1-/);
});

test('the other header searches in a category and counts the cart', ONCE, async ({ page, story }) => {
  await addToCart(page, 'ives-fs436-dome-floor-stop-626', 3);
  await story.open('/advanced');
  await expect(cartLink(page, 3)).toBeVisible();
  const search = page.getByRole('search', { name: 'Catalog' });
  await search.getByRole('searchbox').fill('Schlage');
  await search.getByLabel('In category').selectOption({ label: 'Smart Locks' });
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/smart-locks\?q=Schlage$/);
  await expect(page.getByTestId('range').first()).toHaveText(/^Items 1-/);
});

test(
  'the other header on a phone: a menu that a button opens, Contact at its end',
  ONCE,
  async ({ page, story }) => {
    await page.setViewportSize(PHONE);
    await story.open('/original');
    await navigation(page).locator('summary', { hasText: 'Menu' }).click();
    for (const [name, path] of [
      ['Sign In or Register', '/register'],
      ['Business Dashboard', '/admin'],
      ['Get Quote', '/quote'],
    ] as const) {
      await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Français' })).toBeVisible();
    await expectAccessible(page, story, 'the open menu of the other header');
    await page.setViewportSize(PHONE);
    await navigation(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Talk to us' })).toBeInViewport();
  },
);

test(
  'a page link is followed within the page, unless the click means more',
  ONCE,
  async ({ page, story }) => {
    await story.open('/automotive-keys');
    const link = page.getByRole('main').getByRole('link', { name: 'BMW Smart Key', exact: true });
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    // The browser opens a window of its own for it, unless a script of ours has taken the click; here that is enough.
    const isLeftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const look = (click: MouseEvent) => {
            resolve(!click.defaultPrevented);
            click.preventDefault();
          };
          window.addEventListener('click', look, { once: true });
        }),
    );
    await link.click({ modifiers: ['ControlOrMeta'] });
    expect(await isLeftToBrowser).toBe(true);
    await expect(page).toHaveURL(/\/automotive-keys$/);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'BMW Smart Key' })).toBeVisible();
    await expect(page.locator('body[data-kept]')).toHaveCount(1);
  },
);
