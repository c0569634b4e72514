import { sql } from 'kysely';

import type { Db } from '../../../db/schema';
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

/** A subject of the log taken apart: 'customer:3/user:4' is the user 4, 'claims:store' the claims 'store'. */
function parseSubject(subject: string): { kind: string; key: string } {
  const [kind = '', key = ''] = (subject.split('/').at(-1) ?? '').split(':', 2);
  return { kind, key };
}

interface NamedRow {
  id: number;
  name: string;
}

/** How staff know the things of each kind: one look-up a kind. */
const NAMES: Record<string, (db: Db, ids: number[]) => Promise<NamedRow[]>> = {
  product: async (db, ids) => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name', 'sku'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, sku }) => ({ id, name: `${name} (${sku})` }));
  },
  category: (db, ids) => db.selectFrom('categories').select(['id', 'name']).where('id', 'in', ids).execute(),
  order: (db, ids) =>
    db.selectFrom('orders').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  'purchase-order': (_, ids) =>
    Promise.resolve(ids.map((id) => ({ id, name: formatPurchaseOrderNumber(id) }))),
  quote: (db, ids) =>
    db.selectFrom('quotes').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  customer: (db, ids) =>
    db.selectFrom('customers').select(['id', 'company_name as name']).where('id', 'in', ids).execute(),
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
  mail: async (db, ids) => {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'subject', 'to_address'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: `“${row.subject}” to ${row.to_address}` }));
  },
  document: async (db, ids) => {
    const rows = await db
      .selectFrom('account_documents as d')
      .innerJoin('customers as c', 'c.id', 'd.customer_id')
      .select(['d.id', 'd.kind', 'c.company_name'])
      .where('d.id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: `${row.company_name} (${DOCUMENT_KINDS[row.kind]})` }));
  },
  staff: (db, ids) =>
    db.selectFrom('staff').select(['id', 'username as name']).where('id', 'in', ids).execute(),
  supplier: (db, ids) => db.selectFrom('suppliers').select(['id', 'name']).where('id', 'in', ids).execute(),
  token: (db, ids) => db.selectFrom('api_tokens').select(['id', 'name']).where('id', 'in', ids).execute(),
  post: (db, ids) => db.selectFrom('posts').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  event: (db, ids) =>
    db.selectFrom('events').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  'text-page': (db, ids) =>
    db.selectFrom('text_pages').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  location: (db, ids) => db.selectFrom('locations').select(['id', 'name']).where('id', 'in', ids).execute(),
  import: (db, ids) =>
    db.selectFrom('imports').select(['id', 'file_name as name']).where('id', 'in', ids).execute(),
  'bulk-run': async (db, ids) => {
    const rows = await db.selectFrom('bulk_runs').select(['id', 'change']).where('id', 'in', ids).execute();
    return rows.map(({ id, change }) => ({ id, name: `${changeName(change)} (run ${id})` }));
  },
  count: (db, ids) => listNamesAtLocation(db, 'stock_counts', ids),
  transfer: (db, ids) => listNamesAtLocation(db, 'stock_transfers', ids),
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

/** '12 at Toronto', '4 to Toronto': neither a count nor a transfer has more of a name. */
async function listNamesAtLocation(db: Db, table: 'stock_counts' | 'stock_transfers', ids: number[]) {
  const rows =
    table === 'stock_counts'
      ? await db
          .selectFrom('stock_counts as one')
          .innerJoin('locations as l', 'l.id', 'one.location_id')
          .select(['one.id', 'l.name'])
          .where('one.id', 'in', ids)
          .execute()
      : await db
          .selectFrom('stock_transfers as one')
          .innerJoin('locations as l', 'l.id', 'one.to_location_id')
          .select(['one.id', 'l.name'])
          .where('one.id', 'in', ids)
          .execute();
  const word = table === 'stock_counts' ? 'at' : 'to';
  return rows.map(({ id, name }) => ({ id, name: `${id} ${word} ${name}` }));
}

/** What is kept by a word and not by a number. */
async function listSubjectNames(db: Db, kind: string, keys: string[]) {
  if (kind === 'claims')
    return keys.flatMap((key) => (isClaimSet(key) ? [{ key, name: CLAIM_SETS[key].title }] : []));
  if (kind !== 'price-tier') return [];
  return db.selectFrom('price_tiers').select(['code as key', 'name']).where('code', 'in', keys).execute();
}

export interface SubjectName {
  name: string;
  /** It is there to be looked at. */
  isThere: boolean;
}

/** How staff know the subjects of the log, by subject; those that are gone as the log last called them. */
export async function getSubjectNames(db: Db, subjects: Iterable<string>): Promise<Map<string, SubjectName>> {
  const names = new Map<string, SubjectName>();
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
  for (const { subject } of gone) {
    const [outer = ''] = subject.split('/');
    const name =
      (await findLastName(db, subject)) ??
      (outer === subject ? undefined : (await getSubjectNames(db, [outer])).get(outer)?.name);
    if (name !== undefined) names.set(subject, { name, isThere: false });
  }
  return names;
}

/** What the log called it last. The index by subject has its entries together, and few are asked for. */
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
 * The subjects that somebody may mean: 'order:15' as it stands in the log, or what people know a thing by: the number of
 * an order, a quote or a purchase order, a SKU, the e-mail of an account, a username, the name of a category.
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
