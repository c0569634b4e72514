import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, type Story, test } from './story';

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Professionals', exact: true }).getByRole('heading', { level: 3 });

interface Search {
  text?: string;
  region?: string;
  specialty?: string;
}

async function search(page: Page, story: Story, { text, region, specialty }: Search): Promise<void> {
  if (text !== undefined) await page.getByLabel('City, state, or name').fill(text);
  if (region !== undefined) await page.getByLabel('State or province').selectOption({ label: region });
  if (specialty !== undefined) await page.getByLabel('Specialty').selectOption({ label: specialty });
  if (!story.withJavaScript) {
    await page.getByRole('search', { name: 'Professionals' }).getByRole('button', { name: 'Search' }).click();
  }
}

test('by place, province and specialty', async ({ page, story }) => {
  await story.open('/find-professional');
  await expect(page).toHaveTitle(/^Find a Professional \| Keyway/);
  await expect(page.getByText('Demo listings')).toBeVisible();
  await expect(page.getByText('18 professionals', { exact: true })).toBeVisible();
  await expectAccessible(page, story, 'the professionals');

  await search(page, story, { text: 'toronto' });
  await expect(cards(page)).toHaveText(['Humber Lock & Key', 'Parkdale Mobile Locksmith']);
  await search(page, story, { specialty: 'Smart locks' });
  await expect(cards(page)).toHaveText(['Parkdale Mobile Locksmith']);
  await search(page, story, { text: '', region: 'British Columbia' });
  await expect(cards(page)).toHaveText(['False Creek Lock Works']);
  await expect(page).toHaveURL(/region=BC/);

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'False Creek' }) });
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16045550168');
  await expect(card.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:shop@/);
});
