import type { Page } from '@playwright/test';

/** Controls without a text below them that repeats a long choice: each option fits, whichever is chosen. */
const WHOLE = '#sort, #pageSize, #search-category, #jump-category';

/** The longest name in the demo. Other stories add longer categories, which a select may cut. */
const LONGEST = 'Tools, Machines & Supplies';

/** Lists the texts that controls of the page clip. */
export async function listClipped(page: Page): Promise<string[]> {
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('button, .btn, summary, .badge, .chips a, nav a, label, th, .wordmark')]
      .filter((control) => control.checkVisibility())
      // What is for screen readers alone is one pixel wide.
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((control) => control.textContent?.trim().slice(0, 60) ?? ''),
  );
  return [...clipped, ...(await listCutChoices(page))];
}

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
