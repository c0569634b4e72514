import type { Db, DB, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { nowIso } from '../../domain/base/shared/clock';
import { HIDDEN } from '../../domain/base/customers/redact-text.rules';
import {
  type BuyerRecords,
  countRecords,
  findBuyerRecords,
  getBuyerSubject,
  listOf,
} from './buyer-records.queries.server';
import { isFavoriteListOf, listBuyerAudit, listBuyerMail } from './buyer-traces.queries.server';
import type { Buyer } from './personal-data.schema';

/**
 * Returns everything the store has about a buyer as JSON, with an audit event. Keys and tokens that would let a reader
 * of the file act as the buyer are left out, and so are the names of staff.
 *
 * @throws NotFoundError if there is no such account, or if the address belongs to one.
 */
export async function exportPersonalData(db: Db, buyer: Buyer, actor: Actor): Promise<string> {
  return inTransaction(db, async (trx) => {
    const records = await findBuyerRecords(trx, buyer);
    const data = await readPersonalData(trx, records);
    await recordAudit(trx, actor, 'personal-data.export', getBuyerSubject(records), {
      after: countRecords(records),
    });
    return removeKeys(
      JSON.stringify({ exportedAt: nowIso(), email: records.email, ...data }, undefined, 2),
      await listKeys(trx, records),
    );
  });
}

type Row = Record<string, unknown>;

async function readPersonalData(trx: Trx, records: BuyerRecords) {
  const { customerId, userIds, orderIds, quoteIds, messageIds, paymentIds } = records;
  const accountIds = customerId === null ? [] : [customerId];
  const ofAccount = (table: 'account_addresses' | 'contract_prices') =>
    trx.selectFrom(table).selectAll().where('customer_id', 'in', listOf(accountIds)).execute();
  const ofOrders = (
    table:
      'order_lines' | 'order_events' | 'order_refunds' | 'payment_attempts' | 'payment_disputes' | 'refunds',
  ) => trx.selectFrom(table).selectAll().where('order_id', 'in', listOf(orderIds)).orderBy('id').execute();
  const carts = await trx
    .selectFrom('carts as c')
    .leftJoin('checkout_drafts as d', 'd.cart_id', 'c.id')
    .leftJoin('quick_order_lists as q', 'q.cart_id', 'c.id')
    .select(['c.id', 'c.user_id', 'c.created_at', 'c.updated_at', 'd.data as checkout_draft'])
    .select(['q.lines as quick_order_list', 'q.left_out as quick_order_left_out'])
    .where('c.customer_id', 'in', listOf(accountIds))
    .execute();
  const lists = await trx
    .selectFrom('favorite_lists')
    .selectAll()
    .where(isFavoriteListOf(customerId))
    .execute();
  const exported: Record<string, Row[]> = {
    account: await trx.selectFrom('customers').selectAll().where('id', 'in', listOf(accountIds)).execute(),
    users: await trx.selectFrom('company_users').selectAll().where('id', 'in', listOf(userIds)).execute(),
    addresses: await ofAccount('account_addresses'),
    prices: await ofAccount('contract_prices'),
    documents: await trx
      .selectFrom('account_documents')
      .select(['kind', 'number', 'issued_by', 'expires_on', 'file_name', 'media_type', 'size', 'state'])
      .select(['decline_reason', 'reviewed_at', 'uploaded_at'])
      .where('customer_id', 'in', listOf(accountIds))
      .execute(),
    orders: nest(
      await trx.selectFrom('orders').selectAll().where('id', 'in', listOf(orderIds)).orderBy('id').execute(),
      'order_id',
      {
        lines: await ofOrders('order_lines'),
        events: await ofOrders('order_events'),
        payments: await ofOrders('payment_attempts'),
        refunds: await ofOrders('order_refunds'),
        refundPayments: await ofOrders('refunds'),
        disputes: await ofOrders('payment_disputes'),
      },
    ),
    paymentsWithoutOrder: await trx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('id', 'in', listOf(paymentIds))
      .execute(),
    quotes: nest(
      await trx.selectFrom('quotes').selectAll().where('id', 'in', listOf(quoteIds)).orderBy('id').execute(),
      'quote_id',
      {
        lines: await trx
          .selectFrom('quote_lines')
          .selectAll()
          .where('quote_id', 'in', listOf(quoteIds))
          .execute(),
      },
    ),
    messages: nest(
      await trx
        .selectFrom('messages')
        .selectAll()
        .where('id', 'in', listOf(messageIds))
        .orderBy('id')
        .execute(),
      'message_id',
      {
        entries: await trx
          .selectFrom('message_entries')
          .selectAll()
          .where('message_id', 'in', listOf(messageIds))
          .execute(),
      },
    ),
    carts: nest(carts, 'cart_id', {
      lines: await trx
        .selectFrom('cart_lines')
        .selectAll()
        .where('cart_id', 'in', ['', ...carts.map(({ id }) => id)])
        .execute(),
    }),
    favorites: nest(lists, 'list_id', {
      items: await trx
        .selectFrom('favorite_items')
        .selectAll()
        .where('list_id', 'in', ['', ...lists.map(({ id }) => id)])
        .execute(),
    }),
    sessions: await trx
      .selectFrom('sessions')
      .select(['user_id', 'vehicle_make', 'vehicle_model', 'vehicle_year'])
      .select(['created_at', 'last_seen_at', 'expires_at'])
      .where('customer_id', 'in', listOf(accountIds))
      .execute(),
    signInLinks: await trx
      .selectFrom('sign_in_links')
      .select(['user_id', 'created_at', 'expires_at', 'used_at'])
      .where('user_id', 'in', listOf(userIds))
      .execute(),
    stockNotices: await trx
      .selectFrom('stock_notices')
      .selectAll()
      .where('email', 'in', ['', ...records.emails.map((email) => email.toLowerCase())])
      .execute(),
    mail: await listBuyerMail(trx, records),
    audit: (await listBuyerAudit(trx, records, { withOwnActs: true })).map(
      ({ actor, staff_id, ...entry }) => ({
        ...entry,
        actor: staff_id === null ? actor : 'staff',
      }),
    ),
  };
  return Object.fromEntries(Object.entries(exported).map(([name, rows]) => [name, rows.map(toExported)]));
}

/** Puts the rows of other tables into the rows they belong to. */
function nest(
  rows: readonly (Row & { id: unknown })[],
  column: string,
  parts: Record<string, readonly object[]>,
): Row[] {
  const nested = new Map(
    rows.map((row) => [row.id, new Map(Object.keys(parts).map((name) => [name, [] as Row[]]))]),
  );
  for (const [name, children] of Object.entries(parts))
    for (const child of children) {
      const { [column]: parent, ...own }: Row = { ...child };
      nested.get(parent)?.get(name)?.push(toExported(own));
    }
  return rows.map(({ id, ...row }) => ({
    // The IDs of carts and lists are secrets.
    ...(typeof id === 'number' && { id }),
    ...row,
    ...Object.fromEntries(nested.get(id) ?? []),
  }));
}

/** What grants access or identifies the buyer to a provider, and who of the staff was involved. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...(['access_key', 'checkout_token', 'cart_id', 'placed_from', 'favorites_owner', 'owner_id'] as const),
  ...(['idempotency_key', 'refund_key', 'hosted_reference', 'hosted_url', 'return_origin'] as const),
  ...(['form_key', 'event_key', 'last_batch', 'request_id'] as const),
  ...(['decided_by', 'reviewed_by', 'assigned_staff_id', 'staff_id'] as const),
] satisfies ColumnOf<keyof DB>[]);

type ColumnOf<Table extends keyof DB> = Table extends unknown ? keyof DB[Table] : never;

function toExported(row: Row): Row {
  const kept = Object.entries(row).filter(([column]) => !LEFT_OUT.has(column));
  return Object.fromEntries(
    kept.map(([column, value]) => [
      column,
      column === 'actor' && typeof value === 'string' && value.startsWith('staff:') ? 'staff' : value,
    ]),
  );
}

/** The keys of order and quote pages, and cart IDs, which the links in mail contain. */
async function listKeys(trx: Trx, { orderIds, quoteIds }: BuyerRecords): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders')
    .select(['access_key', 'checkout_token'])
    .where('id', 'in', listOf(orderIds))
    .execute();
  const quotes = await trx
    .selectFrom('quotes')
    .select('access_key')
    .where('id', 'in', listOf(quoteIds))
    .execute();
  return [
    ...orders.flatMap((order) => [order.access_key, order.checkout_token]),
    ...quotes.map((quote) => quote.access_key),
  ];
}

function removeKeys(text: string, keys: readonly string[]): string {
  const withoutTokens = text.replace(/(\/sign-in\/)[\w-]+/g, `$1${HIDDEN}`);
  return keys.reduce((rest, key) => rest.replaceAll(key, HIDDEN), withoutTokens);
}
