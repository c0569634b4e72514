import { PUBLIC_TIER } from './public-tier.rules';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { CustomerStatus } from '../../../../db/tables/people';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { createStoreLink, type MailPart } from '../mail/mail-template.server';
import { queueMail } from '../mail/outbox.server';
import { paths } from '../../../paths';
import { nowIso } from '../shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../shared/errors';
import { formatMoney } from '../shared/money.rules';
import { publishEvent } from '../webhooks/publish-event.server';
import { listCompanyUsers } from './company-users.queries.server';
import { addFirstUser } from './company-users.server';
import { inRecipientLanguage } from './account-mail.server';
import type { AccountTermsInput } from './account.schema';
import { t } from '~/i18n/text';

/**
 * Approves a pending or declined application, sets its terms, and mails the applicant.
 *
 * @param listLicenseParts what the mail says about the account's license.
 * @throws NotFoundError, or ConflictError if it is already approved.
 */
export async function approveApplication(
  db: Db,
  customerId: number,
  terms: AccountTermsInput,
  actor: Actor,
  listLicenseParts: (trx: Trx, customerId: number) => Promise<MailPart[]>,
) {
  await inTransaction(db, async (trx) => {
    const customer = await getCustomer(trx, customerId);
    if (customer.status === 'approved') throw new ConflictError('This account is already approved.');
    await decide(trx, customerId, 'approved', '', actor);
    await setTerms(trx, customerId, terms);
    await ensureFirstUser(trx, customer);
    await recordAudit(trx, actor, 'customer.approve', `customer:${customerId}`, {
      before: { status: customer.status },
      after: { status: 'approved', ...terms },
    });
    await publishEvent(trx, {
      type: 'customer.approved',
      data: { id: customerId, priceTier: terms.priceTier || null, netTermsDays: terms.netTermsDays },
    });
    await inRecipientLanguage(trx, { customerId, email: customer.email }, async () => {
      const { netTermsDays } = terms;
      const limit = formatMoney(terms.creditLimit);
      await queueMail(trx, {
        eventKey: `customer:${customerId}:approved:${nowIso()}`,
        to: customer.email,
        subject: t`Your trade account is approved`,
        parts: [
          t`Welcome to Keyway Trade Supply. Your trade account is ready.`,
          t`Sign in with this email address. We’ll send you a link; no password needed.`,
          ...(netTermsDays === null
            ? []
            : [t`Your terms are net ${netTermsDays} with a credit limit of ${limit}.`]),
          { link: { label: t`Sign in`, href: createStoreLink(paths.signIn()) } },
          ...(await listLicenseParts(trx, customerId)),
        ],
      });
    });
  });
}

/**
 * Declines an application with a reason for the applicant.
 *
 * @throws NotFoundError, or ConflictError if it was already decided.
 */
export async function declineApplication(db: Db, customerId: number, reason: string, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const customer = await getCustomer(trx, customerId);
    if (customer.status !== 'applied') throw new ConflictError('This application has already been reviewed.');
    await decide(trx, customerId, 'declined', reason, actor);
    await recordAudit(trx, actor, 'customer.decline', `customer:${customerId}`, {
      before: { status: customer.status },
      after: { status: 'declined', reason },
    });
    await inRecipientLanguage(trx, { customerId, email: customer.email }, () =>
      queueMail(trx, {
        eventKey: `customer:${customerId}:declined:${nowIso()}`,
        to: customer.email,
        subject: t`Your trade account application`,
        parts: [
          t`We can’t approve your trade account at this time.`,
          t`Reason: ${reason}`,
          t`You can still order at list price. If something changes, reply to this message.`,
        ],
      }),
    );
  });
}

/**
 * Changes the terms of an approved account.
 *
 * @throws NotFoundError, or ConflictError if the account isn't approved.
 */
export async function changeAccountTerms(db: Db, customerId: number, terms: AccountTermsInput, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const customer = await getCustomer(trx, customerId);
    if (customer.status !== 'approved') throw new ConflictError('This account isn’t approved.');
    await setTerms(trx, customerId, terms);
    await recordAudit(trx, actor, 'customer.terms', `customer:${customerId}`, {
      before: {
        netTermsDays: customer.net_terms_days,
        creditLimit: customer.credit_limit_cents,
        taxExemptCertificate: customer.tax_exempt_certificate,
        taxExemptUntil: customer.tax_exempt_until,
        priceTier: customer.price_tier,
      },
      after: terms,
    });
  });
}

async function getCustomer(trx: Trx, id: number) {
  const customer = await trx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (customer === undefined) throw new NotFoundError('Account not found.');
  return customer;
}

async function decide(trx: Trx, id: number, status: CustomerStatus, reason: string, actor: Actor) {
  await trx
    .updateTable('customers')
    .set({
      status,
      decision_reason: reason,
      decided_by: actor.staffId,
      decided_at: nowIso(),
      updated_at: nowIso(),
    })
    .where('id', '=', id)
    .execute();
}

/** Accounts get their first user with the application; this covers accounts created otherwise. */
async function ensureFirstUser(
  trx: Trx,
  customer: { id: number; email: string; first_name: string; last_name: string },
): Promise<void> {
  if ((await listCompanyUsers(trx, customer.id)).length > 0) return;
  const { id, email, first_name: firstName, last_name: lastName } = customer;
  await addFirstUser(trx, { id, email, firstName, lastName });
}

/** @throws FieldError if the price tier doesn't exist. */
async function setTerms(trx: Trx, id: number, terms: AccountTermsInput): Promise<void> {
  if (terms.priceTier !== '') {
    await trx
      .selectFrom('price_tiers')
      .select('code')
      .where('code', '=', terms.priceTier)
      .where('code', '!=', PUBLIC_TIER)
      .executeTakeFirstOrThrow(() => new FieldError('priceTier', 'Select a price tier'));
  }
  await trx
    .updateTable('customers')
    .set({
      net_terms_days: terms.netTermsDays,
      credit_limit_cents: terms.creditLimit,
      tax_exempt_certificate: terms.taxExemptCertificate,
      tax_exempt_until: terms.taxExemptUntil,
      price_tier: terms.priceTier === '' ? null : terms.priceTier,
      updated_at: nowIso(),
    })
    .where('id', '=', id)
    .execute();
}
