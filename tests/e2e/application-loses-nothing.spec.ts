import { createHash } from 'node:crypto';
import { z } from 'zod';

import { openDatabase } from '../../db/client';
import {
  PERSONAL,
  BUSINESS_TEXTS,
  main,
  box,
  button,
  problem,
  expectPersonal,
  expectBusiness,
  expectTerms,
  fillPersonal,
  next,
  goToTerms,
  agreeAndCreate,
  expectReceived,
  addressOf,
} from './applicant';
import { expect, ONCE, test } from './story';

test('an application that is left lying expires and says so', ONCE, async ({ page, story, context }) => {
  await goToTerms(page, story, addressOf(story, 'left lying'));
  const session = (await context.cookies()).find(({ name }) => name === 'keyway_session')?.value ?? '';
  const id = z.string().parse(JSON.parse(Buffer.from(decodeURIComponent(session), 'base64').toString()));
  const db = openDatabase(process.env['E2E_DATABASE'] ?? '');
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

test('a later step cannot be entered before the earlier ones', ONCE, async ({ page, story }) => {
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
  await goToTerms(page, story, PERSONAL['Email']);
  await main(page).getByLabel('I agree to the terms').check();
  await main(page).getByLabel('Email me offers and product news').check();

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
    await expect(main(page).getByLabel('Email me offers and product news')).toBeChecked();
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
    await page.getByRole('link', { name: 'Change email' }).click();
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

test('two tabs do not corrupt each other', ONCE, async ({ page, story, context }) => {
  const email = addressOf(story, 'two tabs');
  await goToTerms(page, story, email);

  const other = await context.newPage();
  await other.goto('/register');
  await other.waitForSelector('form[data-hydrated="true"]');
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
