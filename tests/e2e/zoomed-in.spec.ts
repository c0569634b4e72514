import type { Page } from '@playwright/test';

import { listClipped } from './clipped';
import { expect, test, ONCE } from './story';

/** A window of 1280 by 720 at 200 percent (WCAG 1.4.4, 1.4.10). */
test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

const PAGES = [
  '/',
  '/original',
  '/padlocks?view=grid',
  '/padlocks?view=list&compare=170&compare=171',
  '/products?q=deadbolt',
  '/product/bmw-smart-key',
  '/vehicles?make=honda&model=Accord&year=2015',
  '/compare?product=1&product=204&product=3&product=210',
  '/cart',
  '/cart/shipping',
  '/checkout',
  '/quick-order',
  '/register',
  '/sign-in',
  '/resources/finish-codes',
];

test('at 200 percent, every page is whole', ONCE, async ({ page, story }) => {
  await story.open('/product/bmw-smart-key');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await story.toast('Added to cart');
  for (const path of PAGES) {
    await story.open(path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(640);
    expect.soft(await listClipped(page), path).toEqual([]);
    expect.soft(await listOverlaps(page), path).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, innerHeight));
    expect.soft(await measureBars(page), path).toBeLessThanOrEqual(360 / 3);
  }

  await test.step('the bars of the filter sheet leave room for the filters', async () => {
    await story.open('/padlocks');
    await page.getByText('Filters', { exact: true }).click();
    const bars = await page
      .locator('.filters > summary, .filters__send')
      .evaluateAll((all) => all.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0));
    expect(bars).toBeLessThanOrEqual(360 / 3);
  });
});

/** Lists prices and controls that lie on each other. */
function listOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main :is(a, button, input, select, summary, .price > *)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.closest('[aria-hidden], .sr-only, .buy-bar, .bottom-bar, .compare-bar') === null)
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return boxes.flatMap(({ one, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ one: other }) => !one.contains(other) && !other.contains(one))
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2,
        )
        .map(({ one: other }) => `${one.outerHTML.slice(0, 80)} on ${other.outerHTML.slice(0, 80)}`),
    );
  });
}

/** Adds up the heights of the bars that stay in the window while the page scrolls. */
function measureBars(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  );
}
