import { listClipped } from './clipped';
import { expect, test, ONCE } from './story';

/** UX: no name is clipped inside a control, however long it is and however narrow the window. */

const WIDTHS = [320, 390, 768, 1440];

const PAGES = [
  '/',
  '/original',
  '/advanced',
  '/products?q=deadbolt',
  '/products?make=ford&model=Transit+Connect&view=list',
  '/products?category=tools-machines-supplies&inStock=1',
  '/padlocks?view=grid',
  '/product/von-duprin-qel99eo-quiet-electric-latch-retraction-device-36-in',
  '/compare?product=1&product=204&product=3',
  '/quick-order',
  '/cart',
  '/vehicles?make=ford',
  '/vehicles?make=ford&model=Transit+Connect&year=2018',
  '/favorites',
];

test('no control clips its text at any width', ONCE, async ({ page, story }) => {
  for (const path of PAGES) {
    await story.open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await listClipped(page), `${path} at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('nor do the filters in French', ONCE, async ({ page, story }) => {
  for (const path of ['/fr/automotive-keys', '/fr/products?q=serrure']) {
    await story.open(path);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLDetailsElement>('.search-band details, .filters'))
          one.open = true;
      });
      expect(await listClipped(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
