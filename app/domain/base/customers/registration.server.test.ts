import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Db } from '../../../../db/schema';
import { APPLICATION } from '../../../../tests/support/registration';
import { openTestStore } from '../../../../tests/support/test-store';
import { inLanguage } from '~/i18n/language.server';
import { ConflictError } from '../shared/errors';
import { openSession, VISITOR_SESSION_MS } from '../sessions/sessions.server';
import { readRegistrationDraft } from './registration-drafts.queries.server';
import { IncompleteRegistrationError, saveRegistrationStep, submitRegistration } from './registration.server';

const DAY = 24 * 60 * 60 * 1000;
const AGREED = { agreeToTerms: true, agreeToPrivacy: true, marketingEmails: false };

let db: Db;
let visitor: string;

async function newVisitor(): Promise<string> {
  await openSession(db, { lifetimeMs: VISITOR_SESSION_MS });
  const row = await db
    .selectFrom('sessions')
    .select('id_hash')
    .orderBy('created_at', 'desc')
    .where('id_hash', 'not in', db.selectFrom('registration_drafts').select('session_id_hash'))
    .executeTakeFirstOrThrow();
  return row.id_hash;
}

async function fillIn(session: string, changes: Record<string, string> = {}): Promise<number> {
  await saveRegistrationStep(db, session, 'personal', { ...APPLICATION.personal, ...changes });
  await saveRegistrationStep(db, session, 'business', { ...APPLICATION.business, ...changes });
  return (await readRegistrationDraft(db, session)).revision;
}

async function send(session: string, expectedRevision: number, changes: Partial<typeof AGREED> = {}) {
  await submitRegistration(db, session, { ...AGREED, ...changes, expectedRevision }, 'request-1', () =>
    Promise.resolve(),
  );
}

const customers = () => db.selectFrom('customers').selectAll().orderBy('id').execute();
const mails = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();

beforeEach(async () => {
  ({ db } = await openTestStore());
  visitor = await newVisitor();
});

afterEach(() => {
  vi.useRealTimers();
});

function laterBy(days: number): void {
  vi.useFakeTimers({ now: Date.now() + days * DAY, toFake: ['Date'] });
}

