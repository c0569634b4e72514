import type { Page } from '@playwright/test';

import { addToCart, cartLink } from './buyer';
import { expect, ONCE, test } from './story';

/** The data that the page asks for ahead, as a browser marks it, and the scripts that it loads. */
function watchRequests(page: Page) {
  const seen = { data: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (isAhead && pathname.endsWith('.data')) seen.data.push(pathname);
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) seen.scripts.push(pathname);
  });
  return seen;
}

const ofProductPage = (scripts: string[]) => scripts.filter((name) => name.includes('/product._handle'));

test(
  'a page is there when its link is followed, since somebody rested on it',
  ONCE,
  async ({ page, story }) => {
    await story.open('/automotive-keys');
    await page.waitForLoadState('networkidle');
    const seen = watchRequests(page);
    const link = page.getByRole('main').getByRole('link', { name: 'BMW Smart Key' }).first();
    await link.hover();
    await expect.poll(() => seen.data).toEqual(['/product/bmw-smart-key.data']);
    await expect.poll(() => ofProductPage(seen.scripts)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    seen.scripts.length = 0;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'BMW Smart Key' })).toBeVisible();
    expect(seen.scripts).toEqual([]);
  },
);

test(
  'who goes from link to link by the keyboard has the page of the one they stay on',
  ONCE,
  async ({ page, story }) => {
    await story.open('/');
    await page.waitForLoadState('networkidle');
    const seen = watchRequests(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().focus();
    await expect.poll(() => seen.data).toEqual(['/contact.data']);
  },
);

test('what was fetched ahead is not shown once the cart has changed', ONCE, async ({ page, story }) => {
  await addToCart(page, 'bmw-smart-key');
  await story.open('/');
  await page.waitForLoadState('networkidle');
  const seen = watchRequests(page);
  const checkout = page.getByRole('banner').getByRole('link', { name: 'Checkout', exact: true });
  await checkout.hover();
  await expect.poll(() => seen.data).toEqual(['/checkout.data']);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click();
  await expect(cartLink(page, 2)).toBeVisible();
  await checkout.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('main').getByText('BMW Smart Key').first()).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByRole('listitem')).toHaveCount(2);
});
