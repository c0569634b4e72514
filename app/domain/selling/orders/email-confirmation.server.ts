import { createHash } from 'node:crypto';

import { lockName, lockRow } from '../../../../db/lock-row';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction, inWaitingTransaction } from '../../../../db/transaction';
import { paths } from '../../../paths';
import { createStoreLink, type MailPart } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { readSettings } from '../../base/settings/settings.queries.server';
import type { Settings } from '../../base/settings/settings.rules';
import { getMomentAfter, isoIn, nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { formatMoment } from '../../base/shared/store-day.rules';
import { recordOrderEvent } from './lock-order.server';
import { getHoldEnd } from './unpaid-holds.rules';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';

const HOUR_MS = 60 * 60_000;
export const LINK_LIFETIME_HOURS = 72;
/** How long a confirmed address counts for further orders. */
const CONFIRMED_DAYS = 30;

/** What unpaid orders without an account hold changes only under this lock. */
export async function lockUnpaidHolds(trx: Trx): Promise<void> {
  await lockName(trx, 'unpaid-holds');
}

/** Returns whether the address was confirmed lately. */
export async function isEmailConfirmed(trx: Trx | Db, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('confirmed_emails')
    .select('email_hash')
    .where('email_hash', '=', hash(email.toLowerCase()))
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates the mail's link that confirms an address, and its order if it is for one. */
export async function createConfirmationLink(
  trx: Trx,
  { email, orderId }: { email: string; orderId: number | null },
): Promise<MailPart> {
  const token = randomKey();
  await trx
    .insertInto('email_confirmations')
    .values({
      token_hash: hash(token),
      email: email.toLowerCase(),
      order_id: orderId,
      expires_at: isoIn(LINK_LIFETIME_HOURS * HOUR_MS),
    })
    .execute();
  return { link: { label: t`Confirm email address`, href: createStoreLink(paths.confirmEmail(token)) } };
}

/** Mails a link to confirm the address before a larger order. @returns false if it has had its mails of a day. */
export async function requestEmailConfirmation(db: Db, email: string): Promise<boolean> {
  return inTransaction(db, async (trx) =>
    queueMail(trx, {
      eventKey: `confirm-email:${randomKey()}`,
      // However it is typed, so that the mails of a day count together.
      to: email.toLowerCase(),
      subject: t`Confirm your email address`,
      parts: [
        t`Confirm your email address, then place your order again. Your cart is saved.`,
        await createConfirmationLink(trx, { email, orderId: null }),
        t`The link expires in ${LINK_LIFETIME_HOURS} hours. Didn’t place an order? Ignore this email.`,
      ],
      isUnverified: true,
    }),
  );
}

/** Finds what a link confirms; undefined if it has expired or never was. */
export async function findEmailConfirmation(db: Db | Trx, token: string) {
  const row = await db
    .selectFrom('email_confirmations as c')
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.email', 'o.number', 'o.access_key as accessKey', 'o.policy', 'o.state'])
    .select('o.placed_at as placedAt')
    .where('c.token_hash', '=', hash(token))
    .where('c.expires_at', '>', nowIso())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { email, state, number, accessKey, policy, placedAt } = row;
  const order =
    number === null || accessKey === null || policy === null || placedAt === null
      ? undefined
      : { number, accessKey, policy, placedAt, isHeld: state === 'awaiting_transfer' };
  return { email, order, isConfirmed: await isEmailConfirmed(db, email) };
}

/**
 * Confirms the address of a link, as often as it is followed: its unpaid orders are held for the full time, and the
 * address counts as confirmed for further ones.
 *
 * @returns the order whose mail had the link.
 * @throws ConflictError if the link has expired or never was.
 */
export async function confirmEmail(db: Db, token: string) {
  return inWaitingTransaction(db, async (trx) => {
    await lockUnpaidHolds(trx);
    const found = await findEmailConfirmation(trx, token);
    if (found === undefined) throw new ConflictError(t`This link has expired.`);
    const confirmed = {
      email_hash: hash(found.email),
      expires_at: isoIn(CONFIRMED_DAYS * 24 * HOUR_MS),
    };
    await trx
      .insertInto('confirmed_emails')
      .values(confirmed)
      .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(confirmed))
      .execute();
    await prolongHolds(trx, found.email);
    return found.order;
  });
}

/** Forgets that addresses were confirmed, or can be. */
export async function forgetConfirmedEmails(trx: Trx, emails: readonly string[]): Promise<void> {
  for (const email of emails.map((one) => one.toLowerCase())) {
    await trx.deleteFrom('email_confirmations').where('email', '=', email).execute();
    await trx.deleteFrom('confirmed_emails').where('email_hash', '=', hash(email)).execute();
  }
}

async function prolongHolds(trx: Trx, email: string): Promise<void> {
  const settings = await readSettings(trx);
  const unconfirmed = trx
    .selectFrom('orders')
    .select(['id', 'placed_at', 'expires_at', 'updated_at'])
    .where('state', '=', 'awaiting_transfer')
    .where('is_email_unconfirmed', '=', 1)
    .where((build) => build(build.fn('lower', ['email']), '=', email))
    .orderBy('id');
  for (const { id } of await unconfirmed.execute()) {
    await lockRow(trx, 'orders', id);
    const order = await unconfirmed.where('id', '=', id).executeTakeFirst();
    if (order !== undefined) await prolongHold(trx, order, settings);
  }
}

async function prolongHold(
  trx: Trx,
  order: { id: number; placed_at: string; expires_at: string | null; updated_at: string },
  settings: Settings,
): Promise<void> {
  const fullEnd = getHoldEnd(order.placed_at, settings, { isEmailUnconfirmed: false });
  // With a part payment, it has no end. Staff may have extended it.
  const end = order.expires_at === null || order.expires_at > fullEnd ? order.expires_at : fullEnd;
  const at = getMomentAfter(order.updated_at);
  await trx
    .updateTable('orders')
    .set({ is_email_unconfirmed: 0, expires_at: end, updated_at: at })
    .where('id', '=', order.id)
    .execute();
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'hold',
    from: 'awaiting_transfer',
    to: 'awaiting_transfer',
    actor: 'buyer',
    // An order's history is in English.
    detail: inLanguage(
      'en',
      () => `Email address confirmed${end === null ? '' : `, held until ${formatMoment(end)}`}`,
    ),
    at,
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
