import type { Page } from '@playwright/test';

/** Time passes only when the story says so: by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}
