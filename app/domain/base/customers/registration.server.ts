import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { isoIn, nowIso } from '../shared/clock';
import { ConflictError, DomainError } from '../shared/errors';
import { findCompanyUserByEmail } from './company-users.queries.server';
import { addFirstUser } from './company-users.server';
import { readRegistrationDraft, type RegistrationDraft } from './registration-drafts.queries.server';
import {
  inRecipientLanguage,
  queueApplicationMail,
  queueRepeatedApplicationMail,
} from './account-mail.server';
import { getFirstIncompleteStep } from './registration.rules';
import {
  BusinessInformationSchema,
  PersonalInformationSchema,
  REGISTRATION_FIELDS,
  type Agreement,
  type BusinessInformation,
  type PersonalInformation,
  type RegistrationStep,
  type TypedFields,
} from './registration.schema';
import { getLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

const DAY = 24 * 60 * 60 * 1000;
/** Drafts expire after this many days. */
export const DRAFT_LIFETIME_DAYS = 7;
/** An emptied draft can report its expiry for this long. */
const EXPIRED_RETENTION_DAYS = 30;
/** Longer than any field allows; longer values would be refused anyway. */
const MAX_TEXT_LENGTH = 500;

/** An earlier step is incomplete, so the application can't be submitted. */
export class IncompleteRegistrationError extends DomainError {
  readonly step: RegistrationStep;
  readonly hasExpired: boolean;

  constructor(step: RegistrationStep, hasExpired: boolean) {
    super(t`The application is incomplete.`);
    this.step = step;
    this.hasExpired = hasExpired;
  }
}

/**
 * Saves one step's input, valid or not, and leaves other steps unchanged, so that two tabs never mix half a step.
 * After submission, only the first step starts a new draft.
 *
 * @returns the draft before and after.
 */
export async function saveRegistrationStep(
  db: Db,
  sessionIdHash: string,
  step: RegistrationStep,
  entered: TypedFields,
): Promise<{ before: RegistrationDraft['status']; typed: TypedFields }> {
  return inTransaction(db, async (trx) => {
    await deleteExpiredDrafts(trx);
    const draft = await readRegistrationDraft(trx, sessionIdHash);
    if (draft.status === 'sent' && step !== 'personal') return { before: 'sent', typed: draft.typed };
    const kept = draft.status === 'open' ? draft.typed : {};
    const own = Object.fromEntries(
      REGISTRATION_FIELDS[step].map((name) => [name, limitText(entered[name])] as const),
    );
    const typed = { ...kept, ...own };
    const isShownAtTheEnd = step !== 'terms';
    const isChanged = Object.entries(own).some(([name, value]) => value !== kept[name]);
    const row = {
      data: JSON.stringify(typed),
      revision: draft.revision + (isShownAtTheEnd && isChanged ? 1 : 0),
      sent_at: null,
      updated_at: nowIso(),
      expires_at: isoIn(DRAFT_LIFETIME_DAYS * DAY),
    };
    await trx
      .insertInto('registration_drafts')
      .values({ session_id_hash: sessionIdHash, ...row })
      .onConflict((conflict) => conflict.column('session_id_hash').doUpdateSet(row))
      .execute();
    return { before: draft.status, typed };
  });
}

function limitText(text = ''): string {
  return text.length <= MAX_TEXT_LENGTH ? text : '';
}

/** Personal data is deleted as soon as a draft expires; the row stays a little longer. */
export async function deleteExpiredDrafts(db: Db | Trx): Promise<void> {
  await db
    .updateTable('registration_drafts')
    .set({ data: '{}' })
    .where('expires_at', '<=', nowIso())
    .where('data', '<>', '{}')
    .execute();
  await db
    .deleteFrom('registration_documents')
    .where('session_id_hash', 'in', (build) =>
      build.selectFrom('registration_drafts').select('session_id_hash').where('expires_at', '<=', nowIso()),
    )
    .execute();
  await db
    .deleteFrom('registration_drafts')
    .where('expires_at', '<=', isoIn(-EXPIRED_RETENTION_DAYS * DAY))
    .execute();
}

/** Adds what was uploaded with a draft to the new account. */
type AddDocument = (trx: Trx, sessionIdHash: string, customerId: number, actor: Actor) => Promise<void>;

/**
 * Validates a draft again and submits it in one transaction: customer, mail, and audit event. Only the mail differs
 * for a known address. Submitting twice creates one application.
 *
 * @param addDocument adds the draft's license to a new account. Nothing is added to a known one.
 * @throws IncompleteRegistrationError, or ConflictError if the summary is out of date.
 */
export async function submitRegistration(
  db: Db,
  sessionIdHash: string,
  agreement: Agreement,
  requestId: string,
  addDocument: AddDocument,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const draft = await readRegistrationDraft(trx, sessionIdHash);
    if (draft.status === 'sent') return;
    const personal = PersonalInformationSchema.safeParse(draft.typed);
    const business = BusinessInformationSchema.safeParse(draft.typed);
    if (!personal.success || !business.success) {
      throw new IncompleteRegistrationError(getFirstIncompleteStep(draft.typed), draft.status === 'expired');
    }
    if (draft.revision !== agreement.expectedRevision) {
      throw new ConflictError(
        t`Your details were changed in another window. Check the summary, then create the account.`,
      );
    }
    const actor: Actor = { name: 'applicant', staffId: null, requestId };
    const customerId = await createApplication(trx, personal.data, business.data, agreement, actor);
    if (customerId !== undefined) await addDocument(trx, sessionIdHash, customerId, actor);
    const { numDeletedRows } = await trx
      .deleteFrom('registration_documents')
      .where('session_id_hash', '=', sessionIdHash)
      .executeTakeFirst();
    const { firstName, email } = personal.data;
    const shown = { firstName, email, ...(numDeletedRows > 0n ? { license: 'sent' } : {}) };
    await trx
      .updateTable('registration_drafts')
      .set({ sent_at: nowIso(), data: JSON.stringify(shown) })
      .where('session_id_hash', '=', sessionIdHash)
      .execute();
  });
}

