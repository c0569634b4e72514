import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { containing } from '../../../db/like-pattern';
import type { Trx } from '../../../db/schema';
import { redactText } from '../../domain/base/customers/redact-text.rules';
import { listOf } from './buyer-records.queries.server';

/** Texts that staff or providers write about an order. */
const TEXTS_OF_ORDERS = [
  ['order_events', 'detail'],
  ['order_refunds', 'reason'],
  ['refunds', 'reason'],
  ['refunds', 'detail'],
  ['payment_attempts', 'detail'],
  ['payment_disputes', 'reason'],
] as const;

/** Other texts, which may mention anyone. */
const FREE_TEXTS = [
  ...TEXTS_OF_ORDERS,
  ['orders', 'po_number'],
  ['orders', 'attention'],
  ['orders', 'delivery_instructions'],
  ['stock_movements', 'reason'],
  ['messages', 'subject'],
  ['messages', 'message'],
  ['message_entries', 'text'],
  ['quotes', 'message'],
  ['quotes', 'staff_note'],
  ['quotes', 'decline_reason'],
  ['customers', 'decision_reason'],
  ['account_documents', 'decline_reason'],
  ['idempotency_keys', 'answer'],
] as const;

type TextColumn = (typeof FREE_TEXTS)[number];

/** Takes a buyer's names and other values out of what was written about their orders. */
export async function eraseFromTextsOfOrders(
  trx: Trx,
  orderIds: readonly number[],
  values: readonly string[],
): Promise<void> {
  const orders = listOf(orderIds);
  for (const column of TEXTS_OF_ORDERS) await redactColumn(trx, column, sql`order_id in ${orders}`, values);
  await redactColumn(trx, ['orders', 'po_number'], sql`id in ${orders}`, values);
  for (const id of orderIds) {
    // The order's own cause, and its lines': ';' is the character after ':'.
    const isOfOrder = sql<SqlBool>`(cause = ${`order:${id}`} or (cause >= ${`order:${id}:`} and cause < ${`order:${id};`}))`;
    await redactColumn(trx, ['stock_movements', 'reason'], isOfOrder, values);
  }
  await eraseAuditValues(
    trx,
    sql`subject in (select 'order:' || id from orders where id in ${orders})`,
    values,
  );
}

/** Entries that only their author needs, and mail: deleted if they contain a value. */
const DELETED_TEXTS = [
  ['outbox', 'to_address'],
  ['outbox', 'subject'],
  ['outbox', 'text'],
  ['outbox', 'html'],
  ['checkout_drafts', 'data'],
  ['registration_drafts', 'data'],
  ['quick_order_lists', 'lines'],
  ['quick_order_lists', 'left_out'],
] as const;

/** Takes values that identify a buyer out of texts about anything, and deletes drafts and mail that contain one. */
export async function eraseFromTexts(trx: Trx, values: readonly string[]): Promise<void> {
  for (const value of values) {
    // Both databases lower only the letters A to Z.
    const pattern = containing(value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
    const has = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    for (const column of FREE_TEXTS) await redactColumn(trx, column, has(column[1]), [value]);
    for (const one of DELETED_TEXTS) {
      const [table, column] = one;
      for (const { text } of await listMentions(trx, one, has(column), [value]))
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${text}`.execute(trx);
    }
    await eraseAuditValues(trx, sql`(${has('before')} or ${has('after')})`, [value]);
  }
}

async function redactColumn(
  trx: Trx,
  textColumn: TextColumn,
  condition: RawBuilder<SqlBool>,
  values: readonly string[],
): Promise<void> {
  const [table, column] = textColumn;
  for (const { text, redacted } of await listMentions(trx, textColumn, condition, values))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${redacted}
      where ${sql.ref(column)} = ${text} and ${condition}`.execute(trx);
}

/** Lists the texts that contain a value as a whole word, and what is left of them without it. */
async function listMentions(
  trx: Trx,
  [table, column]: TextColumn | (typeof DELETED_TEXTS)[number],
  condition: RawBuilder<SqlBool>,
  values: readonly string[],
): Promise<{ text: string; redacted: string }[]> {
  const { rows } = await sql<{ text: string }>`select distinct ${sql.ref(column)} as text
    from ${sql.table(table)} where ${sql.ref(column)} <> '' and ${condition}`.execute(trx);
  return rows
    .map(({ text }) => ({ text, redacted: redactText(text, values) }))
    .filter(({ text, redacted }) => redacted !== text);
}

/** The audit log allows only to remove what changed as a whole. */
async function eraseAuditValues(
  trx: Trx,
  condition: RawBuilder<SqlBool>,
  values: readonly string[],
): Promise<void> {
  const events = await trx
    .selectFrom('audit_entries')
    .select(['id', 'before', 'after'])
    .where(condition)
    .execute();
  const telling = events.filter(({ before, after }) =>
    [before ?? '', after ?? ''].some((text) => redactText(text, values) !== text),
  );
  await trx
    .updateTable('audit_entries')
    .set({ before: null, after: null })
    .where('id', 'in', listOf(telling.map(({ id }) => id)))
    .execute();
}
