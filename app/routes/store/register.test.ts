import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addAccount } from '../../../tests/support/accounts';
import { pdfBytes } from '../../../tests/support/documents';
import { APPLICATION } from '../../../tests/support/registration';
import {
  answerOf,
  cookieIn,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
  type Answer,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { deleteExpiredDrafts } from '../../domain/base/customers/registration.server';
import { MAX_REGISTRATION_FILES } from '../../domain/goods/documents/registration-document.server';
import { loader as openBackOffice } from '../admin/_index';
import * as personal from './register';
import * as business from './register_.business';
import * as terms from './register_.terms';
import * as welcome from './register_.welcome';

const STEPS = {
  personal: { path: '/register', ...personal },
  business: { path: '/register/business', ...business },
  terms: { path: '/register/terms', ...terms },
};
type Step = keyof typeof STEPS;

let store: TestStore;
let cookie: string | undefined;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

async function post(step: Step, fields: Record<string, string> | FormData, isDataRequest = false) {
  const sender = cookie === undefined ? {} : { cookie };
  const args: ActionFunctionArgs = posting(store, STEPS[step].path, fields, { ...sender, isDataRequest });
  const answer = await answerOf(() => STEPS[step].action(args));
  cookie = cookieIn(answer, 'keyway_session') ?? cookie;
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

async function open(path: string, loader: (args: LoaderFunctionArgs) => unknown): Promise<Answer> {
  const args = opening(store, path, cookie === undefined ? {} : { cookie });
  return answerOf(() => loader(args));
}

const openStep = (step: Step) => open(STEPS[step].path, STEPS[step].loader);

async function revision(): Promise<string> {
  const { body } = await openStep('terms');
  return typeof body === 'object' && body !== null && 'revision' in body ? String(body.revision) : '';
}

const complete = async () => {
  await post('personal', APPLICATION.personal);
  await post('business', APPLICATION.business);
};

const redirectOf = (answer: Answer) => [answer.status, locationIn(answer)];

describe('a visitor who only looks', () => {
  it('gets the first step and no session', async () => {
    const answer = await openStep('personal');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['/register/business', 'business'],
    ['/register/terms', 'terms'],
  ] as const)('is led from %s to the first step', async (_path, step) => {
    expect(redirectOf(await openStep(step))).toEqual([303, '/register']);
  });

  it('is led from the last page to the first step', async () => {
    expect(redirectOf(await open('/register/welcome', welcome.loader))).toEqual([303, '/register']);
  });
});

describe('the way through', () => {
  it('is a redirect from step to step, to the last page', async () => {
    expect(redirectOf(await post('personal', APPLICATION.personal))).toEqual([303, '/register/business']);
    expect(redirectOf(await openStep('terms'))).toEqual([303, '/register/business']);
    expect(redirectOf(await post('business', APPLICATION.business))).toEqual([303, '/register/terms']);
    expect((await openStep('terms')).body).toMatchObject({
      summary: {
        name: 'Ada Locke',
        email: 'Ada@Locke.example',
        companyName: 'Locke & Daughters',
        businessType: 'security-company',
      },
    });
    const last = await post('terms', { ...APPLICATION.terms, expectedRevision: await revision() });
    expect(redirectOf(last)).toEqual([303, '/register/welcome']);
    expect((await open('/register/welcome', welcome.loader)).body).toEqual({
      firstName: 'Ada',
      email: 'Ada@Locke.example',
      hasLicense: false,
    });
  });

  it('shows on a step what was typed there, and nothing of the others', async () => {
    await complete();
    const { body } = await openStep('personal');
    expect(body).toMatchObject({ fields: APPLICATION.personal, complete: ['personal', 'business'] });
    expect(JSON.stringify(body)).not.toContain('Tumbler');
  });

  it('with a field that is wrong is 422, keeps what was typed and forgets nothing', async () => {
    const typed = { ...APPLICATION.personal, email: 'ada at locke' };
    const answer = await post('personal', typed);
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ email: 'Please enter a valid email address' });
    expect(refilledIn(answer)).toMatchObject(typed);
    expect((await openStep('personal')).body).toMatchObject({ fields: typed, complete: [] });
  });

  it('back keeps what was typed, valid or not', async () => {
    await post('personal', APPLICATION.personal);
    const typed = { companyName: 'Locke', zipCode: '9' };
    const answer = await post('business', { ...typed, intent: 'previous' });
    expect(redirectOf(answer)).toEqual([303, '/register']);
    expect((await openStep('business')).body).toMatchObject({ fields: typed });
    await complete();
    const ticked = await post('terms', { agreeToTerms: 'on', intent: 'previous' });
    expect(redirectOf(ticked)).toEqual([303, '/register/business']);
    expect((await openStep('terms')).body).toMatchObject({
      page: { fields: { agreeToTerms: 'on', agreeToPrivacy: '', marketingEmails: '' } },
    });
  });

  it('does not go back from the first step', async () => {
    expect((await post('personal', { ...APPLICATION.personal, intent: 'previous' })).status).toBe(400);
  });

  it('takes no other button', async () => {
    await complete();
    expect((await post('terms', { ...APPLICATION.terms, intent: 'approve' })).status).toBe(400);
    expect(await store.db.selectFrom('customers').selectAll().execute()).toEqual([]);
  });

  it('needs both agreements', async () => {
    await complete();
    const answer = await post('terms', { expectedRevision: await revision() });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({
      agreeToTerms: 'You must agree to the terms',
      agreeToPrivacy: 'You must agree to the privacy policy',
    });
  });
});