/** @returns the new account; undefined if the address is known. */
async function createApplication(
  trx: Trx,
  personal: PersonalInformation,
  business: BusinessInformation,
  agreement: Agreement,
  actor: Actor,
): Promise<number | undefined> {
  const now = nowIso();
  const email = personal.email.toLowerCase();
  const user = await findCompanyUserByEmail(trx, email);
  if (user !== undefined) {
    await handleRepeatedApplication(trx, actor, user.customerId, email);
    return undefined;
  }
  const added = await trx
    .insertInto('customers')
    .values({
      email,
      first_name: personal.firstName,
      last_name: personal.lastName,
      phone: personal.phone,
      company_name: business.companyName,
      business_type: business.businessType,
      job_title: business.jobTitle,
      years_in_business: business.yearsInBusiness,
      address: business.address,
      city: business.city,
      state_code: business.state,
      zip_code: business.zipCode,
      language: getLanguage(),
      marketing_emails: agreement.marketingEmails ? 1 : 0,
      agreed_to_terms_at: now,
      agreed_to_privacy_at: now,
      status: 'applied',
      decision_reason: '',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) {
    const { firstName, lastName } = personal;
    await addFirstUser(trx, { id: added.id, email, firstName, lastName });
    await queueApplicationMail(trx, { id: added.id, email });
    await recordAudit(trx, actor, 'customer.apply', `customer:${added.id}`, {
      after: { email, companyName: business.companyName, businessType: business.businessType },
    });
    return added.id;
  }
  const known = await trx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await handleRepeatedApplication(trx, actor, known.id, email);
  return undefined;
}

/** The address belongs to an account or one of its users. */
async function handleRepeatedApplication(trx: Trx, actor: Actor, customerId: number, email: string) {
  const { status } = await trx
    .selectFrom('customers')
    .select('status')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await inRecipientLanguage(trx, { customerId, email }, () =>
    queueRepeatedApplicationMail(trx, { id: customerId, status, email }),
  );
  await recordAudit(trx, actor, 'customer.apply-again', `customer:${customerId}`);
}
