import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { isHardRun } from '../support/hard-tests';
import { expect, type Story } from './story';

const WIDTHS = [320, 768, 1440];
/** The widths at which axe runs, which takes about a second. */
const AXE_WIDTHS = isHardRun ? WIDTHS : [1440];

/**
 * Expects no violation of axe's rules, and no content that is wider than the window. Axe is a script, so it needs
 * JavaScript; it is skipped at a width at which the page looks as it did at a narrower one.
 *
 * @param options.part a selector of the part that stands for a long page of equal parts. The long form checks them all.
 */
export async function expectAccessible(
  page: Page,
  { withJavaScript }: Story,
  what: string,
  { part }: { part?: string } = {},
): Promise<void> {
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
    if (!withJavaScript || !AXE_WIDTHS.includes(width)) continue;
    const look = await page.evaluate(lookOfPage);
    if (looks.has(look)) continue;
    looks.add(look);
    // Describing what passes takes axe as long as checking it. Reading the style sheets again, for one rule about turned
    // screens, takes a quarter of its time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: isHardRun });
    if (part !== undefined && !isHardRun) axe.include(part);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 4).map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
  }
}

/** Returns which elements are shown, and in which colors. Runs in the page. */
function lookOfPage(): string {
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return '-';
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} ${backgroundColor} ${backgroundImage}`;
    })
    .join('\n');
}
