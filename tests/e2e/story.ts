import { test as base, expect, type Page } from '@playwright/test';

interface Story {
  /** Whether this run has JavaScript. */
  withJavaScript: boolean;
  /** Opens a page and waits until its forms are alive. */
  open: (path: string) => Promise<void>;
  /** After a click that opens a page by its own: waits until its forms are alive. */
  settled: () => Promise<void>;
  signInAsStaff: (redirectTo?: string) => Promise<void>;
  toast: (text: string | RegExp) => Promise<void>;
}

/** A page's forms answer by JavaScript once React has taken over. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith('__react')) ||
      Object.keys(document).some((key) => key.startsWith('__react')),
  );
}

/**
 * A story is told once and played with and without JavaScript. An error in the browser's console fails it.
 */
export const test = base.extend<{ story: Story }>({
  story: async ({ page, javaScriptEnabled }, use) => {
    const withJavaScript = javaScriptEnabled !== false;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A page that is asked to be refused answers 4xx, and the browser notes that; everything else is ours.
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
    });
    const settled = async () => {
      await page.waitForLoadState();
      if (withJavaScript) await hydrated(page);
    };
    const open = async (path: string) => {
      await page.goto(path);
      await settled();
    };
    await use({
      withJavaScript,
      open,
      settled,
      signInAsStaff: async (redirectTo = '/admin/dashboard') => {
        await open(redirectTo);
        await page.getByLabel('Username').fill('admin');
        await page.getByLabel('Password').fill('keyway-demo');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await page.waitForURL((url) => url.pathname + url.search === redirectTo);
        await settled();
      },
      toast: async (text) => {
        await expect(page.getByRole('status')).toContainText(text);
      },
    });
    expect(errors).toEqual([]);
  },
});

export { expect };
