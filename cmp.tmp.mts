import { chromium } from '@playwright/test';
import { browserOptions } from './tests/e2e/browser';
const base = 'http://127.0.0.1:28731';
const browser = await chromium.launch(await browserOptions());
const get = async (js: boolean) => {
  const context = await browser.newContext({ javaScriptEnabled: js });
  const page = await context.newPage();
  await page.goto(base + '/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('keyway-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.reload();
  await page.waitForLoadState('networkidle');
  return page.locator('main').evaluate((m) => m.outerHTML.replaceAll('<!-- -->', '').replace(/:R\w*:|:r\w*:/g, 'ID'));
};
const [a, b] = [await get(false), await get(true)];
for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) { console.log(a.slice(i - 150, i + 150)); console.log('----'); console.log(b.slice(i - 150, i + 150)); break; }
await browser.close();
