import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { localPath } from './language';
import { settle, type Story } from './story';

interface AnotherBrowser {
  page: Page;
  story: Pick<Story, 'open' | 'settled'>;
  close: () => Promise<void>;
}

/**
 * Another person's browser, with JavaScript or without as the story has it.
 *
 * @param session theirs, where they have signed in already.
 */
export async function anotherBrowser(
  browser: Browser,
  { withJavaScript }: Pick<Story, 'withJavaScript'>,
  baseURL: string | undefined,
  session?: Exclude<BrowserContextOptions['storageState'], undefined>,
): Promise<AnotherBrowser> {
  const context = await browser.newContext({
    javaScriptEnabled: withJavaScript,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  const settled = () => settle(page, withJavaScript);
  const open = async (path: string) => {
    await page.goto(localPath(path));
    await settled();
  };
  return { page, story: { open, settled }, close: () => context.close() };
}
