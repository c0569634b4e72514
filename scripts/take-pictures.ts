import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { adminPaths } from '../app/admin-paths';
import { serverPaths } from '../app/server-paths';
import { paths } from '../app/paths';
import { browserOptions } from '../tests/e2e/browser';
import { startServer } from '../tests/support/server-process';

/**
 * Takes the pictures of docs/tour.md from a freshly seeded demo: `npm run pictures`. Build the store first. The demo is
 * the same every time except for its dates.
 */
const FOLDER = 'docs/tour';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PASTED_LIST = '2 x ND80PD-RHO-626\nB60N 626 x 10\nKW1 50\nAK-BMW-FEM-4B 1\nM62 4';

const folder = mkdtempSync(path.join(tmpdir(), 'keyway-pictures-'));
const server = await startServer({ DATABASE_URL: `file:${folder}/store.db` });
const browser = await chromium.launch(await browserOptions());
const context = await browser.newContext({ baseURL: `http://${server.host}`, viewport: DESK });
const page = await context.newPage();

const open = (address: string) => page.goto(address, { waitUntil: 'networkidle' });
const firstRow = async (list: string, link: RegExp) => {
  await open(list);
  await page.getByRole('main').getByRole('link', { name: link }).first().click();
  await page.waitForURL((url) => url.pathname !== list.split('?')[0]);
  await page.waitForLoadState('networkidle');
};

/** The pictures by file name, in the tour's order. */
const SCENES: Record<string, (page: Page) => Promise<unknown>> = {
  home: () => open(paths.home()),
  vehicle: () => open(paths.vehicles({ make: 'honda', model: 'Civic', year: 2019 })),
  listing: () => open('/door-locks?brand=Schlage'),
  product: () => open(paths.product('bmw-smart-key')),
  'quick-order': async () => {
    await open(paths.quickOrder());
    await page.locator('#quick-order-text').fill(PASTED_LIST);
    await page.getByRole('button', { name: 'Check price and stock' }).first().click();
    await page.getByRole('heading', { name: /ready/ }).waitFor();
  },
  checkout: async () => {
    await open(paths.product('bmw-smart-key'));
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('status').getByText('cart').first().waitFor();
    await page.setViewportSize(PHONE);
    await open(paths.checkout());
  },
  dashboard: async () => {
    await page.setViewportSize(DESK);
    await open(adminPaths.login());
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('keyway-demo');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/dashboard/);
    await open(adminPaths.dashboard());
  },
  orders: () => open(adminPaths.orders()),
  order: () => firstRow(adminPaths.orders({ state: 'paid' }), /^KW-/),
  reorder: () => open(adminPaths.reorder()),
  customer: () => firstRow(adminPaths.customers({ status: 'approved' }), /Lock|Key/),
  api: () => open(serverPaths.apiDocs()),
};

try {
  for (const [name, show] of Object.entries(SCENES)) {
    await show(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture).png({ palette: true, effort: 10 }).toFile(`${FOLDER}/${name}.png`);
    console.log(`${FOLDER}/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