describe('a draft', () => {
  it('keeps what was typed, valid or not, and only the fields of its step', async () => {
    await saveRegistrationStep(db, visitor, 'personal', {
      firstName: 'A',
      email: 'ada',
      companyName: 'not here',
      intent: 'next',
    });
    const { typed, status } = await readRegistrationDraft(db, visitor);
    expect(status).toBe('open');
    expect(typed).toEqual({ firstName: 'A', lastName: '', email: 'ada', phone: '' });
  });

  it('takes each step of two tabs as a whole', async () => {
    await Promise.all([
      saveRegistrationStep(db, visitor, 'personal', APPLICATION.personal),
      saveRegistrationStep(db, visitor, 'business', APPLICATION.business),
      saveRegistrationStep(db, visitor, 'personal', { ...APPLICATION.personal, firstName: 'Bea', phone: '' }),
    ]);
    const { typed } = await readRegistrationDraft(db, visitor);
    expect(typed).toEqual({
      ...APPLICATION.personal,
      firstName: 'Bea',
      phone: '',
      ...APPLICATION.business,
    });
  });

  it('of another visitor stays theirs', async () => {
    await fillIn(visitor);
    const other = await newVisitor();
    await saveRegistrationStep(db, other, 'personal', { firstName: 'Bea' });
    expect((await readRegistrationDraft(db, visitor)).typed).toMatchObject({ firstName: 'Ada' });
    expect((await readRegistrationDraft(db, other)).typed).not.toHaveProperty('companyName');
  });

  it('does not keep what is longer than any field takes', async () => {
    await saveRegistrationStep(db, visitor, 'personal', { firstName: 'x'.repeat(90_000), lastName: 'Li' });
    expect((await readRegistrationDraft(db, visitor)).typed).toMatchObject({ firstName: '', lastName: 'Li' });
  });

  it('goes with its session', async () => {
    await fillIn(visitor);
    await db.deleteFrom('sessions').execute();
    expect(await db.selectFrom('registration_drafts').selectAll().execute()).toEqual([]);
  });

  it('expires after a week without a write, says so, and holds nothing any more', async () => {
    await fillIn(visitor);
    laterBy(6.9);
    expect((await readRegistrationDraft(db, visitor)).status).toBe('open');
    laterBy(0.2);
    expect(await readRegistrationDraft(db, visitor)).toMatchObject({ status: 'expired', typed: {} });
    await expect(send(visitor, 2)).rejects.toMatchObject({ step: 'personal', hasExpired: true });
  });

  it('is kept a week longer by every step', async () => {
    await fillIn(visitor);
    laterBy(6);
    await saveRegistrationStep(db, visitor, 'terms', {});
    laterBy(6);
    expect((await readRegistrationDraft(db, visitor)).status).toBe('open');
  });

  it('that expired is emptied by the next write of anybody, and gone a month later', async () => {
    await fillIn(visitor);
    laterBy(8);
    const other = await newVisitor();
    await saveRegistrationStep(db, other, 'personal', { firstName: 'Bea' });
    const dataOf = async () =>
      (await db.selectFrom('registration_drafts').select(['session_id_hash', 'data']).execute()).map(
        ({ session_id_hash, data }) => [session_id_hash === visitor, data.includes('Ada')],
      );
    expect(await dataOf()).toEqual(expect.arrayContaining([[true, false]]));
    expect((await readRegistrationDraft(db, visitor)).status).toBe('expired');
    laterBy(31);
    await saveRegistrationStep(db, other, 'personal', { firstName: 'Bea' });
    expect(await dataOf()).toEqual([[false, false]]);
  });

  it('is begun anew after it expired, and the write learns of it', async () => {
    await fillIn(visitor);
    laterBy(8);
    const { before, typed } = await saveRegistrationStep(db, visitor, 'business', APPLICATION.business);
    expect(before).toBe('expired');
    expect(typed).not.toHaveProperty('firstName');
  });
});

