import type { BrowserContext } from '@playwright/test';

/** All scripts but the one that keeps presses, which is there before the page is shown. */
export const SCRIPTS = /\/assets\/(fr-[^/]+\/)?(?!keep-presses)[^/]+\.js/;

/** Holds back the page's scripts until the returned function is called, as a slow network does. */
export async function holdScripts(context: BrowserContext) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
