import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';

import { openDatabase } from '../../db/client';
import { expectAccessible } from './accessible';
import { expect, test, type Story } from './story';

const PERSONAL = {
  'First name': 'Ada',
  'Last name': 'Locke',
  'E-mail': 'ada@locke.example',
  Phone: '(416) 555-0199',
};

const BUSINESS_TEXTS = {
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

const main = (page: Page) => page.getByRole('main');
const box = (page: Page, label: string) => main(page).getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const problem = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

/** The heading of the step that the page is at, once its form is alive. */
async function expectStep(page: Page, story: Story, name: string, path: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('[aria-current="step"]')).toContainText(name);
  await story.settled();
}

const expectPersonal = (page: Page, story: Story) =>
  expectStep(page, story, 'Personal Information', '/register');
const expectBusiness = (page: Page, story: Story) =>
  expectStep(page, story, 'Business Information', '/register/business');
const expectTerms = (page: Page, story: Story) =>
  expectStep(page, story, 'Terms & Confirmation', '/register/terms');

async function fillPersonal(page: Page, changes: Partial<typeof PERSONAL> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...PERSONAL, ...changes }))
    await box(page, label).fill(value);
}

async function fillBusiness(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BUSINESS_TEXTS)) await box(page, label).fill(value);
  for (const [label, option] of Object.entries(BUSINESS_CHOICES)) {
    await main(page).getByLabel(label).selectOption({ label: option });
  }
}

async function next(page: Page): Promise<void> {
  await button(page, 'Next Step').click();
}

/** Fills the first two steps in and arrives at the third. */
async function goToTerms(page: Page, story: Story, email: string): Promise<void> {
  await story.open('/register');
  await fillPersonal(page, { 'E-mail': email });
  await next(page);
  await expectBusiness(page, story);
  await fillBusiness(page);
  await next(page);
  await expectTerms(page, story);
}

async function agreeAndCreate(page: Page): Promise<void> {
  await main(page).getByLabel('I agree to the terms').check();
  await main(page).getByLabel('I agree to the privacy policy').check();
  await button(page, 'Create Account').click();
}

async function expectReceived(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Application received' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/register/welcome');
  await expect(main(page)).toContainText(`We are writing to ${email}`);
}

const addressOf = (story: Story, name: string) =>
  `${story
    .unique(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')}@locke.example`;

