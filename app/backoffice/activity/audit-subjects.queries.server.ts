import { sql, type RawBuilder } from 'kysely';

import type { Db, DB } from '../../../db/schema';
import { partKey } from '../../../db/search-text';
import { isBulkChangeKind, BULK_CHANGES } from '../bulk/bulk-change.schema';
import { isPaymentMethod, getMethodName } from '../../domain/selling/checkout/payment-methods.rules';
import { CLAIM_SETS, isClaimSet } from '../../domain/content/content/claim-sets.rules';
import { DOCUMENT_KINDS } from '../../domain/goods/documents/document-kinds.rules';
import { normalizeOrderNumber } from '../../domain/selling/orders/order-lookup.schema';
import {
  parsePurchaseOrderNumber,
  formatPurchaseOrderNumber,
} from '../../domain/supply/purchasing/purchase-order.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { parseJson } from '../../domain/base/shared/stored-json';
import { findNameInJson } from '../../domain/base/audit/audit-names.rules';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';

/** Parses a subject: 'customer:3/user:4' is user 4, 'claims:store' the store's claims. */
function parseSubject(subject: string): { kind: string; key: string } {
  const [kind = '', key = ''] = (subject.split('/').at(-1) ?? '').split(':', 2);
  return { kind, key };
}

type ListNames = (db: Db, ids: number[]) => Promise<{ id: number; name: string }[]>;

/** Reads names from one table. @param name a column or an expression */
function namesOf(table: keyof DB, name: RawBuilder<string>): ListNames {
  return (db, ids) =>
    db
      .selectFrom(table)
      .select([sql<number>`id`.as('id'), name.as('name')])
      .where(sql.ref('id'), 'in', ids)
      .execute();
}

/** The names by which staff know each kind of subject, in one query per kind. */
const NAMES: Record<string, ListNames> = {
  product: namesOf('products', sql`name || ' (' || sku || ')'`),
  category: namesOf('categories', sql`name`),
  order: namesOf('orders', sql`number`),
  'purchase-order': (_, ids) =>
    Promise.resolve(ids.map((id) => ({ id, name: formatPurchaseOrderNumber(id) }))),
  quote: namesOf('quotes', sql`number`),
  customer: namesOf('customers', sql`company_name`),
  user: async (db, ids) => {
    const rows = await db
      .selectFrom('company_users as u')
      .innerJoin('customers as c', 'c.id', 'u.customer_id')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'c.company_name'])
      .where('u.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: `${`${row.first_name} ${row.last_name}`.trim() || row.email} of ${row.company_name}`,
    }));
  },
  message: async (db, ids) => {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'subject', 'first_name', 'last_name'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const sender = `${row.first_name} ${row.last_name}`.trim();
      return { id: row.id, name: row.subject === '' ? `of ${sender}` : `“${row.subject}” of ${sender}` };
    });
  },
  mail: namesOf('outbox', sql`'“' || subject || '” to ' || to_address`),
  document: async (db, ids) => {
    const rows = await db
      .selectFrom('account_documents as d')
      .innerJoin('customers as c', 'c.id', 'd.customer_id')
      .select(['d.id', 'd.kind', 'c.company_name'])
      .where('d.id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: `${row.company_name} (${DOCUMENT_KINDS()[row.kind]})` }));
  },
  staff: namesOf('staff', sql`username`),
  supplier: namesOf('suppliers', sql`name`),
  synonym: namesOf('search_synonyms', sql`said`),
  token: namesOf('api_tokens', sql`name`),
  post: namesOf('posts', sql`title`),
  event: namesOf('events', sql`title`),
  'text-page': namesOf('text_pages', sql`title`),
  location: namesOf('locations', sql`name`),
  import: namesOf('imports', sql`file_name`),
  'bulk-run': async (db, ids) => {
    const rows = await db.selectFrom('bulk_runs').select(['id', 'change']).where('id', 'in', ids).execute();
    return rows.map(({ id, change }) => ({ id, name: `${changeName(change)} (run ${id})` }));
  },
  count: (db, ids) =>
    db
      .selectFrom('stock_counts as c')
      .innerJoin('locations as l', 'l.id', 'c.location_id')
      .select(['c.id', sql<string>`c.id || ' at ' || l.name`.as('name')])
      .where('c.id', 'in', ids)
      .execute(),
  transfer: (db, ids) =>
    db
      .selectFrom('stock_transfers as t')
      .innerJoin('locations as l', 'l.id', 't.to_location_id')
      .select(['t.id', sql<string>`t.id || ' to ' || l.name`.as('name')])
      .where('t.id', 'in', ids)
      .execute(),
  payment: async (db, ids) => {
    const rows = await db
      .selectFrom('payment_attempts')
      .select(['id', 'method', 'amount_cents'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, method, amount_cents: cents }) => ({
      id,
      name: `${formatMoney(cents)} by ${isPaymentMethod(method) ? getMethodName(method) : method}`,
    }));
  },
  webhook: async (db, ids) => {
    const rows = await db
      .selectFrom('webhook_endpoints')
      .select(['id', 'url', 'description'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: formatEndpointName(row) }));
  },
};

