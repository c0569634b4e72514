import type { Page } from '@playwright/test';

import { expect, test, type Story, ONCE } from './story';

const ALL = [
  'Keyway Toronto',
  'Keyway Ottawa',
  'Keyway Montreal',
  'Keyway Vancouver',
  'Keyway Calgary',
  'Keyway Halifax',
];

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Locations', exact: true }).getByRole('heading', { level: 3 });

/** With JavaScript the page answers while one types; without, when the form is sent. */
async function search(page: Page, story: Story, text: string, region?: string): Promise<void> {
  await page.getByLabel('Name, city, or province').fill(text);
  if (region !== undefined) await page.getByLabel('Region').selectOption({ label: region });
  if (!story.withJavaScript) {
    await page.getByRole('search', { name: 'Locations' }).getByRole('button', { name: 'Search' }).click();
  }
}

test('a search by text and region, restored by its address', async ({ page, story }) => {
  await story.open('/locations');
  await search(page, story, 'OTT');
  await expect(cards(page)).toHaveText(['Keyway Ottawa']);
  await expect(page.getByText('1 location', { exact: true })).toBeVisible();
  await search(page, story, 'nova sco');
  await expect(cards(page)).toHaveText(['Keyway Halifax']);
  await search(page, story, '', 'Western Canada');
  await expect(cards(page)).toHaveText(['Keyway Vancouver', 'Keyway Calgary']);
  await expect(page).toHaveURL(/region=western/);
  await search(page, story, 'cal');
  await expect(cards(page)).toHaveText(['Keyway Calgary']);
  await page.reload();
  await story.settled();
  await expect(cards(page)).toHaveText(['Keyway Calgary']);
  await expect(page.getByLabel('Name, city, or province')).toHaveValue('cal');
  await search(page, story, 'cal', 'All Regions');
  await expect(cards(page)).toHaveText(['Keyway Calgary']);
});

test('nothing found says so and leads back to all', ONCE, async ({ page, story }) => {
  await story.open('/locations');
  await search(page, story, 'toronto', 'Quebec');
  await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Try adjusting your search criteria or region filter.');
  await expect(page.getByText('0 locations', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show all locations' }).click();
  await expect(cards(page)).toHaveText(ALL);
  await expect(page.getByLabel('Name, city, or province')).toHaveValue('');
  await expect(page.getByLabel('Region')).toHaveValue('all');
});

test('Back and forward find the search again', ONCE, async ({ page, story }) => {
  await story.open('/locations');
  await search(page, story, 'halifax');
  await expect(cards(page)).toHaveText(['Keyway Halifax']);
  await page.getByRole('link', { name: 'Message Keyway Halifax' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveText(['Keyway Halifax']);
  await expect(page.getByLabel('Name, city, or province')).toHaveValue('halifax');
});

test('the map leads to the cards of what is found', ONCE, async ({ page, story }) => {
  await story.open('/locations?region=western');
  const map = page.getByRole('group', { name: 'Map of Canada with our locations' });
  await expect(map.getByRole('link')).toHaveCount(2);
  await map.getByRole('link', { name: /^Vancouver/ }).click();
  await expect(page).toHaveURL(/#location-4$/);
  await expect(page.locator('#location-4')).toBeInViewport();
  await expect(cards(page)).toHaveText(['Keyway Vancouver', 'Keyway Calgary']);
});
