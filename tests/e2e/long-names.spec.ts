import { expect, test, ONCE } from './story';

/** UX: no name is clipped inside a control, however long it is and however narrow the window. */

const WIDTHS = [320, 390, 768, 1440];

const PAGES = [
  '/',
  '/products?q=deadbolt',
  '/products?make=ford&model=Transit+Connect&view=list',
  '/padlocks?view=grid',
  '/product/von-duprin-qel99eo-quiet-electric-latch-retraction-device-36-in',
  '/compare?compare=1&compare=2&compare=3',
  '/quick-order',
  '/cart',
  '/vehicles?make=ford',
  '/favorites',
];

test('no control clips its text at any width', ONCE, async ({ page, story }) => {
  for (const path of PAGES) {
    await story.open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('button, .btn, summary, .badge, .chips a, nav a, label, th')]
          .filter((control) => control.checkVisibility())
          // What is for screen readers alone is one pixel wide.
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map((control) => control.textContent?.trim().slice(0, 60)),
      );
      expect(clipped, `${path} at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});