function changeName(json: string): string {
  const change: unknown = parseJson(json);
  const kind = typeof change === 'object' && change !== null && 'kind' in change ? change.kind : undefined;
  return isBulkChangeKind(kind) ? BULK_CHANGES[kind] : 'Bulk change';
}

/** Names of subjects whose key is a word instead of a number. */
async function listSubjectNames(db: Db, kind: string, keys: string[]) {
  if (kind === 'claims')
    return keys.flatMap((key) => (isClaimSet(key) ? [{ key, name: CLAIM_SETS[key].title }] : []));
  // The catalog's terms, which are no records.
  if (kind === 'french') return keys.map((key) => ({ key, name: 'specifications' }));
  // Erased buyers, and guests, whose names the log must not tell.
  if (kind === 'guest') return keys.map((key) => ({ key, name: `guest ${key}` }));
  if (kind !== 'price-tier') return [];
  return db.selectFrom('price_tiers').select(['code as key', 'name']).where('code', 'in', keys).execute();
}

/** Returns names by subject. Deleted subjects get their last name in the log. */
export async function getSubjectNames(db: Db, subjects: Iterable<string>) {
  const names = new Map<string, { name: string; isThere: boolean }>();
  const parts = [...new Set(subjects)].map((subject) => ({ subject, ...parseSubject(subject) }));
  for (const kind of new Set(parts.map((part) => part.kind))) {
    const ofKind = parts.filter((part) => part.kind === kind);
    const keys = [...new Set(ofKind.map(({ key }) => key))];
    const ids = keys.filter((key) => /^\d{1,12}$/.test(key)).map(Number);
    const found = new Map<string, string>();
    for (const { id, name } of ids.length === 0 ? [] : ((await NAMES[kind]?.(db, ids)) ?? []))
      found.set(String(id), name);
    for (const { key, name } of await listSubjectNames(db, kind, keys)) found.set(key, name);
    for (const { subject, key } of ofKind) {
      const name = found.get(key) ?? '';
      if (name !== '') names.set(subject, { name, isThere: true });
    }
  }
  const gone = parts.filter(({ subject, key }) => key !== '' && !names.has(subject));
  for (const { subject, kind, key } of gone) {
    const [outer = ''] = subject.split('/');
    const name =
      (await findLastName(db, subject)) ??
      (outer === subject ? undefined : (await getSubjectNames(db, [outer])).get(outer)?.name) ??
      // An erased account has no name any more.
      (kind === 'customer' ? `account ${key}` : undefined);
    if (name !== undefined) names.set(subject, { name, isThere: false });
  }
  return names;
}

/** Finds the last name of a subject in the log. */
async function findLastName(db: Db, subject: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  for (const { before, after } of rows) {
    const name = findNameInJson(after) ?? findNameInJson(before);
    if (name !== undefined) return name;
  }
  return undefined;
}

/**
 * Lists the subjects that a search may mean: 'order:15' as in the log, or a document number, a SKU, an account's email,
 * a username, or a category's name.
 */
export async function listSubjectsNamed(db: Db, typed: string): Promise<string[]> {
  if (/^[a-z-]+:\S/i.test(typed)) return [typed.toLowerCase()];
  const key = typed.toLowerCase();
  const found = await Promise.all([
    db.selectFrom('orders').select('id').where('number', '=', normalizeOrderNumber(typed)).execute(),
    db.selectFrom('quotes').select('id').where('number', '=', typed.toUpperCase()).execute(),
    db.selectFrom('products').select('id').where('sku_key', '=', partKey(typed)).execute(),
    db.selectFrom('customers').select('id').where('email', '=', key).execute(),
    db.selectFrom('staff').select('id').where('username', '=', key).execute(),
    db
      .selectFrom('categories')
      .select('id')
      .where(sql`lower(name)`, '=', key)
      .execute(),
  ]);
  const kinds = ['order', 'quote', 'product', 'customer', 'staff', 'category'];
  const purchase = parsePurchaseOrderNumber(typed);
  return [
    ...found.flatMap((rows, index) => rows.map(({ id }) => `${kinds[index] ?? ''}:${id}`)),
    ...(purchase === undefined ? [] : [`purchase-order:${purchase}`]),
  ];
}
