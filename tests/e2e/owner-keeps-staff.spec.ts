import type { APIRequestContext, Page } from '@playwright/test';

import { getCodeAt } from '../../app/domain/base/staff/passwords.server';
import { expectAccessible } from './accessible';
import { expect, test, type Story, ONCE } from './story';

const PASSWORD = 'a long passphrase';

async function logIn(page: Page, story: Story, username: string): Promise<void> {
  await story.open('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page, story: Story): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await story.settled();
}

test('an owner adds a clerk, who sets up a second factor and signs in by it', async ({ page, story }) => {
  const username = story.unique('clerk').toLowerCase().replaceAll(' ', '-');
  let codes: string[] = [];
  let key = '';
  /** Ours and the next 30 seconds count, and each code once: every login of the story takes a later one. */
  let later = 0;
  const nextCode = () => getCodeAt(key, Date.now() + 30_000 * later);

  await test.step('the owner adds the account', async () => {
    await story.signInAsStaff('/admin/staff');
    await page.getByRole('link', { name: 'Add staff' }).click();
    await story.settled();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Name', { exact: true }).fill('Clara Clerk');
    await page.getByLabel('Email').fill('clara@keyway.example');
    await page.getByLabel('Password').fill('keyway-demo');
    await page.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose a password other than the demo password');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add account' }).click();
    await story.toast('Clara Clerk can now sign in');
    await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('Clerk');
    await story.settled();
    await signOut(page, story);
  });

  await test.step('the clerk edits stock and is refused the staff', async () => {
    await logIn(page, story, username);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
    await story.open('/admin/products/3/stock');
    await page.getByRole('textbox', { name: 'Stock quantity' }).fill(story.withJavaScript ? '17' : '19');
    await page.getByRole('button', { name: /Save|Update/ }).click();
    await story.toast('Stock updated successfully');
    await page.goto('/admin/staff');
    await expect(page).toHaveTitle(/^You don’t have permission/);
    await expect(page.getByRole('heading', { name: 'You don’t have permission' })).toBeVisible();
  });

  await test.step('and sets up the second factor', async () => {
    await story.open('/admin/account');
    await page.getByRole('link', { name: 'Set up two-factor' }).click();
    await story.settled();
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await story.settled();
    await expectAccessible(page, story, 'The key');
    key = ((await page.locator('.factor-key__typed').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Turn on two-factor' }).click();
    await expectWrongCode(page);
    await page.getByRole('textbox', { name: 'Code' }).fill(nextCode());
    await page.getByRole('button', { name: 'Turn on two-factor' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    codes = await page.locator('.recovery-codes li').allTextContents();
    expect(codes).toHaveLength(10);
    await story.open('/admin/account/second-factor');
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
    await expect(page.locator('.recovery-codes')).toHaveCount(0);
    await signOut(page, story);
  });

  await test.step('signs in with a code of the app', async () => {
    later = 1;
    await logIn(page, story, username);
    await expect(page).toHaveURL(/\/admin\/login\/code$/);
    await story.settled();
    await page.getByRole('textbox', { name: 'Code' }).fill(nextCode());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await story.toast('Welcome to your business dashboard');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await story.settled();
    await signOut(page, story);
  });

  await test.step('and with a recovery code, which works once', async () => {
    for (const [code, isTaken] of [
      [codes[0] ?? '', true],
      [codes[0] ?? '', false],
    ] as const) {
      await logIn(page, story, username);
      await expect(page).toHaveURL(/\/admin\/login\/code$/);
      await story.settled();
      await page.getByRole('link', { name: 'Use a recovery code' }).click();
      await expect(page.getByLabel('Recovery code')).toBeVisible();
      await story.settled();
      await page.getByLabel('Recovery code').fill(code);
      await page.getByRole('button', { name: 'Sign In' }).click();
      if (isTaken) {
        await story.toast('9 recovery codes left');
        await story.settled();
        await signOut(page, story);
      } else await expectWrongCode(page);
    }
  });

  await test.step('the owner sees all of it in the audit log', async () => {
    await page.context().clearCookies();
    await story.signInAsStaff('/admin/audit');
    await expectAccessible(page, story, 'Audit log');
    await page
      .getByRole('search', { name: 'Audit log' })
      .getByRole('combobox', { name: 'User' })
      .fill(username);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(new RegExp(`who=${username}`));
    const entries = page.locator('.audit-entry');
    await expect(entries.first()).toContainText('signed out');
    for (const action of ['signed in', 'edited the stock', 'turned on two-factor authentication'])
      await expect(entries.filter({ hasText: action }).first()).toBeVisible();
    await expect(entries.filter({ hasText: 'edited the stock' })).toContainText('17');
    await story.open(`/admin/audit?subject=${username}`);
    await expect(entries.filter({ hasText: 'entered a wrong code' })).toHaveCount(1);
    await expect(entries.last()).toContainText('added the staff account');
  });

  await test.step('and switches the account off', async () => {
    await story.open('/admin/staff');
    await page.getByRole('link', { name: username }).click();
    await story.settled();
    await page.getByRole('link', { name: 'Deactivate account' }).click();
    await story.settled();
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    await story.toast('Account deactivated');
    await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('Deactivated');
  });
});

test('the header searches everything that staff look for', async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Header pick'), sku: story.unique('HS-77') });
  await story.signInAsStaff();
  const field = page.getByRole('searchbox', { name: 'Search products, orders' });
  if (story.withJavaScript) {
    // The key is listened to a moment after the page is there.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 300 });
    }).toPass();
    await field.fill('');
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
  }
  await field.fill(product.sku);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/admin\/search\?q=/);
  await expect(page.getByRole('heading', { name: 'Exact match' })).toBeVisible();
  await expect(page.locator('.search-exact').getByRole('link', { name: product.name })).toBeVisible();
  await story.open('/admin/search?q=key');
  await expectAccessible(page, story, 'Search');
  await page.getByRole('link', { name: /^All \d+ products$/ }).click();
  await expect(page).toHaveURL(/\/admin\/products\?q=key/);
});

