import type { Page } from '@playwright/test';

import { CUSTOMER, fillCustomer, labelText } from './buyer';
import { t } from './language';
import { expect, type Story } from './story';

// Tri-Flow: $10.95, plenty in stock. 10.95 + 12.99 + 0.88 = 24.82 by the standard checkout.
export const PART = 'tri-flow-lubricant-with-ptfe-6-oz-aerosol';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: t(name) });
export const steps = (page: Page) => page.getByRole('navigation', { name: t('Checkout steps') });
export const orderSummary = (page: Page) => page.getByRole('complementary', { name: t('Order summary') });
export const problem = (page: Page) => page.getByRole('alert', { name: t('There is a problem') });

/** The way to where something on the page is changed: a link, or without JavaScript a button that keeps the form. */
export const change = (page: Page, story: Story, name: string) =>
  page.getByRole(story.withJavaScript ? 'link' : 'button', { name: t(name), exact: true });

export async function toStep(page: Page, story: Story, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  await story.settled();
}

export async function expectTyped(page: Page, typed: Partial<typeof CUSTOMER> = CUSTOMER): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByRole('textbox', { name: labelText(label), exact: true })).toHaveValue(value);
  }
}

/** With JavaScript what is typed goes to the server by itself: waits until it has arrived there. */
export async function kept(page: Page, story: Story, type: () => Promise<void>): Promise<void> {
  if (!story.withJavaScript) return type();
  const arrived = page.waitForResponse((response) => response.url().endsWith('/checkout/draft'));
  await type();
  await page.getByRole('main').locator('select:visible, input:visible').last().focus();
  await arrived;
  await page.waitForLoadState('networkidle');
}

export async function fillAndProceed(page: Page, story: Story): Promise<void> {
  await story.open('/cart/shipping');
  await fillCustomer(page);
  await page.getByRole('button', { name: t('Proceed to Payment') }).click();
  await toStep(page, story, 'Payment');
}
