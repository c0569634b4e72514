import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { rowsOf } from '../../../db/dialect';
import type { Trx } from '../../../db/schema';
import { type BuyerRecords, listOf } from './buyer-records.queries.server';

/** Lists the mail about a buyer's records, and the mail to their addresses. */
export async function listBuyerMail(trx: Trx, records: BuyerRecords) {
  return trx
    .selectFrom('outbox')
    .select(['id', 'to_address', 'subject', 'text', 'state', 'last_error', 'created_at', 'sent_at'])
    .where('id', 'in', await listMailIds(trx, records))
    .orderBy('id')
    .execute();
}

async function listMailIds(trx: Trx, records: BuyerRecords): Promise<RawBuilder<number>> {
  const { customerId, userIds, orderIds, quoteIds, messageIds, emails } = records;
  const documents = await listDocumentIds(trx, customerId);
  const entries = await trx
    .selectFrom('message_entries')
    .select('id')
    .where('message_id', 'in', listOf(messageIds))
    .execute();
  const byKind: Record<string, number[]> = {
    customer: customerId === null ? [] : [customerId],
    user: userIds,
    order: orderIds,
    quote: quoteIds,
    document: documents,
  };
  const found = new Set<number>();
  for (const [kind, ids] of Object.entries(byKind)) {
    // Each event key begins with the record: 'order:12:paid'. ';' is the character after ':'.
    const start = sql`${`${kind}:`} || list.value`;
    const { rows } = await sql<{ id: number }>`select o.id from ${rowsOf(ids)} as list
      join outbox o on o.event_key >= ${start} || ':' and o.event_key < ${start} || ';'`.execute(trx);
    for (const { id } of rows) found.add(id);
  }
  const others = await trx
    .selectFrom('outbox')
    .select('id')
    .where((build) =>
      build.or([
        build('event_key', 'in', ['', ...entries.map(({ id }) => `message-entry:${id}`)]),
        sql<boolean>`lower(to_address) in (${sql.join(['', ...emails])})`,
      ]),
    )
    .execute();
  return listOf([...found, ...others.map(({ id }) => id)]);
}

/**
 * Lists the audit events about a buyer's records.
 *
 * @param withOwnActs adds what the account's users did.
 */
export async function listBuyerAudit(
  trx: Trx,
  records: BuyerRecords,
  { withOwnActs = false }: { withOwnActs?: boolean } = {},
) {
  const { customerId, userIds, orderIds, quoteIds, messageIds, paymentIds } = records;
  const byKind: Record<string, number[]> = {
    customer: customerId === null ? [] : [customerId],
    order: orderIds,
    quote: quoteIds,
    message: messageIds,
    payment: paymentIds,
    document: await listDocumentIds(trx, customerId),
  };
  const found = new Set<number>();
  const add = ({ rows }: { rows: { id: number }[] }) => rows.forEach(({ id }) => found.add(id));
  for (const [kind, ids] of Object.entries(byKind)) {
    add(
      await sql<{ id: number }>`select e.id from ${rowsOf(ids)} as list
        join audit_entries e on e.subject = ${`${kind}:`} || list.value`.execute(trx),
    );
  }
  add(
    await sql<{ id: number }>`select e.id from ${rowsOf(userIds)} as list
      join company_users u on u.id = list.value
      join audit_entries e on e.subject = 'customer:' || u.customer_id || '/user:' || u.id`.execute(trx),
  );
  if (withOwnActs)
    add(
      await sql<{ id: number }>`select e.id from ${rowsOf(userIds)} as list
        join audit_entries e on e.actor = 'user:' || list.value`.execute(trx),
    );
  return trx
    .selectFrom('audit_entries')
    .select(['id', 'actor', 'staff_id', 'action', 'subject', 'before', 'after', 'created_at'])
    .where('id', 'in', listOf([...found]))
    .orderBy('id')
    .execute();
}

async function listDocumentIds(trx: Trx, customerId: number | null): Promise<number[]> {
  if (customerId === null) return [];
  const documents = await trx
    .selectFrom('account_documents')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute();
  return documents.map(({ id }) => id);
}

/** Matches an account's favorite lists; those made after its first sign-in name only its owner. */
export function isFavoriteListOf(customerId: number | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`(customer_id = ${customerId}
    or owner_id in (select favorites_owner from customers where id = ${customerId}))`;
}
