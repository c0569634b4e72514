import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { createPseudoCatalog } from '../../scripts/pseudo-locale';
import { startServer } from '../support/server-process';
import { addToCart } from './buyer';
import { listClipped } from './clipped';
import { expect, ONCE, test as base } from './story';

/** A store whose French pages are in the pseudo-locale. Only the server has it, so the pages have no scripts. */
const test = base.extend<object, { pseudoShop: string }>({
  pseudoShop: [
    async ({ browserName: _browserName }, play) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'keyway-pseudo-'));
      const file = path.join(folder, 'pseudo-locale.json');
      writeFileSync(file, JSON.stringify(createPseudoCatalog()));
      const server = await startServer({ FRENCH_CATALOG: file, LOG_LEVEL: 'error' });
      await play(`http://${server.host}`);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ pseudoShop }, play) => play(pseudoShop),
});

test.use({ javaScriptEnabled: false });

const PATHS = [
  '/',
  '/original',
  '/simple',
  '/padlocks?view=grid',
  '/padlocks?view=list&compare=170&compare=171',
  '/products?q=deadbolt',
  '/products?q=nothing+of+the+kind',
  '/product/bmw-smart-key',
  '/vehicles?make=honda&model=Accord&year=2015',
  '/compare?product=1&product=204&product=3',
  '/fcc',
  '/cart',
  '/cart/shipping',
  '/checkout',
  '/quick-order',
  '/order',
  '/quote',
  '/favorites',
  '/register',
  '/sign-in',
  '/track-order',
  '/contact',
  '/locations',
  '/find-professional',
  '/services',
  '/about',
  '/blog',
  '/events',
  '/cookies',
  '/resources/finish-codes',
  '/no-such-page',
];

test('with texts that are 40 percent longer, nothing is clipped', ONCE, async ({ page }) => {
  test.setTimeout(180_000);
  await addToCart(page, 'bmw-smart-key');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of PATHS) {
      await page.goto(address === '/' ? '/fr' : `/fr${address}`);
      const what = `${address} at ${width} px`;
      await expect(page.locator('body'), what).toContainText(/é{2}/);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
      // The sort’s names are short in French.
      const clipped = (await listClipped(page)).filter((text) => !text.startsWith('sort: '));
      expect.soft([...clipped, ...(await listCut(page))], what).toEqual([]);
    }
  }
});

/** Lists headings, cells, and links that hide a part of their text, on either axis. */
function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'h1, h2, h3, h4, td, th, a, button, label, legend, summary, dt, dd, .badge',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isCut = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        const isHigh = isCut && one.scrollHeight > one.clientHeight + 1;
        return isHigh || one.scrollWidth > one.clientWidth + 1;
      })
      .map(
        (one) => `${one.tagName}.${one.getAttribute('class') ?? ''}: ${one.textContent?.trim().slice(0, 60)}`,
      ),
  );
}