describe('sending an application', () => {
  it('makes a customer who has applied, mail to them and an audit entry', async () => {
    await send(visitor, await fillIn(visitor), { marketingEmails: true });
    expect(await customers()).toEqual([
      expect.objectContaining({
        email: 'ada@locke.example',
        first_name: 'Ada',
        last_name: 'Locke',
        phone: '(416) 555-0199',
        company_name: 'Locke & Daughters',
        business_type: 'security-company',
        job_title: 'Owner',
        years_in_business: '11-20',
        address: '12 Tumbler Lane',
        city: 'Toronto',
        state_code: 'ON',
        zip_code: 'K1A 0B1',
        marketing_emails: 1,
        status: 'applied',
        price_tier: null,
        decided_by: null,
      }),
    ]);
    expect(await mails()).toEqual([
      expect.objectContaining({
        to_address: 'ada@locke.example',
        subject: 'We received your application',
        state: 'due',
      }),
    ]);
    const [audit] = await db.selectFrom('audit_entries').selectAll().execute();
    expect(audit).toMatchObject({
      actor: 'applicant',
      action: 'customer.apply',
      subject: 'customer:1',
      request_id: 'request-1',
    });
  });

  it('leaves of the draft only what the last page says', async () => {
    await send(visitor, await fillIn(visitor));
    expect(await readRegistrationDraft(db, visitor)).toMatchObject({
      status: 'sent',
      typed: { firstName: 'Ada', email: 'Ada@Locke.example' },
    });
    const { data } = await db.selectFrom('registration_drafts').select('data').executeTakeFirstOrThrow();
    expect(data).not.toContain('Tumbler');
  });

  it('twice, one after the other and at once, is one application', async () => {
    const revision = await fillIn(visitor);
    await Promise.all([send(visitor, revision), send(visitor, revision)]);
    await send(visitor, revision);
    expect(await customers()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each(['applied', 'approved', 'declined'] as const)(
    'with the address of a customer who is %s changes nothing of theirs and tells them alone',
    async (status) => {
      await send(visitor, await fillIn(visitor));
      await db.updateTable('customers').set({ status }).execute();
      const before = await customers();
      const other = await newVisitor();
      const revision = await fillIn(other, { email: 'ADA@locke.EXAMPLE', firstName: 'Mallory' });
      await send(other, revision);
      expect(await customers()).toEqual(before);
      const [, second, ...more] = await mails();
      expect(more).toEqual([]);
      expect(second).toMatchObject({ to_address: 'ada@locke.example' });
      expect(second?.text).not.toContain('Mallory');
      // The same to the one who applied as for a new address.
      expect(await readRegistrationDraft(db, other)).toMatchObject({
        status: 'sent',
        typed: { firstName: 'Mallory', email: 'ADA@locke.EXAMPLE' },
      });
    },
  );

  it('keeps its language, in which a repeated one is mailed, too', async () => {
    const revision = await fillIn(visitor);
    await inLanguage('fr-CA', () => send(visitor, revision));
    const other = await newVisitor();
    await send(other, await fillIn(other));
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Nous avons reçu votre demande',
      'Votre compte professionnel à Keyway Trade Supply',
    ]);
  });

  it('again and again does not flood a known address', async () => {
    for (let round = 0; round < 4; round += 1) {
      const session = await newVisitor();
      await send(session, await fillIn(session));
    }
    expect(await mails()).toHaveLength(2);
  });

  it('says nothing in the mail that a stranger typed', async () => {
    const spam = 'Buy at spam.example';
    await send(visitor, await fillIn(visitor, { firstName: spam, companyName: spam }));
    const [mail] = await mails();
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('spam.example');
  });

  it.each([
    ['personal', { email: 'ada' }],
    ['business', { zipCode: '90210' }],
  ])('is refused when the %s step is not valid', async (step, changes) => {
    const revision = await fillIn(visitor, changes);
    const sending = send(visitor, revision);
    await expect(sending).rejects.toThrow(IncompleteRegistrationError);
    await expect(sending).rejects.toMatchObject({ step, hasExpired: false });
    expect(await customers()).toEqual([]);
  });

  it('is refused when another tab changed what the summary says', async () => {
    const seen = await fillIn(visitor);
    await saveRegistrationStep(db, visitor, 'personal', { ...APPLICATION.personal, firstName: 'Bea' });
    await expect(send(visitor, seen)).rejects.toThrow(ConflictError);
    expect(await customers()).toEqual([]);
    await send(visitor, (await readRegistrationDraft(db, visitor)).revision);
    expect((await customers())[0]?.first_name).toBe('Bea');
  });

  it('goes on when a step was saved again as it was', async () => {
    const seen = await fillIn(visitor);
    await fillIn(visitor);
    await saveRegistrationStep(db, visitor, 'terms', APPLICATION.terms);
    await send(visitor, seen);
    expect(await customers()).toHaveLength(1);
  });
});

describe('after it was sent', () => {
  beforeEach(async () => {
    await send(visitor, await fillIn(visitor));
  });

  it('a step that another tab still shows changes nothing', async () => {
    const { before } = await saveRegistrationStep(db, visitor, 'business', { companyName: 'Other' });
    expect(before).toBe('sent');
    expect((await readRegistrationDraft(db, visitor)).status).toBe('sent');
  });

  it('the first step begins another one, with nothing of the first in it', async () => {
    await saveRegistrationStep(db, visitor, 'personal', { firstName: 'Bea' });
    expect(await readRegistrationDraft(db, visitor)).toMatchObject({
      status: 'open',
      typed: { firstName: 'Bea', lastName: '', email: '', phone: '' },
    });
  });
});
