import type { Page } from '@playwright/test';

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

/** Controls without a text below them that repeats a long choice: each option fits, whichever is chosen. */
const WHOLE = '#sort, #pageSize, #search-category, #jump-category';

/** The longest name in the demo. Other stories add longer categories, which a select may cut. */
const LONGEST = 'Tools, Machines & Supplies';

test('no control clips its text at any width', ONCE, async ({ page, story }) => {
  for (const path of PAGES) {
    await story.open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('button, .btn, summary, .badge, .chips a, nav a, label, th, .wordmark')]
          .filter((control) => control.checkVisibility())
          // What is for screen readers alone is one pixel wide.
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map((control) => control.textContent?.trim().slice(0, 60)),
      );
      expect(clipped, `${path} at ${width} px`).toEqual([]);
      expect(await listCutChoices(page), `${path} at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

/** A select never overflows: it cuts its text. So the text is measured, and compared with the room for it. */
function listCutChoices(page: Page): Promise<string[]> {
  const rule = { whole: WHOLE, maxLength: LONGEST.length };
  return page.evaluate(({ whole, maxLength }) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('Nothing can measure a text.');
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility() && !select.parentElement?.querySelector('.chosen-text'))
      .flatMap((select) => {
        const style = getComputedStyle(select);
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const options = select.matches(whole) ? [...select.options] : [...select.selectedOptions];
        return options
          .filter(({ text }) => text.length <= maxLength && canvas.measureText(text).width > room + 1)
          .map(({ text }) => `${select.id}: ${text}`);
      });
  }, rule);
}
