import { chromium } from '@playwright/test';

import { browserOptions } from '../../tests/e2e/browser';
import type { Target } from './load';

/** Slow 3G: 400 kbit/s and 400 ms, as browsers' developer tools have it; and a processor of a cheap phone. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** How long after loading something may still move. */
const SETTLED_MS = 1500;

interface FirstPaint {
  paintMs: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Opens a page on a slow phone, first with an empty cache, then again. */
export async function openOnSlowPhone({ host }: Target, path: string) {
  const browser = await chromium.launch(await browserOptions());
  const page = await browser.newPage(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const open = async (): Promise<FirstPaint> => {
    await page.goto(`http://${host}${path}`, { timeout: 60_000 });
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(readFirstPaint);
  };
  const opened = { cold: await open(), warm: await open() };
  await browser.close();
  return opened;
}

/** Runs in the page. */
function readFirstPaint(): Promise<FirstPaint> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // What happened before it observes is reported in the next task.
    setTimeout(() => resolve({ paintMs: paint?.startTime ?? Number.NaN, shift }), 100);
  });
}
