import type { Db } from '../../../db/schema';
import { deedOf, strangerName, subjectOf } from './activity.rules';

export interface Activity {
  id: number;
  /** Who did it, by name. */
  who: string;
  /** 'edited the product'. */
  deed: string;
  /** The thing's own name, as long as somebody knows it. */
  name: string;
  /** What it is and its key, while it is there to be looked at; undefined when it is gone. */
  subject: { kind: string; key: string } | undefined;
  createdAt: string;
}

/** What was done last, the latest first, each thing by its name. */
export async function listActivity(db: Db, count: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.id', 'a.actor', 'a.action', 'a.subject', 'a.before', 'a.after', 'a.created_at', 's.name'])
    .orderBy('a.id', 'desc')
    .limit(count)
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ subject }) => subjectOf(subject)),
  );
  return rows.map((row) => {
    const subject = subjectOf(row.subject);
    const found = names.get(`${subject.kind}:${subject.key}`);
    return {
      id: row.id,
      who: row.name ?? strangerName(row.actor),
      deed: deedOf(row.action),
      name: found ?? namedIn(row.after) ?? namedIn(row.before) ?? subject.key,
      subject: found === undefined ? undefined : subject,
      createdAt: row.created_at,
    };
  });
}

/** The name in what was noted, for things that are gone. */
function namedIn(json: string | null): string | undefined {
  const value: unknown = json === null ? undefined : JSON.parse(json);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('name' in value && typeof value.name === 'string') return value.name;
  return 'title' in value && typeof value.title === 'string' ? value.title : undefined;
}

/** How a kind of thing is called by its ids. Each is one query for all that are asked for. */
const NAMED: Record<string, (db: Db, ids: number[]) => Promise<{ id: number; name: string }[]>> = {
  product: (db, ids) => db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute(),
  category: (db, ids) => db.selectFrom('categories').select(['id', 'name']).where('id', 'in', ids).execute(),
  order: (db, ids) =>
    db.selectFrom('orders').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  quote: (db, ids) =>
    db.selectFrom('quotes').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  customer: (db, ids) =>
    db.selectFrom('customers').select(['id', 'company_name as name']).where('id', 'in', ids).execute(),
  document: (db, ids) =>
    db
      .selectFrom('account_documents as d')
      .innerJoin('customers as c', 'c.id', 'd.customer_id')
      .select(['d.id', 'c.company_name as name'])
      .where('d.id', 'in', ids)
      .execute(),
  message: async (db, ids) => {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}`.trim() }));
  },
  mail: (db, ids) =>
    db.selectFrom('outbox').select(['id', 'subject as name']).where('id', 'in', ids).execute(),
};

async function namesOf(db: Db, subjects: { kind: string; key: string }[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const kind of new Set(subjects.map((subject) => subject.kind))) {
    const keys = subjects.filter((subject) => subject.kind === kind).map(({ key }) => key);
    const ids = [...new Set(keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number))];
    const rows = ids.length === 0 ? [] : ((await NAMED[kind]?.(db, ids)) ?? []);
    for (const { id, name } of rows) names.set(`${kind}:${id}`, name);
    if (kind === 'price-tier')
      for (const tier of await tierNames(db, keys)) names.set(`${kind}:${tier.code}`, tier.name);
  }
  return names;
}

function tierNames(db: Db, codes: string[]) {
  return db.selectFrom('price_tiers').select(['code', 'name']).where('code', 'in', codes).execute();
}
