import type { Db, Trx } from '../../../../db/schema';
import { maskEmail, maskLastName, maskPhone, maskText } from '../../base/customers/hidden-contact.rules';
import { findHiddenContact, type Viewer } from '../../base/customers/hidden-contact.server';
import { nowIso } from '../../base/shared/clock';
import { listQuoteThread } from '../inbox/messages.queries.server';
import { listQuoteLines } from './quoted-lines.queries.server';
import { getQuoteStatus } from './quote-states.rules';
import { type CartBuyer, findSignedInBuyer, type SignedIn } from '../cart/cart-buyer.queries.server';
import type { LicenseStanding } from '../../goods/licenses/license.rules';
import { findLicenseStanding } from '../../goods/licenses/may-order.server';

export type Quote = Awaited<ReturnType<typeof toQuote>>;

/** Finds a quote by the secret in its link, with its thread, and contact details as this viewer may see them. */
export async function findQuoteByAccessKey(db: Db, accessKey: string, viewer: Viewer) {
  const row = await selectQuotes(db).where('access_key', '=', accessKey).executeTakeFirst();
  if (row === undefined) return undefined;
  const quote = await toQuote(db, row);
  const { createdAt: since, customerId } = quote;
  const hiddenContact = await findHiddenContact(db, { since, customerId }, viewer);
  const thread = await listQuoteThread(db, quote.id);
  if (hiddenContact === undefined) return { ...quote, thread, hiddenContact };
  const maskedThread = thread.map((entry) => ({ ...entry, text: maskText(entry.text, quote) }));
  return { ...maskContact(quote), thread: maskedThread, hiddenContact };
}

function maskContact(quote: Quote): Quote {
  return {
    ...quote,
    lastName: maskLastName(quote.lastName),
    email: maskEmail(quote.email),
    phone: maskPhone(quote.phone),
    message: maskText(quote.message, quote),
    staffNote: maskText(quote.staffNote, quote),
    declineReason: maskText(quote.declineReason, quote),
  };
}

/** Finds a quote by its secret to write it. */
export async function findQuoteToAccept(trx: Trx, accessKey: string) {
  const row = await selectQuotes(trx).where('access_key', '=', accessKey).executeTakeFirst();
  return row && toQuote(trx, row);
}

/** Finds a quote by ID. */
export async function findQuote(db: Db | Trx, id: number) {
  const row = await selectQuotes(db).where('id', '=', id).executeTakeFirst();
  return row && toQuote(db, row);
}

export type QuoteForStaff = NonNullable<Awaited<ReturnType<typeof findQuoteForStaff>>>;

/** Finds a quote without the keys by which its buyer acts. */
export async function findQuoteForStaff(db: Db, id: number) {
  const quote = await findQuote(db, id);
  if (quote === undefined) return undefined;
  const { order } = quote;
  return { ...quote, accessKey: undefined, order: order && { id: order.id, number: order.number } };
}

function selectQuotes(db: Db | Trx) {
  return db
    .selectFrom('quotes')
    .select(['id', 'number', 'access_key as accessKey', 'customer_id as customerId', 'status', 'revision'])
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'phone', 'company', 'message'])
    .select(['staff_note as staffNote', 'decline_reason as declineReason', 'declined_by as declinedBy'])
    .select(['needs_answer', 'created_at as createdAt', 'priced_at as pricedAt', 'order_id'])
    .select('expires_at as expiresAt');
}

type QuoteRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>;

async function toQuote(db: Db | Trx, { needs_answer, order_id, ...quote }: QuoteRow) {
  const order =
    quote.status !== 'accepted' || order_id === null
      ? undefined
      : await db
          .selectFrom('orders')
          .select(['id', 'number', 'access_key as accessKey', 'policy'])
          .where('id', '=', order_id)
          .executeTakeFirst();
  return {
    ...quote,
    status: getQuoteStatus(quote, nowIso()),
    needsAnswer: needs_answer === 1,
    order,
    lines: await listQuoteLines(db, quote.id, quote.customerId),
  };
}

/** Finds the access key of an order's quote, for retrying. */
export async function findOrderQuoteKey(db: Db, orderAccessKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('quotes as q')
    .innerJoin('orders as o', 'o.id', 'q.order_id')
    .select('q.access_key')
    .where('o.access_key', '=', orderAccessKey)
    .executeTakeFirst();
  return row?.access_key;
}

/**
 * Finds the buyer of a quote's order: the signed-in account, if it or a guest requested the quote. Anyone else with
 * the link orders as a guest.
 */
export async function findQuoteBuyer(
  db: Db | Trx,
  quote: { customerId: number | null },
  signedIn: SignedIn | undefined,
): Promise<CartBuyer | undefined> {
  if (signedIn === undefined) return undefined;
  const isOthers = quote.customerId !== null && quote.customerId !== signedIn.customerId;
  return isOthers ? undefined : findSignedInBuyer(db, signedIn);
}

/** The restricted lines of a quote and the account's license status. */
export interface QuoteLicense {
  standing: LicenseStanding;
  needing: string[];
  /** Number of unrestricted lines, which can be quoted separately. */
  others: number;
}

/**
 * Finds what keeps an account from ordering a quote's restricted lines; undefined if it has none.
 *
 * @param customerId the ordering account; null for guests.
 */
export async function findQuoteLicense(db: Db, { lines }: Pick<Quote, 'lines'>, customerId: number | null) {
  const needing = lines.filter(({ isRestricted }) => isRestricted).map(({ name }) => name);
  if (needing.length === 0) return undefined;
  return {
    standing: await findLicenseStanding(db, customerId),
    needing,
    others: lines.length - needing.length,
  };
}
