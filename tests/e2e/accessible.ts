import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, type Story } from './story';

const WIDTHS = [320, 768, 1440];

/**
 * No violation that axe knows (it is a script itself), and nothing that makes the page wider than its window. Axe looks
 * at what is shown and at its colours: at a width with the same look as one before it has nothing new to say.
 */
export async function expectAccessible(page: Page, { withJavaScript }: Story, what: string): Promise<void> {
  const looks = new Set<string>();
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
    const look = await page.evaluate(lookOfPage);
    if (looks.has(look)) continue;
    looks.add(look);
    // To describe all that is right, element by element, takes as long as to judge it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 4).map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
  }
}

/** Which elements are shown, and in which colours. It runs in the page. */
function lookOfPage(): string {
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return '-';
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} ${backgroundColor} ${backgroundImage}`;
    })
    .join('\n');
}
