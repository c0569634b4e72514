import { expectAccessible } from './accessible';
import {
  PERSONAL,
  main,
  box,
  button,
  problem,
  expectPersonal,
  expectBusiness,
  expectTerms,
  fillPersonal,
  fillBusiness,
  next,
  goToTerms,
  agreeAndCreate,
  expectReceived,
  addressOf,
} from './applicant';
import { holdScripts } from './held-scripts';
import { BILINGUAL, inOrder, localPath, t } from './language';
import { pdfBytes } from '../support/documents';
import { expect, ONCE, type Story, test } from './story';

test('a locksmith applies for a trade account', BILINGUAL, async ({ page, story }) => {
  const email = addressOf(story, 'whole way');
  await story.open('/register');
  await expectPersonal(page, story);
  const benefits = page.getByRole('complementary', { name: t('Account benefits') });
  for (const benefit of ['Professional wholesale pricing', 'Authentic products', 'Expert support']) {
    await expect(benefits).toContainText(t(benefit));
  }
  await expect(button(page, t('Previous'))).toHaveCount(0);
  await expectAccessible(page, story, 'step 1');

  await fillPersonal(page, { Email: email });
  await next(page);
  await expectBusiness(page, story);
  await expect(page.getByRole('navigation', { name: t('Steps') }).getByRole('link')).toHaveText([
    inOrder(t('Step {number}, complete: ', { number: 1 }), t('Personal Information')),
  ]);
  await expectAccessible(page, story, 'step 2');
  await fillBusiness(page);

  await test.step('a license is optional, refused by its content, and kept through Previous', async () => {
    await expect(main(page)).toContainText(
      t(
        'Without a license on file, products marked “License required” stay locked. You can order everything else. You can add it later under Account → Licenses and certificates.',
      ),
    );
    const file = (label: string) => main(page).getByLabel(label);
    const pdf = { name: 'license 2026.pdf', mimeType: 'application/pdf' };
    await file(t('License document')).setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
    await next(page);
    await expect(problem(page)).toContainText(t('Upload a PDF, JPEG, or PNG'));
    await expect(box(page, 'Company name')).toHaveValue('Locke & Daughters');
    await file(t('License document')).setInputFiles({ ...pdf, buffer: pdfBytes('of a story') });
    await button(page, t('Previous')).click();
    await expectPersonal(page, story);
    await next(page);
    await expectBusiness(page, story);
    await expect(main(page)).toContainText('license 2026.pdf');
    await expect(box(page, 'Company name')).toHaveValue('Locke & Daughters');
    await expectAccessible(page, story, 'step 2 with a license');
  });
  await next(page);

  await expectTerms(page, story);
  const summary = page.getByLabel(t('Summary'));
  for (const text of ['Ada Locke', email, 'Locke & Daughters', t('Security Company'), 'license 2026.pdf']) {
    await expect(summary).toContainText(text);
  }
  for (const path of ['/terms', '/privacy'])
    await expect(main(page).locator(`a[href="${localPath(path)}"]`)).toBeVisible();
  await expect(main(page).getByLabel(t('Email me offers and product news'))).not.toBeChecked();
  await expectAccessible(page, story, 'step 3');

  await agreeAndCreate(page);
  await expectReceived(page, email);
  await expect(main(page)).toContainText(
    t('We’ll review your application and your license, usually within two business days.'),
  );
  await story.settled();
  await expectAccessible(page, story, 'the last page');
  await expect(page.getByRole('link', { name: t('Access Your Dashboard') })).toHaveAttribute(
    'href',
    '/admin',
  );
  await expect(page.getByRole('link', { name: t('Continue Shopping') })).toHaveAttribute(
    'href',
    localPath('/'),
  );

  await test.step('the dashboard is behind the buyer sign-in', async () => {
    await page.getByRole('link', { name: t('Access Your Dashboard') }).click();
    await expect(page).toHaveURL(localPath('/sign-in'));
    await expect(main(page).getByRole('link', { name: t('Apply for a trade account') })).toBeVisible();
    await page.goBack();
    await expectReceived(page, email);
    await story.settled();
  });

  await test.step('Back and reload send nothing twice', async () => {
    await page.reload();
    await expectReceived(page, email);
    await story.open('/register/terms');
    await expectReceived(page, email);
    await story.open('/register');
    await expect(box(page, 'First name')).toHaveValue('');
    await expect(main(page)).toContainText(
      t('You already submitted an application. <0>View confirmation</0>, or apply for another business.'),
    );
  });
});

const WRONG_PERSONAL = [
  ['First name', 'A', 'First name must be at least 2 characters'],
  ['Last name', 'L', 'Last name must be at least 2 characters'],
  ['Email', 'ada at locke', 'Please enter a valid email address'],
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
  await expect(box(page, 'Email')).toBeFocused();
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
    /Enter a Canadian postal code, e\.g\. K1A 0B1/,
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

test(
  'a field of the second step is checked when it is left, and its message goes when it is mended',
  ONCE,
  async ({ page, story }) => {
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
  },
);

test('what was typed before the scripts are there replaces what was kept', ONCE, async ({ page, story }) => {
  await story.open('/register');
  await box(page, 'First name').fill('Kept');
  await box(page, 'Last name').fill('Kept too');
  const release = await holdScripts(page.context());
  await page.goto('/register', { waitUntil: 'commit' });
  await box(page, 'First name').fill('Typed early');
  release();
  await expect(box(page, 'Last name')).toHaveValue('Kept too');
  await expect(box(page, 'First name')).toHaveValue('Typed early');
  await page.reload();
  await expect(box(page, 'First name')).toHaveValue('Typed early');
});

test('an address that has applied already gets the same answer', ONCE, async ({ page, story, browser }) => {
  const email = addressOf(story, 'same address');
  await goToTerms(page, story, email);
  await agreeAndCreate(page);
  await expectReceived(page, email);
  const first = await main(page).innerText();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  const strangersStory: Story = {
    ...story,
    open: async (path) => {
      await stranger.goto(new URL(path, page.url()).href);
      await stranger.waitForSelector('form[data-hydrated="true"]');
    },
    settled: async () => {
      await stranger.waitForLoadState();
      await stranger.waitForSelector('form[data-hydrated="true"]');
    },
  };
  await goToTerms(stranger, strangersStory, email);
  await agreeAndCreate(stranger);
  await expectReceived(stranger, email);
  expect(await main(stranger).innerText()).toBe(first);
  await context.close();
});

test('the application by the keyboard alone', ONCE, async ({ page, story }) => {
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
