import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { browserOptions } from '../../../tests/e2e/browser';
import { randomFrom, type Random } from '../../../tests/support/random';

/** What it does to a page can only be seen in one: the function is given to a browser. */

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['app/ui/markup/patch-children.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'markup',
    write: false,
  });
  browser = await chromium.launch(await browserOptions());
  page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});

afterAll(() => browser.close());
beforeEach(() => page.evaluate(() => void (document.body.innerHTML = '')));

/** Shows the first text, does something with it, and makes it the second: what stands there then. */
async function patched(first: string, second: string, meanwhile?: string): Promise<string> {
  await page.evaluate((html) => void (document.body.innerHTML = html), first);
  // Whatever is the same thing afterwards has its mark still, which stands in no text.
  await page.evaluate(() => document.querySelectorAll('*').forEach((one, at) => Object.assign(one, { at })));
  if (meanwhile !== undefined) await page.evaluate(meanwhile);
  await page.evaluate(`markup.patchChildren(document.body, ${JSON.stringify(second)})`);
  return page.evaluate(() => document.body.innerHTML);
}

/** Which of the elements that a selector finds were there before. */
function kept(selector: string): Promise<boolean[]> {
  return page.evaluate((of) => [...document.querySelectorAll(of)].map((one) => 'at' in one), selector);
}

describe('what is as it should be', () => {
  it('is not touched: pictures are not loaded again, and the focus stays', async () => {
    const field = (note: string) => `<p>${note}</p><img src="data:,"><input name="q" value="a">`;
    const typed = `const field = document.querySelector('input'); field.focus(); field.value = 'typed'`;
    expect(await patched(field('One'), field('Two'), typed)).toBe(field('Two'));
    expect(await kept('p, img, input')).toEqual([true, true, true]);
    const now = await page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement ? field.value : undefined;
    });
    expect(now).toBe('typed');
  });

  it('is told from another thing of its kind, which is made anew', async () => {
    const list = (name: string, value: string) =>
      `<article data-name="${name}"></article><input type="checkbox" name="brand" value="${value}">`;
    await patched(
      list('Deadbolt', 'Schlage'),
      list('Padlock', 'Yale'),
      `document.querySelector('input').checked = true`,
    );
    expect(await kept('article, input')).toEqual([false, false]);
    expect(await page.evaluate(() => document.querySelector('input')?.checked)).toBe(false);
  });
});

describe('what the visitor has done', () => {
  it('stays: what they opened is open, what they filtered away is away', async () => {
    const html = (count: number) => `<details><summary>${count}</summary></details><article></article>`;
    const does = `document.querySelector('details').open = true; document.querySelector('article').hidden = true`;
    const after = await patched(html(1), html(2), does);
    expect(after).toBe('<details open=""><summary>2</summary></details><article hidden=""></article>');
  });
});

describe('a keyed thing', () => {
  const group = (...keys: string[]) => keys.map((key) => `<li data-key="${key}"><input></li>`).join('');

  it('is kept when those before it go', async () => {
    expect(await patched(group('a', 'b', 'c', 'd'), group('c', 'd'))).toBe(group('c', 'd'));
    expect(await kept('li, input')).toEqual([true, true, true, true]);
  });

  it('that is new takes its place, and what was there is there still', async () => {
    expect(await patched(group('a', 'b'), group('x', 'a', 'b'))).toBe(group('x', 'a', 'b'));
    expect(await patched(group('a', 'b'), group('b', 'a'))).toBe(group('b', 'a'));
  });
});

describe('any text', () => {
  const NAMES = ['p', 'b', 'li', 'details', 'article'];

  function markupOf(random: Random, depth = 0): string {
    const parts = Array.from({ length: random.between(0, 4) }, () => {
      if (depth > 2 || random.chance(0.3)) return `text ${random.upTo(3)}`;
      const name = random.pick(NAMES);
      const key = random.pick(['', '', ' data-key="1"', ' data-key="2"']);
      const others = [' class="a"', ' title="&lt;&quot;"', ' data-name="n"'];
      const own = key + others.filter(() => random.chance(0.3)).join('');
      // A paragraph in a paragraph would be read as two beside each other.
      const inside = name === 'p' ? `words ${random.upTo(2)}` : markupOf(random, depth + 1);
      return `<${name}${own}>${inside}</${name}>`;
    });
    return parts.join('<!-- -->');
  }

  it('stands there afterwards, whatever stood there before', async () => {
    const random = randomFrom(20_261_128);
    const pairs = Array.from({ length: 400 }, () => [markupOf(random), markupOf(random)] as const);
    const wrong = await page.evaluate(
      `(${JSON.stringify(pairs)}).filter(([first, second]) => {
        document.body.innerHTML = first;
        markup.patchChildren(document.body, second);
        const now = document.body.cloneNode(true);
        document.body.innerHTML = second;
        // Not as text: the order of the attributes says nothing.
        return !document.body.isEqualNode(now);
      })`,
    );
    expect(wrong).toEqual([]);
    expect(new Set(pairs.map(([, second]) => second)).size).toBeGreaterThan(200);
  });

  it('runs nothing that is written in it', async () => {
    const told: string[] = [];
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => told.push(dialog.message())));
    await patched('<p></p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><script>alert(2)</script>');
    expect(told).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('p')?.textContent)).toBe(
      '<script>alert(1)</script>',
    );
  });
});
