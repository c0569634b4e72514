import type { Page } from '@playwright/test';

import { localPath, t } from './language';
import { expect, type Story } from './story';

export const PERSONAL = {
  'First name': 'Ada',
  'Last name': 'Locke',
  Email: 'ada@locke.example',
  Phone: '(416) 555-0199',
};

export const BUSINESS_TEXTS = {
  'Company name': 'Locke & Daughters',
  'Job title': 'Owner',
  'Street address': '12 Tumbler Lane',
  City: 'Toronto',
  'ZIP or postal code': 'k1a 0b1',
};

const BUSINESS_CHOICES = {
  'Business type': 'Security Company',
  'Years in business': '11-20 years',
  'State or province': 'Ontario',
};

export const main = (page: Page) => page.getByRole('main');
export const box = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: t(label), exact: true });
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
export const problem = (page: Page) => page.getByRole('alert', { name: t('There is a problem') });

/** The heading of the step that the page is at, once its form is alive. */
async function expectStep(page: Page, story: Story, name: string, path: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 2, name: t(name), exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === localPath(path));
  await expect(page.locator('[aria-current="step"]')).toContainText(t(name));
  await story.settled();
}

export const expectPersonal = (page: Page, story: Story) =>
  expectStep(page, story, 'Personal Information', '/register');
export const expectBusiness = (page: Page, story: Story) =>
  expectStep(page, story, 'Business Information', '/register/business');
export const expectTerms = (page: Page, story: Story) =>
  expectStep(page, story, 'Terms & Confirmation', '/register/terms');

export async function fillPersonal(page: Page, changes: Partial<typeof PERSONAL> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...PERSONAL, ...changes }))
    await box(page, label).fill(value);
}

export async function fillBusiness(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BUSINESS_TEXTS)) await box(page, label).fill(value);
  for (const [label, option] of Object.entries(BUSINESS_CHOICES)) {
    await main(page)
      .getByLabel(t(label))
      .selectOption({ label: t(option) });
  }
}

export async function next(page: Page): Promise<void> {
  await button(page, t('Next Step')).click();
}

/** Fills the first two steps in and arrives at the third. */
export async function goToTerms(page: Page, story: Story, email: string): Promise<void> {
  await story.open('/register');
  await fillPersonal(page, { Email: email });
  await next(page);
  await expectBusiness(page, story);
  await fillBusiness(page);
  await next(page);
  await expectTerms(page, story);
}

export async function agreeAndCreate(page: Page): Promise<void> {
  await main(page).getByLabel(t('I agree to the terms')).check();
  await main(page).getByLabel(t('I agree to the privacy policy')).check();
  await button(page, t('Create Account')).click();
}

export async function expectReceived(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('Application received') })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === localPath('/register/welcome'));
  // The demo has no mail server: the page says where the mail is.
  const mail = main(page).getByRole('link', { name: t('Read it in the back office') });
  await expect(mail).toHaveAttribute('href', `/admin/mail?q=${encodeURIComponent(email)}`);
}

export const addressOf = (story: Story, name: string) =>
  `${story
    .unique(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')}@locke.example`;
