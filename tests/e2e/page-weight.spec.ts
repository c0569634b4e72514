import type { Page } from '@playwright/test';

import { addToCart } from './buyer';
import { expect, ONCE, test } from './story';

/** What a page may cost. JavaScript as it is sent, compressed; times with the network of SLOW_4G. */
const MOST_JAVASCRIPT = 120 * 1024;
const SLOWEST_LCP_MS = 1500;
const MOST_SHIFT = 0.02;

/** The slow 4G that Lighthouse measures with: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const PAGES = [
  '/',
  '/padlocks',
  '/products?view=list',
  '/product/bmw-smart-key',
  '/vehicles',
  '/quick-order',
  '/contact',
  '/quote',
  '/register',
  '/cart',
  '/checkout',
];

for (const path of PAGES) {
  test(
    `${path} loads at most 120 KB of JavaScript, and nothing from elsewhere`,
    ONCE,
    async ({ page, story, baseURL }) => {
      if (path === '/checkout' || path === '/cart') await addToCart(page, 'bmw-smart-key');
      const strangers: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) strangers.push(request.url());
      });
      await story.open(path);
      await page.waitForLoadState('networkidle');
      const javascript = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name))
          .reduce((sum, entry) => sum + Number('encodedBodySize' in entry ? entry.encodedBodySize : 0), 0),
      );
      console.log(`${path}: ${(javascript / 1024).toFixed(1)} KB of JavaScript`);
      // That anything was counted at all.
      expect(javascript).toBeGreaterThan(20_000);
      expect(javascript).toBeLessThanOrEqual(MOST_JAVASCRIPT);
      expect(strangers).toEqual([]);
    },
  );
}

/** The largest contentful paint in milliseconds and all layout shift, as Chromium reports them to the page. */
async function measure(page: Page, path: string): Promise<{ lcp: number; shift: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<{ lcp: number; shift: number }>((resolve) => {
        let lcp = 0;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) lcp = Math.max(lcp, startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told in the next turns.
        setTimeout(() => resolve({ lcp, shift }), 300);
      }),
  );
}

for (const path of ['/', '/padlocks', '/products?view=list', '/product/bmw-smart-key']) {
  test(`${path} is seen within 1.5 s on slow 4G and does not move`, ONCE, async ({ browser, baseURL }) => {
    const runs: { lcp: number; shift: number }[] = [];
    // A machine that is busy with other things only ever makes a page slower: the best of three is the page's own.
    while (runs.length < 3 && !runs.some(({ lcp }) => lcp <= SLOWEST_LCP_MS)) {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 2,
      });
      runs.push(await measure(await context.newPage(), path));
      await context.close();
    }
    const best = runs.reduce((one, other) => (other.lcp < one.lcp ? other : one));
    console.log(`${path}: LCP ${Math.round(best.lcp)} ms, CLS ${best.shift.toFixed(4)}`);
    expect(best.lcp).toBeGreaterThan(0);
    expect(best.lcp).toBeLessThanOrEqual(SLOWEST_LCP_MS);
    expect(Math.max(...runs.map(({ shift }) => shift))).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

/** Every element with its place and what shows of it. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(link, script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, border, font, opacity } = getComputedStyle(element);
      const shown = [x, y, width, height, color, backgroundColor, border, font, opacity].join(' ');
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${shown}`;
    }),
  );

for (const path of ['/', '/products', '/product/bmw-smart-key', '/vehicles', '/compare', '/nowhere']) {
  test(
    `${path} needs nothing of the style sheet that the catalog leaves out`,
    ONCE,
    async ({ page, story }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      // The home page's offers don't move on meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await story.open('/cart');
      const sheet = await page.locator('link[rel=stylesheet][href*=beyond-catalog]').getAttribute('href');
      await story.open(path);
      await page.waitForLoadState('networkidle');
      const without = await lookOf(page);
      await page.addStyleTag({ url: sheet ?? '' });
      expect(await lookOf(page)).toEqual(without);
    },
  );
}