describe('a later step that is posted too early', () => {
  it('is kept and leads to the first one that is missing, which says so', async () => {
    const answer = await post('business', APPLICATION.business);
    expect(redirectOf(answer)).toEqual([303, '/register']);
    expect(answer.toast).toMatch(/^Personal Information is incomplete/);
    expect(redirectOf(await post('personal', APPLICATION.personal))).toEqual([303, '/register/business']);
    expect((await openStep('business')).body).toMatchObject({ fields: { companyName: 'Locke & Daughters' } });
  });

  it('creates no account', async () => {
    await post('personal', APPLICATION.personal);
    const answer = await post('terms', { ...APPLICATION.terms, expectedRevision: '1' });
    expect(redirectOf(answer)).toEqual([303, '/register/business']);
    expect(await store.db.selectFrom('customers').selectAll().execute()).toEqual([]);
  });

  it('with a summary that another tab changed is 409 and says so', async () => {
    await complete();
    const expectedRevision = await revision();
    await post('personal', { ...APPLICATION.personal, lastName: 'Smith' });
    const answer = await post('terms', { ...APPLICATION.terms, expectedRevision });
    expect(answer.status).toBe(409);
    expect(fieldErrorsIn(answer)).toEqual({ summary: expect.stringMatching(/another window/) });
  });

  it.each(['', 'x', '-1', '99'])('with a forged revision %j creates nothing', async (expectedRevision) => {
    await complete();
    const { status } = await post('terms', { ...APPLICATION.terms, expectedRevision });
    expect([409, 422]).toContain(status);
    expect(await store.db.selectFrom('customers').selectAll().execute()).toEqual([]);
  });
});

describe('an application that was left lying', () => {
  beforeEach(async () => {
    await complete();
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
  });

  it('is gone: every step leads to the first, which says so', async () => {
    expect(redirectOf(await openStep('terms'))).toEqual([303, '/register']);
    expect((await openStep('personal')).body).toMatchObject({
      fields: { firstName: '' },
      complete: [],
      expiredAfterDays: 7,
    });
  });

  it('is not sent by a page that was open all the time', async () => {
    const answer = await post('terms', { ...APPLICATION.terms, expectedRevision: '2' });
    expect(redirectOf(answer)).toEqual([303, '/register']);
    expect(answer.toast).toMatch(/^Your application has expired/);
  });
});

describe('after it was sent', () => {
  beforeEach(async () => {
    await complete();
    await post('terms', { ...APPLICATION.terms, expectedRevision: await revision() });
  });

  it.each(['business', 'terms'] as const)('%s leads to the last page', async (step) => {
    expect(redirectOf(await openStep(step))).toEqual([303, '/register/welcome']);
  });

  it('sending again from a page that is still open leads there too, and is no second account', async () => {
    const again = await post('terms', { ...APPLICATION.terms, expectedRevision: '2' });
    expect(redirectOf(again)).toEqual([303, '/register/welcome']);
    expect(await store.db.selectFrom('customers').selectAll().execute()).toHaveLength(1);
  });

  it('the back office leads to the buyer sign-in, its pages to their own', async () => {
    expect(redirectOf(await open('/admin', openBackOffice))).toEqual([303, '/sign-in']);
    expect(locationIn(await open('/admin/dashboard', openBackOffice))).toMatch(/^\/admin\/login/);
    cookie = undefined;
    expect(locationIn(await open('/admin', openBackOffice))).toMatch(/^\/admin\/login/);
  });

  it('the first step is empty and says that there is one', async () => {
    expect((await openStep('personal')).body).toMatchObject({ isSent: true, fields: { firstName: '' } });
  });

  it('the same address from another browser gets the same answers', async () => {
    cookie = undefined;
    await complete();
    const last = await post('terms', { ...APPLICATION.terms, expectedRevision: await revision() });
    expect(redirectOf(last)).toEqual([303, '/register/welcome']);
    expect((await open('/register/welcome', welcome.loader)).body).toEqual({
      firstName: 'Ada',
      email: 'Ada@Locke.example',
      hasLicense: false,
    });
    expect(await store.db.selectFrom('customers').selectAll().execute()).toHaveLength(1);
  });
});

