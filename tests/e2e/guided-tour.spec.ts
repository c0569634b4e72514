import type { Page } from '@playwright/test';

import { isHardRun } from '../support/hard-tests';
import { expectAccessible } from './accessible';
import { stopClock } from './clock';
import { expect, test, ONCE } from './story';

const TITLES = [
  'Welcome to Keyway',
  'Search by part number',
  'Browse by category',
  'Price and stock at a glance',
  'Cart and checkout',
];

const help = (page: Page) => page.getByRole('button', { name: /^Help/ });
const tip = (page: Page) => page.getByRole('dialog');
const mark = (page: Page) => page.evaluate(() => localStorage.getItem('tour-completed'));

async function expectStep(page: Page, number: number) {
  const dialog = page.getByRole('dialog', { name: TITLES[number - 1] ?? '' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(`${number} of 5`);
}

/** The tip is in the window and beside what it is about, not over it. */
async function expectWellPlaced(page: Page) {
  const measure = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('[role=dialog]');
      const target = dialog?.parentElement;
      const first = target?.firstElementChild;
      const content = first === dialog ? target?.lastElementChild : first;
      if (dialog == null || content == null) return 'there is no tip';
      const tipBox = dialog.getBoundingClientRect();
      const box = content.getBoundingClientRect();
      if (tipBox.left < 0 || tipBox.right > innerWidth || tipBox.top < 0 || tipBox.bottom > innerHeight)
        return 'the tip leaves the window';
      if (box.top >= innerHeight - 40 || box.bottom <= 40) return 'the target is out of the window';
      const isApart =
        tipBox.right <= box.left ||
        tipBox.left >= box.right ||
        tipBox.bottom <= box.top ||
        tipBox.top >= box.bottom;
      return isApart ? 'well' : 'the tip covers its target';
    });
  await expect.poll(measure).toBe('well');
}

for (const width of [320, 768, 1440]) {
  test(
    `five steps at ${width} px, there and back, and Finish`,
    width === 320 ? {} : ONCE,
    async ({ page, story }) => {
      await page.setViewportSize({ width, height: width < 400 ? 568 : 900 });
      await story.open('/');
      await help(page).click();
      for (const number of [1, 2, 3, 4, 5]) {
        await expectStep(page, number);
        await expectWellPlaced(page);
        await expect(tip(page).getByRole('button', { name: 'Previous' })).toBeEnabled({
          enabled: number > 1,
        });
        if (number < 5) await tip(page).getByRole('button', { name: 'Next' }).click();
      }
      await tip(page).getByRole('button', { name: 'Previous' }).click();
      await expectStep(page, 4);
      await tip(page).getByRole('button', { name: 'Next' }).click();
      await expect(tip(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
      await tip(page).getByRole('button', { name: 'Finish' }).click();
      await expect(tip(page)).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
      if (story.withJavaScript) expect(await mark(page)).toBe('true');

      await test.step('it begins at its beginning again', async () => {
        await help(page).click();
        await expectStep(page, 1);
        await tip(page).getByRole('button', { name: 'Skip Tour' }).click();
        await expect(tip(page)).toHaveCount(0);
      });
    },
  );
}

test('the tour keeps what else the address says', ONCE, async ({ page, story }) => {
  await story.open('/?featured=12');
  await help(page).click();
  await tip(page).getByRole('button', { name: 'Next' }).click();
  await tip(page).getByRole('button', { name: 'Close the tour' }).click();
  await expect(tip(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?featured=12(#|$)/);
});

test('a step has an address', ONCE, async ({ page, story }) => {
  await story.open('/?tour=3#tour-categories');
  await expectStep(page, 3);
  await expectWellPlaced(page);
  await tip(page).getByRole('button', { name: 'Skip Tour' }).click();
  await expect(tip(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search === '');
  for (const nonsense of ['0', '6', 'x', '1.5']) {
    await story.open(`/?tour=${nonsense}`);
    await expect(tip(page)).toHaveCount(0);
  }
});

test('the tour by the keyboard alone', ONCE, async ({ page, story }) => {
  await story.open('/');
  await help(page).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  await expect(tip(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip(page).getByRole('button', { name: 'Close the tour' })).toBeFocused();
  await tip(page).getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  await expect(tip(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(help(page)).toBeFocused();
  expect(await mark(page)).toBe('true');
});

for (const number of isHardRun ? [1, 2, 3, 4, 5] : [1]) {
  test(`step ${number} is accessible`, ONCE, async ({ page, story }) => {
    await story.open(`/?tour=${number}`);
    await expectStep(page, number);
    await expectAccessible(page, story, `step ${number}`);
  });
}

test(
  'it opens by itself on the compact page after a second, until it was ended once',
  ONCE,
  async ({ page, story }) => {
    await stopClock(page);
    await story.open('/simple');
    await page.clock.runFor(900);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expectStep(page, 1);
    await tip(page).getByRole('button', { name: 'Skip Tour' }).click();
    await story.open('/simple');
    await page.clock.runFor(5000);
    await expect(tip(page)).toHaveCount(0);
  },
);

test('it never opens by itself on the home page', ONCE, async ({ page, story }) => {
  await stopClock(page);
  await story.open('/');
  await page.clock.runFor(5000);
  await expect(tip(page)).toHaveCount(0);
});

test(
  'the help button covers nothing on a phone, and the Admin Panel is in the footer',
  ONCE,
  async ({ page, story }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await story.open('/');
    await expect(help(page)).not.toBeInViewport();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    const end = await footer.boundingBox();
    const box = await help(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((end?.y ?? Infinity) + (end?.height ?? 0));
  },
);
