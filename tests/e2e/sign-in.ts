import type { APIRequestContext, Page } from '@playwright/test';

import { APPLICATION } from '../support/registration';
import { localPath, t } from './language';
import { expect, type Story } from './story';

/** Applies for a trade account as a browser would, by the forms of the wizard. */
export async function apply(request: APIRequestContext, email: string, companyName: string): Promise<void> {
  const post = async (path: string, form: Record<string, string>) => {
    const response = await request.post(localPath(path), { form, maxRedirects: 0 });
    expect(response.status(), `${path}\n${await response.text()}`).toBe(303);
  };
  await post('/register', { ...APPLICATION.personal, email, intent: 'next' });
  await post('/register/business', { ...APPLICATION.business, companyName, intent: 'next' });
  const page = await (await request.get(localPath('/register/terms'))).text();
  const expectedRevision = /name="expectedRevision" value="(\d+)"/.exec(page)?.[1] ?? '';
  await post('/register/terms', { ...APPLICATION.terms, expectedRevision, intent: 'next' });
}

/** A connection that was idle may just be closed by the server: then it is asked once more. */
const AGAIN = { maxRetries: 2 };

/** The last mail to an address, as staff find it in the outbox. */
export async function lastMailTo(clerk: APIRequestContext, email: string): Promise<string> {
  const list = await (await clerk.get('/admin/mail', { params: { q: email }, ...AGAIN })).text();
  const mail = /\/admin\/mail\/\d+/.exec(list)?.[0] ?? '';
  return (await clerk.get(mail, AGAIN)).text();
}

/** Asks for a link at the account, opens it, and is there. */
export async function signIn(
  page: Page,
  story: Pick<Story, 'open' | 'settled'>,
  clerk: APIRequestContext,
  email: string,
): Promise<void> {
  await story.open('/account');
  await expect(page).toHaveURL(/\/sign-in\?redirectTo=(%2Ffr)?%2Faccount$/);
  await signInHere(page, story, clerk, email);
  await expect(page).toHaveURL(/\/account$/);
}

/** Asks for a link where the browser is asked to sign in, and opens it. */
export async function signInHere(
  page: Page,
  story: Pick<Story, 'open' | 'settled'>,
  clerk: APIRequestContext,
  email: string,
): Promise<void> {
  await page.getByLabel(t('Email')).fill(email);
  await page.getByRole('button', { name: t('Email me a link') }).click();
  await expect(
    page.getByText(
      t('If that email has an account, we’ve sent a sign-in link. It expires in {minutes} minutes.', {
        minutes: 15,
      }),
    ),
  ).toBeVisible();
  const mail = await lastMailTo(clerk, email);
  const link = /\/sign-in\/[\w-]{22}(\?redirectTo=[\w%-]+)?/.exec(mail)?.[0] ?? '';
  await story.open(link);
  await page.getByRole('button', { name: t('Sign In') }).click();
  await expect(page.getByRole('status')).toContainText(t('Signed in'));
  await story.settled();
}

/** Approves an application as staff do. */
export async function approveAccount(
  clerk: APIRequestContext,
  companyName: string,
  terms: { netTermsDays?: string; creditLimit?: string; priceTier?: string } = {},
): Promise<void> {
  const list = await (await clerk.get('/admin/customers', { params: { q: companyName }, ...AGAIN })).text();
  const customer = /\/admin\/customers\/\d+/.exec(list)?.[0] ?? '';
  const none = { netTermsDays: '', creditLimit: '', taxExemptCertificate: '', taxExemptUntil: '' };
  const form = { intent: 'approve', ...none, ...terms };
  const response = await clerk.post(customer, { form, maxRedirects: 0 });
  expect(response.status(), await response.text()).toBe(303);
}