describe('a license in the second step', () => {
  function withFile(bytes: Buffer, changes: Record<string, string> = {}): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...APPLICATION.business, ...changes }))
      form.set(name, value);
    form.set('file', new File([new Uint8Array(bytes)], 'license 2026.pdf', { type: 'application/pdf' }));
    return form;
  }
  const documents = () =>
    store.db
      .selectFrom('account_documents')
      .select(['kind', 'file_name', 'media_type', 'number', 'state', 'customer_id'])
      .execute();
  const kept = () => store.db.selectFrom('registration_documents').select('file_name').execute();
  const shown = async () => (await openStep('business')).body;

  beforeEach(() => post('personal', APPLICATION.personal));

  it('is kept, shown, and waits for review once the application is sent', async () => {
    expect(redirectOf(await post('business', withFile(pdfBytes())))).toEqual([303, '/register/terms']);
    expect(await shown()).toMatchObject({ document: { fileName: 'license 2026.pdf', size: 18 } });
    expect((await openStep('terms')).body).toMatchObject({ summary: { license: 'license 2026.pdf' } });
    // Sent again without a file, it stays.
    await post('business', APPLICATION.business);
    await post('terms', { ...APPLICATION.terms, expectedRevision: await revision() });
    const { id } = await store.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
    expect(await documents()).toEqual([
      {
        kind: 'licence',
        file_name: 'license 2026.pdf',
        media_type: 'application/pdf',
        number: '',
        state: 'waiting',
        customer_id: id,
      },
    ]);
    expect(await kept()).toEqual([]);
    expect((await open('/register/welcome', welcome.loader)).body).toMatchObject({ hasLicense: true });
  });

  it('stays on the way back, and goes when it is removed', async () => {
    const back = await post('business', withFile(pdfBytes(), { intent: 'previous', zipCode: '9' }));
    expect(redirectOf(back)).toEqual([303, '/register']);
    expect(await shown()).toMatchObject({ document: { size: 18 }, fields: { zipCode: '9' } });
    await post('business', { ...APPLICATION.business, removeFile: 'on' });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['of another type', Buffer.from('<html>'), 'Upload a PDF, JPEG, or PNG'],
    [
      'over 5 MB',
      Buffer.concat([pdfBytes(), Buffer.alloc(5 * 1024 * 1024)]),
      'Upload a file of 5 MB or less',
    ],
    ['that is empty', Buffer.alloc(0), 'Choose a PDF, JPEG, or PNG file'],
  ])('%s is refused at its field, and what was typed is kept', async (_what, bytes, message) => {
    const answer = await post('business', withFile(bytes, { zipCode: '9' }));
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ file: message, zipCode: 'ZIP code is required' });
    expect(refilledIn(answer)).toMatchObject({ companyName: 'Locke & Daughters', zipCode: '9' });
    expect(await shown()).toMatchObject({ fields: { companyName: 'Locke & Daughters' } });
    expect(await kept()).toEqual([]);
  });

  it('is no document of a known account, which gets the same pages', async () => {
    await addAccount(store.db, { email: 'ada@locke.example' });
    await post('business', withFile(pdfBytes()));
    await post('terms', { ...APPLICATION.terms, expectedRevision: await revision() });
    expect([await documents(), await kept()]).toEqual([[], []]);
    expect((await open('/register/welcome', welcome.loader)).body).toMatchObject({ hasLicense: true });
  });

  it('expires with its draft', async () => {
    await post('business', withFile(pdfBytes()));
    vi.useFakeTimers({ now: Date.now() + 7.1 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
    await deleteExpiredDrafts(store.db);
    expect(await kept()).toEqual([]);
  });

  it('is refused while too many are kept, and one’s own is replaced', async () => {
    await post('business', withFile(pdfBytes()));
    await post('business', withFile(pdfBytes('another')));
    const { session_id_hash: own, ...file } = await store.db
      .selectFrom('registration_documents')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(file.size).toBe(25);
    const draft = await store.db.selectFrom('registration_drafts').selectAll().executeTakeFirstOrThrow();
    const session = await store.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const hashes = Array.from({ length: MAX_REGISTRATION_FILES }, (_, index) => `${own}${index}`);
    for (const [table, row] of [
      ['sessions', session],
      ['registration_drafts', draft],
      ['registration_documents', file],
    ] as const)
      await store.db
        .insertInto(table)
        .values(
          hashes.map((hash) => ({ ...row, [table === 'sessions' ? 'id_hash' : 'session_id_hash']: hash })),
        )
        .execute();
    expect(fieldErrorsIn(await post('business', withFile(pdfBytes())))).toEqual({
      file: 'We can’t take files right now. Continue without it and add it later',
    });
    expect(redirectOf(await post('business', APPLICATION.business))).toEqual([303, '/register/terms']);
  });
});
