import type { Page } from '@playwright/test';

import { isHardRun } from '../support/hard-tests';
import { expectAccessible } from './accessible';
import { stopClock } from './clock';
import { expect, test, ONCE } from './story';

const hero = (page: Page) => page.getByRole('region', { name: 'Offers' });
const slide = (page: Page, title: RegExp) => hero(page).getByRole('heading', { level: 2, name: title });
const dot = (page: Page, number: number) =>
  hero(page).getByRole('button', { name: new RegExp(`^Slide ${number}`) });

const TITLES = [/right part, shipped same day/, /^50% off programming devices/, /^Free shipping.*\$299\+/];

async function expectSlide(page: Page, number: number) {
  for (const [index, title] of TITLES.entries()) {
    // Whoever cannot see the others cannot reach them either: their links are gone with them.
    await expect(slide(page, title)).toBeVisible({ visible: index === number - 1 });
  }
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).getByRole('link', { name: 'Shop automotive keys' })).toHaveCount(1);
}

for (const path of ['/original', '/advanced', '/simple', '/cookies', ...(isHardRun ? ['/?slide=2'] : [])]) {
  test(`${path} is accessible and fits every window`, ONCE, async ({ page, story }) => {
    await story.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, story, path);
  });
}

test('the dots of the hero lead to each slide, on a phone too', ONCE, async ({ page, story }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await story.open('/');
  await expectSlide(page, 1);
  for (const number of [3, 2, 1]) {
    await dot(page, number).click();
    await story.settled();
    await expectSlide(page, number);
    await expect(dot(page, number)).toBeInViewport();
  }
  await hero(page).getByRole('link', { name: 'Shop automotive keys' }).click();
  await expect(page).toHaveURL(/\/automotive-keys$/);
});

for (const { byVehicle, ...size } of [
  {
    width: 390,
    height: 844,
    byVehicle: (page: Page) => page.getByRole('link', { name: 'Select your vehicle' }),
  },
  { width: 1440, height: 900, byVehicle: (page: Page) => page.getByLabel('Vehicle Make') },
]) {
  test(
    `the first screen of ${size.width} pixels has both searches and the first departments`,
    ONCE,
    async ({ page, story }) => {
      await page.setViewportSize(size);
      await story.open('/');
      await expect(page.getByLabel('Search by part number, name, or brand')).toBeInViewport({ ratio: 1 });
      await expect(byVehicle(page)).toBeInViewport({ ratio: 1 });
      const departments = page.getByRole('region', { name: 'Professional Services' }).getByRole('link');
      for (const index of [0, 1]) await expect(departments.nth(index)).toBeInViewport({ ratio: 1 });
    },
  );
}

test('the hero goes round every five seconds, and stops when asked', ONCE, async ({ page, story }) => {
  await stopClock(page);
  await story.open('/');
  await page.mouse.move(0, 0);
  await expectSlide(page, 1);
  await page.clock.runFor(4900);
  await expectSlide(page, 1);
  for (const number of [2, 3, 1]) {
    await page.clock.runFor(5000);
    await expectSlide(page, number);
  }

  await test.step('it holds while somebody points at it', async () => {
    await slide(page, TITLES[0] ?? /./).hover();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  });

  await test.step('and while the focus is in it', async () => {
    await hero(page).getByRole('link', { name: 'Shop automotive keys' }).focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 2);
    await page.getByRole('searchbox').first().focus();
    await page.clock.runFor(5000);
    await expectSlide(page, 3);
  });

  await test.step('Pause stops it until Play', async () => {
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.getByRole('searchbox').first().focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expectSlide(page, 3);
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.getByRole('searchbox').first().focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });
});

test(
  'the hero stands still where motion is unwelcome, and is no less complete',
  ONCE,
  async ({ page, story }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await story.open('/?slide=2');
    await expectSlide(page, 2);
    await page.clock.runFor(30_000);
    await expectSlide(page, 2);
    await expect(hero(page).getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
    await dot(page, 3).click();
    await expectSlide(page, 3);
  },
);

test('the hero takes the same place whichever slide it shows', ONCE, async ({ page, story }) => {
  const heights = new Set<number>();
  for (const number of [1, 2, 3]) {
    await story.open(`/?slide=${number}`);
    heights.add((await hero(page).boundingBox())?.height ?? 0);
  }
  // Without JavaScript there is no Pause button; the row that it stands in is there all the same.
  expect(heights.size).toBe(1);
});

test('View More Products adds six to those that are shown', ONCE, async ({ page, story }) => {
  await story.open('/');
  const cards = page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'View More Products' }).click();
  await expect(cards).toHaveCount(12);
});
