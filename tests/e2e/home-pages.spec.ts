import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { stopClock } from './clock';
import { expect, test, WITHOUT_FORMS } from './story';

const hero = (page: Page) => page.getByRole('region', { name: 'Offers' });
const slide = (page: Page, title: RegExp) => hero(page).getByRole('heading', { level: 2, name: title });
const dot = (page: Page, number: number) =>
  hero(page).getByRole('button', { name: new RegExp(`^Slide ${number}`) });

const TITLES = [/right part today/, /^50% off programming devices/, /^Free shipping.*\$299\+/];

async function expectSlide(page: Page, number: number) {
  for (const [index, title] of TITLES.entries()) {
    // Whoever cannot see the others cannot reach them either: their links are gone with them.
    await expect(slide(page, title)).toBeVisible({ visible: index === number - 1 });
  }
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).getByRole('link', { name: 'Shop automotive keys' })).toHaveCount(1);
}

for (const path of ['/', '/?slide=2', '/original', '/advanced', '/simple', '/cookies']) {
  test(`${path} is accessible and fits every window`, WITHOUT_FORMS, async ({ page, story }) => {
    await story.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, story, path);
  });
}

test('the dots of the hero lead to each slide, on a phone too', WITHOUT_FORMS, async ({ page, story }) => {
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

test(
  'the hero goes round every five seconds, and stops when asked',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await stopClock(page);
    await story.open('/');
    await page.mouse.move(0, 0);
    if (!story.withJavaScript) {
      // Nothing moves, and no button promises that something could be stopped.
      await expect(hero(page).getByRole('button', { name: /Pause/ })).toHaveCount(0);
      return;
    }
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
  },
);

test(
  'the hero stands still where motion is unwelcome, and is no less complete',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await story.open('/?slide=2');
    await expectSlide(page, 2);
    if (story.withJavaScript) await page.clock.runFor(30_000);
    await expectSlide(page, 2);
    await expect(hero(page).getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
    await dot(page, 3).click();
    await expectSlide(page, 3);
  },
);

test('the hero takes the same place whichever slide it shows', WITHOUT_FORMS, async ({ page, story }) => {
  const heights = new Set<number>();
  for (const number of [1, 2, 3]) {
    await story.open(`/?slide=${number}`);
    heights.add((await hero(page).boundingBox())?.height ?? 0);
  }
  // Without JavaScript there is no Pause button; the row that it stands in is there all the same.
  expect(heights.size).toBe(1);
});

test(
  'six featured products, and six more by each View More Products',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/');
    const featured = page.getByRole('region', { name: 'Featured Products' });
    const cards = featured.getByRole('listitem');
    const more = featured.getByRole('link', { name: 'View More Products' });
    await expect(cards).toHaveCount(6);
    const total = Number(/of (\d+)/.exec(await page.getByTestId('featured-count').innerText())?.[1]);
    expect(total).toBeGreaterThan(6);
    for (let shown = 12; shown < total + 6; shown += 6) {
      await more.click();
      await expect(cards).toHaveCount(Math.min(shown, total));
    }
    await expect(more).toHaveCount(0);
  },
);

test(
  'the home page: services, sale, categories, statistics and the Admin Panel',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/');
    const services = page.getByRole('region', { name: 'Professional Services' });
    for (const [name, path] of [
      ['Automotive Keys', '/automotive-keys'],
      ['Commercial Locks', '/commercial-locks'],
      ['Smart Locks', '/smart-locks'],
      ['Safes', '/safes'],
    ] as const) {
      await expect(services.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    const sale = page.getByRole('region', { name: /^\d+ products on sale$/ });
    await expect(sale).toContainText('48hrs');
    await expect(sale).toContainText('50%');
    const card = sale.getByRole('listitem').first();
    await expect(card.locator('s')).toContainText('$');
    await expect(card.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', /^\/product\/[a-z]/);
    await expect(page.getByRole('region', { name: 'Shop by Category' }).getByRole('listitem')).toHaveCount(3);
    const leaders = page.getByRole('region', { name: 'Trusted by Industry Leaders' });
    for (const figure of ['15+', '50K+', '4.9', '24/7']) await expect(leaders).toContainText(figure);
    await page.getByRole('link', { name: 'Admin Panel' }).first().click();
    await expect(page).toHaveURL(/\/admin\/login\?redirectTo=%2Fadmin%2Fdashboard/);
  },
);

test(
  'the first marketing version: 14 tiles, 11 brands that are in stock, 4 posts',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/original');
    const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
    await expect(tiles).toHaveCount(14);
    const brands = page.getByRole('region', { name: 'Brands on our shelves' }).getByRole('link');
    await expect(brands).toHaveText([
      'ABUS',
      'Alarm Controls',
      'American Lock',
      'Comx-fort',
      'Hudson',
      'ILCO',
      'JMA',
      'LSDA',
      'Norton',
      'Sargent',
      'Schlage',
    ]);
    const posts = page.getByRole('region', { name: 'From the bench' });
    const dates = await posts.locator('time').allInnerTexts();
    expect(dates.sort()).toEqual(['Jan 21 2022', 'Jan 31 2022', 'Jun 13 2022', 'Mar 14 2022']);
    const addresses = await brands.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByTestId('range').first(), address).toHaveText(/^Items 1-\d+ of \d+$/);
    }
  },
);

test(
  'the second marketing version: four cards, every category, 4 brands, 4 posts',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/advanced');
    const cards = page.getByRole('region', { name: 'What are you working on today?' }).getByRole('link');
    await expect(cards).toHaveCount(4);
    // Other stories add categories of their own, and those have their place here at once.
    const categories = page.getByRole('region', { name: 'All categories' }).getByRole('link');
    expect(await categories.count()).toBeGreaterThanOrEqual(16);
    for (const name of ['Automotive Keys', 'Safes', 'CCTV & Alarms'])
      await expect(
        page.getByRole('region', { name: 'All categories' }).getByRole('link', { name, exact: true }),
      ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Brands on our shelves' }).getByRole('link')).toHaveCount(
      4,
    );
    await expect(page.getByRole('region', { name: 'From the bench' }).locator('time')).toHaveCount(4);
    await cards.first().click();
    await expect(page).toHaveURL(/\/automotive-keys$/);
  },
);

test(
  'the compact version: the search panel, quick links, featured products',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await stopClock(page);
    await story.open('/simple');
    await expect(page.getByLabel('Vehicle Make')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Quick order' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    await page.getByRole('link', { name: 'View More Products' }).click();
    await expect(page).toHaveURL(/\/simple\?featured=12/);
    await expect(cards).toHaveCount(12);
  },
);
