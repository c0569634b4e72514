import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { paths } from '../../../paths';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { inRecipientLanguage } from '../../base/customers/account-mail.server';
import { createStoreLink, type MailPart } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { formatDay } from '../../base/shared/store-day.rules';
import type { AcceptDocument } from './document.schema';
import { t } from '~/i18n/text';

/**
 * Accepts a document and mails the account. A tax certificate exempts the account until it expires.
 *
 * @throws NotFoundError, or ConflictError if it was already reviewed.
 */
export async function acceptDocument(db: Db, id: number, seen: AcceptDocument, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const document = await getDocument(trx, id);
    if (document.state !== 'waiting') throw alreadyReviewedError();
    await trx
      .updateTable('account_documents')
      .set({
        state: 'accepted',
        number: seen.number,
        issued_by: seen.issuedBy,
        expires_on: seen.expiresOn,
        reviewed_by: actor.staffId,
        reviewed_at: nowIso(),
      })
      .where('id', '=', id)
      .execute();
    const isCertificate = document.kind === 'tax-certificate';
    if (isCertificate) await setExemption(trx, document.customer_id, seen.number, seen.expiresOn);
    await recordAudit(trx, actor, 'document.accept', `document:${id}`, {
      before: { state: document.state, number: document.number, expiresOn: document.expires_on },
      after: { state: 'accepted', customer: document.customer_id, ...seen },
    });
    await queueMailTo(trx, document, 'accepted', (kind) => {
      const { number } = seen;
      const expiresOn = formatDay(seen.expiresOn);
      return {
        subject: isCertificate ? t`Your tax-exempt certificate was accepted` : t`Your license was accepted`,
        parts: [
          t`We verified ${kind} ${number}. It’s on file through ${expiresOn}.`,
          isCertificate
            ? t`Until then, you won’t be charged sales tax.`
            : t`Approved trade accounts can now order items marked “License required.”`,
        ],
      };
    });
    return { customerId: document.customer_id };
  });
}

/**
 * Declines a document with a reason for the account; an accepted one stops counting at once.
 *
 * @throws NotFoundError, or ConflictError if it was already declined.
 */
export async function declineDocument(db: Db, id: number, reason: string, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const document = await getDocument(trx, id);
    if (document.state === 'declined') throw alreadyReviewedError();
    await trx
      .updateTable('account_documents')
      .set({
        state: 'declined',
        decline_reason: reason,
        reviewed_by: actor.staffId,
        reviewed_at: nowIso(),
      })
      .where('id', '=', id)
      .execute();
    if (document.state === 'accepted' && document.kind === 'tax-certificate')
      await endExemption(trx, document.customer_id, document.number);
    await recordAudit(trx, actor, 'document.decline', `document:${id}`, {
      before: { state: document.state },
      after: { state: 'declined', customer: document.customer_id, reason },
    });
    await queueMailTo(trx, document, 'declined', (kind) => {
      const name = `${kind} ${document.number}`.trim();
      return {
        subject: t`About ${kind}`,
        parts: [
          t`We couldn’t accept ${name}.`,
          t`Reason: ${reason}`,
          t`You can upload another from your account.`,
        ],
      };
    });
    return { customerId: document.customer_id };
  });
}

function alreadyReviewedError(): ConflictError {
  return new ConflictError('This document has already been reviewed.');
}

function getKindName(kind: 'licence' | 'tax-certificate'): string {
  return kind === 'licence' ? t`your license` : t`your tax certificate`;
}

/** Reads a document without its file, and the account's address. */
async function getDocument(trx: Trx, id: number) {
  return trx
    .selectFrom('account_documents as d')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['d.id', 'd.customer_id', 'd.kind', 'd.number', 'd.expires_on', 'd.state', 'c.email'])
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFoundError('Document not found.'));
}

/** Same columns as the account's terms form. */
async function setExemption(trx: Trx, customerId: number, number: string, until: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ tax_exempt_certificate: number, tax_exempt_until: until, updated_at: nowIso() })
    .where('id', '=', customerId)
    .execute();
}

/** A different certificate set since then stays. */
async function endExemption(trx: Trx, customerId: number, number: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ tax_exempt_certificate: '', tax_exempt_until: null, updated_at: nowIso() })
    .where('id', '=', customerId)
    .where('tax_exempt_certificate', '=', number)
    .execute();
}

/** Queues a mail about a document, in the language of who gets it. */
async function queueMailTo(
  trx: Trx,
  document: Awaited<ReturnType<typeof getDocument>>,
  decision: 'accepted' | 'declined',
  compose: (kind: string) => { subject: string; parts: MailPart[] },
): Promise<void> {
  await inRecipientLanguage(trx, { customerId: document.customer_id, email: document.email }, () => {
    const { subject, parts } = compose(getKindName(document.kind));
    return queueMail(trx, {
      eventKey: `document:${document.id}:${decision}`,
      to: document.email,
      subject,
      parts: [
        ...parts,
        { link: { label: t`Your documents`, href: createStoreLink(paths.accountDocuments()) } },
      ],
    });
  });
}
