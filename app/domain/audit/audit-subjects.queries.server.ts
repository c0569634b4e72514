import type { Db } from '../../../db/schema';
import { partKey } from '../../../db/search-text';
import { normalOrderNumber } from '../orders/order-lookup.schema';
import { endpointName } from '../webhooks/webhook-states.rules';

/** A subject of the log taken apart: 'customer:3/user:4' is the customer 3. Undefined for one without a number. */
export function subjectOf(subject: string): { kind: string; id: number } | undefined {
  const [, kind, id] = /^([a-z-]+):(\d{1,12})(?:\/|$)/.exec(subject) ?? [];
  return kind === undefined || id === undefined ? undefined : { kind, id: Number(id) };
}

/** How the things of each kind are called: one look-up a kind. */
const NAMES: Record<string, (db: Db, ids: number[]) => Promise<{ id: number; name: string }[]>> = {
  product: (db, ids) => db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute(),
  category: (db, ids) => db.selectFrom('categories').select(['id', 'name']).where('id', 'in', ids).execute(),
  order: (db, ids) =>
    db.selectFrom('orders').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  quote: (db, ids) =>
    db.selectFrom('quotes').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  customer: (db, ids) =>
    db.selectFrom('customers').select(['id', 'company_name as name']).where('id', 'in', ids).execute(),
  message: (db, ids) =>
    db.selectFrom('messages').select(['id', 'subject as name']).where('id', 'in', ids).execute(),
  staff: (db, ids) =>
    db.selectFrom('staff').select(['id', 'username as name']).where('id', 'in', ids).execute(),
  webhook: async (db, ids) => {
    const rows = await db
      .selectFrom('webhook_endpoints')
      .select(['id', 'url', 'description'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: endpointName(row) }));
  },
};

/** What subjects are called today, by subject. */
export async function namesOfSubjects(db: Db, subjects: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const parts = [...new Set(subjects)].flatMap((subject) => {
    const part = subjectOf(subject);
    return part === undefined ? [] : [{ subject, ...part }];
  });
  for (const [kind, find] of Object.entries(NAMES)) {
    const ofKind = parts.filter((part) => part.kind === kind);
    if (ofKind.length === 0) continue;
    const found = await find(db, [...new Set(ofKind.map(({ id }) => id))]);
    for (const { subject, id } of ofKind) {
      const name = found.find((row) => row.id === id)?.name;
      if (name !== undefined && name !== '') names.set(subject, name);
    }
  }
  return names;
}

/**
 * The subjects that somebody may mean: 'order:15' as it stands in the log, or what people know a thing by: an order's or a
 * quote's number, a SKU, the e-mail of an account, a username.
 */
export async function listSubjectsNamed(db: Db, typed: string): Promise<string[]> {
  if (typed.includes(':')) return [typed.toLowerCase()];
  const key = typed.toLowerCase();
  const found = await Promise.all([
    db.selectFrom('orders').select('id').where('number', '=', normalOrderNumber(typed)).execute(),
    db.selectFrom('quotes').select('id').where('number', '=', typed.toUpperCase()).execute(),
    db.selectFrom('products').select('id').where('sku_key', '=', partKey(typed)).execute(),
    db.selectFrom('customers').select('id').where('email', '=', key).execute(),
    db.selectFrom('staff').select('id').where('username', '=', key).execute(),
  ]);
  const kinds = ['order', 'quote', 'product', 'customer', 'staff'];
  return found.flatMap((rows, index) => rows.map(({ id }) => `${kinds[index] ?? ''}:${id}`));
}