test(
  'a viewer is shown no form that would be refused',
  ONCE,
  async ({ page, story, clerk, playwright, baseURL }) => {
    const username = story.unique('viewer').toLowerCase().replaceAll(' ', '-');
    const added = await clerk.request.post('/admin/staff/new', {
      form: { username, name: 'Vera', email: 'vera@keyway.example', role: 'viewer', password: PASSWORD },
      maxRedirects: 0,
    });
    expect(added.status()).toBe(303);
    const viewer = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    await viewer.post('/admin/login', { form: { username, password: PASSWORD }, maxRedirects: 0 });
    const seen = new Set<string>();
    const waiting = ['/admin/dashboard'];
    for (let path = waiting.shift(); path !== undefined && seen.size < 80; path = waiting.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, forms, links } = await lookAt(viewer, path);
      expect.soft(status, path).toBe(200);
      // Leaving is everyone's, and so is one's own account.
      if (!path.startsWith('/admin/account'))
        expect.soft([...new Set(forms)], path).toEqual(['/admin/logout']);
      waiting.push(...links);
    }
    expect(seen.size).toBeGreaterThan(10);
    await viewer.dispose();
    await page.close();
  },
);

/** The forms of a page that send something, and where its links lead within the back office, without their queries. */
async function lookAt(viewer: APIRequestContext, path: string) {
  const response = await viewer.get(path, { maxRetries: 2 });
  const html = await response.text();
  const forms = [...html.matchAll(/<form[^>]*method="post"[^>]*>/g)].map(
    ([form]) => /action="([^"]*)"/.exec(form)?.[1] ?? path,
  );
  const links = [...html.matchAll(/<a[^>]*href="(\/admin[^"?#]*)/g)]
    .map(([, href]) => href ?? '')
    .filter((href) => !/\/(login|csv|invoice|packing-slip)$/.test(href));
  return { status: response.status(), forms, links };
}

/** As every other form that was refused: a summary that leads to the field, which says the same. */
async function expectWrongCode(page: Page): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link', { name: /^Incorrect / })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('textbox', { name: /code/i })).toHaveAttribute('aria-invalid', 'true');
}
