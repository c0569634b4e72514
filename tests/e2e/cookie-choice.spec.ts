import type { Page } from '@playwright/test';

import { expect, test, ONCE } from './story';

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('who accepts stays where they are and is not asked again', async ({ page, context, story }) => {
  await story.open('/original?from=letter');
  await expect(bar(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept Cookies' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/original\?from=letter$/);
  expect((await context.cookies()).map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual(
    [['keyway_cookies', true, 'Lax']],
  );
  await story.open('/advanced');
  await expect(bar(page)).toHaveCount(0);
});

test('Custom Settings says what there is and keeps what is chosen', async ({ page, story }) => {
  await story.open('/advanced');
  await bar(page).getByRole('link', { name: 'Custom Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie settings' })).toBeVisible();
  await story.settled();
  await expect(page.getByRole('main')).toContainText('You haven’t chosen yet.');
  await page.getByLabel('Save preferences in this browser').uncheck();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await story.toast('Cookie choice saved');
  await expect(page.getByRole('main')).toContainText('Your choice: necessary only.');
  await expect(page.getByLabel('Save preferences in this browser')).not.toBeChecked();
  await story.open('/original');
  await expect(bar(page)).toHaveCount(0);

  await story.open('/cookies');
  await page.getByRole('button', { name: 'Clear choice' }).click();
  await expect(page.getByRole('main')).toContainText('You haven’t chosen yet.');
  await story.open('/original');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    '/privacy#cookies',
  );
});

test('who wants nothing kept has no mark of the tour', async ({ page, story }) => {
  if (!story.withJavaScript) return;
  const mark = () => page.evaluate(() => localStorage.getItem('tour-completed'));
  await story.open('/');
  await page.getByRole('button', { name: /^Help/ }).click();
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  expect(await mark()).toBe('true');
  await story.open('/cookies');
  await page.getByLabel('Save preferences in this browser').uncheck();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await story.toast('Cookie choice saved');
  expect(await mark()).toBeNull();
  await story.open('/');
  await page.getByRole('button', { name: /^Help/ }).click();
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  expect(await mark()).toBeNull();
});

test('the store’s own pages ask nothing', ONCE, async ({ page, story }) => {
  await story.open('/');
  await expect(bar(page)).toHaveCount(0);
});
