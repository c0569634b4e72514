import { chromium } from '@playwright/test';
import { browserOptions } from './tests/e2e/browser';
const base = 'http://127.0.0.1:28731';
const paths: Record<string,string> = JSON.parse(process.argv[2] ?? '{}');
const browser = await chromium.launch(await browserOptions());
for (const width of [1440, 320]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('console', (m) => m.type() === 'error' && console.log(page.url(), m.text().slice(0,80)));
  await page.goto(base + '/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('keyway-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) console.log(name, width, 'overflows', wide);
    await page.screenshot({ path: `/tmp/shot-${name}-${width}.png`, fullPage: true });
  }
}
await browser.close();