test('a locksmith applies for a trade account', async ({ page, story }) => {
  const email = addressOf(story, 'whole way');
  await story.open('/register');
  await expectPersonal(page, story);
  const benefits = page.getByRole('complementary', { name: 'What the account gives you' });
  for (const benefit of ['Professional wholesale pricing', 'Authentic products', 'Expert support']) {
    await expect(benefits).toContainText(benefit);
  }
  await expect(button(page, 'Previous')).toHaveCount(0);
  await expectAccessible(page, story, 'step 1');

  await fillPersonal(page, { 'E-mail': email });
  await next(page);
  await expectBusiness(page, story);
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('link')).toHaveText([
    /complete: Personal Information/,
  ]);
  await expectAccessible(page, story, 'step 2');
  await fillBusiness(page);
  await next(page);

  await expectTerms(page, story);
  const summary = page.getByLabel('Summary');
  for (const text of ['Ada Locke', email, 'Locke & Daughters', 'Security Company']) {
    await expect(summary).toContainText(text);
  }
  await expect(main(page).getByRole('link', { name: 'terms', exact: true })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(main(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await expect(main(page).getByLabel('Send me offers and product news')).not.toBeChecked();
  await expectAccessible(page, story, 'step 3');

  await agreeAndCreate(page);
  await expectReceived(page, email);
  await story.settled();
  await expectAccessible(page, story, 'the last page');
  await expect(page.getByRole('link', { name: 'Access Your Dashboard' })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');

  await test.step('Back and reload send nothing twice', async () => {
    await page.reload();
    await expectReceived(page, email);
    await story.open('/register/terms');
    await expectReceived(page, email);
    await story.open('/register');
    await expect(box(page, 'First name')).toHaveValue('');
    await expect(main(page)).toContainText('An application was sent from this browser.');
  });
});

const WRONG_PERSONAL = [
  ['First name', 'A', 'First name must be at least 2 characters'],
  ['Last name', 'L', 'Last name must be at least 2 characters'],
  ['E-mail', 'ada at locke', 'Please enter a valid email address'],
  ['Phone', '555-0199', 'Please enter a valid phone number'],
] as const;

const WRONG_BUSINESS = [
  ['Company name', 'Company name is required'],
  ['Business type', 'Please select your business type'],
  ['Years in business', 'Please select years in business'],
  ['Job title', 'Job title is required'],
  ['Street address', 'Address is required'],
  ['City', 'City is required'],
  ['State or province', 'State is required'],
  ['ZIP or postal code', 'ZIP code is required'],
] as const;

test('every field says what is wrong with it, and what was typed stays', async ({ page, story }) => {
  await story.open('/register');
  for (const [label, value, message] of WRONG_PERSONAL) {
    await box(page, label).fill(value);
    if (!story.withJavaScript) continue;
    await box(page, label).blur();
    await expect(box(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(problem(page)).toHaveCount(0);
  await next(page);
  await expect(problem(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(problem(page).getByRole('link')).toHaveText(WRONG_PERSONAL.map(([, , message]) => message));
  for (const [label, value, message] of WRONG_PERSONAL) {
    await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(box(page, label)).toHaveValue(value);
  }
  await expectAccessible(page, story, 'step 1 with errors');
  await problem(page).getByRole('link', { name: WRONG_PERSONAL[2][2] }).click();
  await expect(box(page, 'E-mail')).toBeFocused();
  await fillPersonal(page);
  await next(page);
  await expectBusiness(page, story);

  await next(page);
  await expect(problem(page)).toBeFocused();
  await expect(problem(page).getByRole('link')).toHaveText(WRONG_BUSINESS.map(([, message]) => message));
  for (const [label, message] of WRONG_BUSINESS) {
    await expect(main(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page, story, 'step 2 with errors');
  await fillBusiness(page);
  await box(page, 'ZIP or postal code').fill('90210');
  await next(page);
  await expect(box(page, 'ZIP or postal code')).toHaveAccessibleDescription(
    /K1A 0B1 for an address in Canada/,
  );
  await expect(main(page).getByLabel('State or province')).toHaveValue('ON');
  await box(page, 'ZIP or postal code').fill('K1A 0B1');
  await next(page);
  await expectTerms(page, story);

  await button(page, 'Create Account').click();
  await expect(problem(page).getByRole('link')).toHaveText([
    'You must agree to the terms',
    'You must agree to the privacy policy',
  ]);
  await expectAccessible(page, story, 'step 3 with errors');
  await main(page).getByLabel('I agree to the terms').check();
  await button(page, 'Create Account').click();
  await expect(problem(page).getByRole('link')).toHaveText(['You must agree to the privacy policy']);
  await expect(main(page).getByLabel('I agree to the terms')).toBeChecked();
});

const WRONG_TEXTS = [
  ['Company name', 'X', 'Company name is required'],
  ['Job title', 'X', 'Job title is required'],
  ['Street address', '12', 'Address is required'],
  ['City', 'X', 'City is required'],
  ['ZIP or postal code', '902', 'ZIP code is required'],
] as const;

test('a field of the second step is checked when it is left, and its message goes when it is mended', async ({
  page,
  story,
}) => {
  test.skip(!story.withJavaScript, 'Without a script the answer to the form says it.');
  await story.open('/register');
  await fillPersonal(page);
  await next(page);
  await expectBusiness(page, story);
  for (const [label, value, message] of WRONG_TEXTS) {
    await box(page, label).fill(value);
    await box(page, label).blur();
    await expect(box(page, label)).toHaveAccessibleDescription(message);
  }
  await expect(problem(page)).toHaveCount(0);
  await fillBusiness(page);
  await box(page, 'ZIP or postal code').blur();
  await expect(main(page).getByText(/ is required$/)).toHaveCount(0);
});

test('an application that is left lying expires and says so', async ({ page, story, context }) => {
  await goToTerms(page, story, addressOf(story, 'left lying'));
  const session = (await context.cookies()).find(({ name }) => name === 'keyway_session')?.value ?? '';
  const id = z.string().parse(JSON.parse(Buffer.from(decodeURIComponent(session), 'base64').toString()));
  const db = openDatabase(`file:${process.env['E2E_DATA'] ?? ''}/store.db`);
  await db
    .updateTable('registration_drafts')
    .set({ expires_at: new Date(Date.now() - 60_000).toISOString() })
    .where('session_id_hash', '=', createHash('sha256').update(id).digest('base64url'))
    .execute();
  await db.destroy();
  await main(page).getByLabel('I agree to the terms').check();
  await main(page).getByLabel('I agree to the privacy policy').check();
  await button(page, 'Create Account').click();
  await story.toast('Your application has expired');
  await expectPersonal(page, story);
  await expect(box(page, 'First name')).toHaveValue('');
  await story.open('/register/terms');
  await expectPersonal(page, story);
});

test('a later step cannot be entered before the earlier ones', async ({ page, story }) => {
  for (const path of ['/register/business', '/register/terms', '/register/welcome']) {
    await story.open(path);
    await expectPersonal(page, story);
  }
  await fillPersonal(page);
  await next(page);
  await expectBusiness(page, story);
  await story.open('/register/terms');
  await expectBusiness(page, story);
});

test('Back, Forward, Previous and reload lose nothing', async ({ page, story }) => {
  await goToTerms(page, story, PERSONAL['E-mail']);
  await main(page).getByLabel('I agree to the terms').check();
  await main(page).getByLabel('Send me offers and product news').check();

  await test.step('Previous keeps the ticks, and half a step that is not valid', async () => {
    await button(page, 'Previous').click();
    await expectBusiness(page, story);
    for (const [label, value] of Object.entries(BUSINESS_TEXTS)) {
      await expect(box(page, label)).toHaveValue(value);
    }
    await box(page, 'City').fill('');
    await box(page, 'Job title').fill('Shop foreman');
    await button(page, 'Previous').click();
    await expectPersonal(page, story);
    await expect(box(page, 'Phone')).toHaveValue(PERSONAL.Phone);
    await next(page);
    await expectBusiness(page, story);
    await expect(box(page, 'City')).toHaveValue('');
    await expect(box(page, 'Job title')).toHaveValue('Shop foreman');
    await box(page, 'City').fill('Ottawa');
    await next(page);
    await expectTerms(page, story);
    await expect(main(page).getByLabel('I agree to the terms')).toBeChecked();
    await expect(main(page).getByLabel('Send me offers and product news')).toBeChecked();
    await expect(main(page).getByLabel('I agree to the privacy policy')).not.toBeChecked();
  });

  await test.step('the browser goes back and forward in any order', async () => {
    await page.goBack();
    await expectBusiness(page, story);
    await expect(box(page, 'City')).toHaveValue('Ottawa');
    await page.goBack();
    await expectPersonal(page, story);
    await expect(box(page, 'First name')).toHaveValue('Ada');
    await page.goForward();
    await expectBusiness(page, story);
    await expect(box(page, 'City')).toHaveValue('Ottawa');
    await page.goForward();
    await expectTerms(page, story);
    await page.goBack();
    await expectBusiness(page, story);
    await page.goForward();
    await expectTerms(page, story);
  });

  await test.step('what was typed and not sent is still there after Back and Forward, and after a reload', async () => {
    await page.goBack();
    await expectBusiness(page, story);
    await box(page, 'Company name').fill('Locke & Sons');
    await main(page).getByLabel('Years in business').selectOption({ label: 'More than 20 years' });
    await page.goForward();
    await expectTerms(page, story);
    await page.goBack();
    await expectBusiness(page, story);
    await expect(box(page, 'Company name')).toHaveValue('Locke & Sons');
    await expect(main(page).getByLabel('Years in business')).toHaveValue('more-than-20');
    if (story.withJavaScript) {
      await page.reload();
      await expectBusiness(page, story);
      await expect(box(page, 'Company name')).toHaveValue('Locke & Sons');
    }
    await next(page);
    await expectTerms(page, story);
    await expect(page.getByLabel('Summary')).toContainText('Locke & Sons');
  });

  await test.step('the links of the steps and of the summary lead back', async () => {
    await page.getByRole('link', { name: 'Change e-mail' }).click();
    await expectPersonal(page, story);
    await page.getByRole('link', { name: /complete: Business Information/ }).click();
    await expectBusiness(page, story);
    await expect(box(page, 'Company name')).toHaveValue('Locke & Sons');
  });

  await test.step('a reload is harmless', async () => {
    await story.open('/register/terms');
    await page.reload();
    await expectTerms(page, story);
    await expect(page.getByLabel('Summary')).toContainText('Locke & Sons');
  });
});

test('two tabs do not corrupt each other', async ({ page, story, context }) => {
  const email = addressOf(story, 'two tabs');
  await goToTerms(page, story, email);

  const other = await context.newPage();
  await other.goto('/register');
  if (story.withJavaScript) await other.waitForSelector('form[data-hydrated="true"]');
  await other.getByRole('textbox', { name: 'First name' }).fill('Bea');
  await other.getByRole('main').getByRole('button', { name: 'Next Step' }).click();
  await expect(other).toHaveURL(/\/register\/business$/);
  await expect(other.getByRole('textbox', { name: 'Company name' })).toHaveValue('Locke & Daughters');

  await agreeAndCreate(page);
  await expect(problem(page)).toContainText('changed in another window');
  await expect(page.getByLabel('Summary')).toContainText('Bea Locke');
  await button(page, 'Create Account').click();
  await expectReceived(page, email);

  await other.getByRole('main').getByRole('button', { name: 'Next Step' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Application received' })).toBeVisible();
  await other.close();
});

test('an address that has applied already gets the same answer', async ({ page, story, browser }) => {
  const email = addressOf(story, 'same address');
  await goToTerms(page, story, email);
  await agreeAndCreate(page);
  await expectReceived(page, email);
  const first = await main(page).innerText();

  const context = await browser.newContext({ javaScriptEnabled: story.withJavaScript });
  const stranger = await context.newPage();
  const strangersStory: Story = {
    ...story,
    open: async (path) => {
      await stranger.goto(new URL(path, page.url()).href);
      if (story.withJavaScript) await stranger.waitForSelector('form[data-hydrated="true"]');
    },
    settled: async () => {
      await stranger.waitForLoadState();
      if (story.withJavaScript) await stranger.waitForSelector('form[data-hydrated="true"]');
    },
  };
  await goToTerms(stranger, strangersStory, email);
  await agreeAndCreate(stranger);
  await expectReceived(stranger, email);
  expect(await main(stranger).innerText()).toBe(first);
  await context.close();
});

test('the application by the keyboard alone', async ({ page, story }) => {
  test.skip(!story.withJavaScript, 'Without a script the browser itself moves the focus.');
  const email = addressOf(story, 'keyboard');
  await story.open('/register');
  await box(page, 'First name').focus();
  for (const text of ['Ada', 'Locke', email, PERSONAL.Phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button(page, 'Next Step')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectBusiness(page, story);

  // The new page starts at its content: step link, then the fields.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /complete: Personal Information/ })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const text of [
    'Locke & Daughters',
    'Security Company',
    '11',
    'Owner',
    '12 Tumbler Lane',
    'Toronto',
    'Ontario',
    'k1a 0b1',
  ]) {
    await page.keyboard.type(text);
    if (text !== 'k1a 0b1') await page.keyboard.press('Tab');
  }
  // Enter in a field goes on; it does not go back.
  await page.keyboard.press('Enter');
  await expectTerms(page, story);
  await expect(page.getByLabel('Summary')).toContainText('Security Company');

  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (
      await main(page)
        .getByLabel('I agree to the terms')
        .evaluate((one) => one === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Create Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectReceived(page, email);
});
