import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, type Story } from './story';

const WIDTHS = [320, 768, 1440];

/** No violation that axe knows (it is a script itself), and nothing that makes the page wider than its window. */
export async function expectAccessible(page: Page, { withJavaScript }: Story, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= limit) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    });
    expect.soft(overflow, `${what} at ${width} px is wider than its window`).toEqual([]);
    if (!withJavaScript) continue;
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 4).map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
  }
}
