import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import { byDialect, isPostgres } from '../../db/dialect';
import { API_CALLS } from '../../app/api/all-calls';
import type { ApiCall } from '../../app/api/api-call';
import { listRefusals } from '../../app/api/call-answers.rules';
import { hasPermission } from '../../app/domain/base/staff/permissions.rules';
import { listScopes } from '../../app/domain/base/tokens/token-scopes.rules';
import { SCOPES, tokenWith } from '../support/api-actors';
import { handlerOf } from '../support/api-routes';
import { brokenCalls, type BrokenCall } from '../support/broken-calls';
import { placeAndCapture } from '../support/order-handling';
import { times } from '../support/hard-tests';
import { randomFrom } from '../support/random';
import { answerOf, type Answer } from '../support/requests';
import { openTestStore, type TestStore } from '../support/test-store';

const COUNT = times(2_000, 100_000);
const SEED = 20_261_122;

type Credentials = 'nobody' | 'visitor' | 'viewer' | 'token' | 'token without the scope';

const CREDENTIALS: readonly Credentials[] = [
  'nobody',
  'visitor',
  'viewer',
  'token',
  'token without the scope',
];

let store: TestStore;
let viewer: string;
/** Of somebody whose cart holds something. */
let visitor: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  viewer = await store.signIn('viewer');
  ({ cookie: visitor } = await store.cartWith({ productId: 1, quantity: 1 }));
  // Addresses that name a thing by its id name the first one: there is an order too.
  await placeAndCapture(store, [{ productId: 2, quantity: 1 }]);
  tokens.set('', (await tokenWith(store.db)).token);
  // Of each permission that a call needs, a token with every scope that is no use for it.
  for (const { permission } of API_CALLS) {
    if (permission === undefined || tokens.has(permission)) continue;
    const others = SCOPES.filter((scope) => !listScopes(permission).includes(scope));
    tokens.set(permission, (await tokenWith(store.db, others)).token);
  }
});

it(
  `${COUNT} broken calls are refused as the document says, and what is refused has written nothing`,
  { timeout: COUNT * 20 },
  async () => {
    const random = randomFrom(SEED);
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    let written = await rowsWritten();
    let seen = await digest();
    for (const broken of brokenCalls(COUNT, random)) {
      const credentials = random.pick(CREDENTIALS);
      const answer = await answered(broken, credentials);
      const status = answer instanceof Error ? 0 : answer.status;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const now = await rowsWritten();
      // Rows that were written and taken back are counted too: then the tables themselves are looked at.
      const after = now === written ? seen : await digest();
      const problem =
        problemOf(broken, credentials, answer) ??
        (status >= 400 && after !== seen ? `${status} has written: ${difference(seen, after)}` : undefined);
      if (problem !== undefined) {
        const { call, what, params, query, body } = broken;
        wrong.push(
          `${call.id} of ${credentials}, ${what}: ${problem}\n  ${JSON.stringify({ params, query, body }).slice(0, 400)}`,
        );
      }
      [written, seen] = [now, after];
    }
    expect(wrong.slice(0, 20).join('\n'), `${wrong.length} of ${COUNT}`).toBe('');
    // They are broken in many ways.
    for (const status of [200, 201, 400, 401, 403, 404, 412, 422])
      expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  },
);

async function answered(broken: BrokenCall, credentials: Credentials): Promise<Answer | Error> {
  const { call, params, query, headers, body } = broken;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const request = new Request(`http://localhost:3000${path}${query}`, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
      ...headersOf(call, credentials),
    },
    ...(body === undefined ? {} : { body }),
  });
  try {
    return await answerOf(() => handlerOf(call)({ request, params, context: store.context() }));
  } catch (error) {
    // The test store holds every answer to the document, and throws where it is not as that says.
    return error instanceof Error ? error : new Error(String(error));
  }
}

function headersOf(call: ApiCall, credentials: Credentials): Record<string, string> {
  if (credentials === 'nobody') return {};
  if (credentials === 'visitor') return { Cookie: visitor };
  if (credentials === 'viewer') return { Cookie: viewer };
  const without = credentials === 'token' ? '' : (call.permission ?? '');
  return { Authorization: `Bearer ${tokens.get(without) ?? ''}` };
}

function problemOf(broken: BrokenCall, credentials: Credentials, answer: Answer | Error): string | undefined {
  if (answer instanceof Error) return answer.message.slice(0, 500);
  const { call, refusedWith } = broken;
  const { status, body } = answer;
  // Whoever may not ask learns that, whatever is wrong besides.
  const expected = refusalOf(call, credentials) ?? refusedWith;
  if (expected !== undefined && status !== expected)
    return `${status} instead of ${expected}: ${JSON.stringify(body).slice(0, 300)}`;
  if (status >= 500) return `${status}: ${JSON.stringify(body)}`;
  const isDocumented = status < 400 || listRefusals(call).some((refusal) => refusal.status === status);
  return isDocumented ? undefined : `${status} is not one of its answers`;
}

/** With what somebody is refused who may not make this call; undefined where they may. */
function refusalOf(
  { permission, takes, isOfSession }: ApiCall,
  credentials: Credentials,
): number | undefined {
  if (permission === undefined) {
    if (isOfSession === true && credentials.startsWith('token')) return 409;
    return takes !== undefined && credentials === 'nobody' ? 401 : undefined;
  }
  if (credentials === 'nobody' || credentials === 'visitor') return 401;
  if (credentials === 'viewer') return hasPermission('viewer', permission) ? undefined : 403;
  return credentials === 'token' && listScopes(permission).length > 0 ? undefined : 403;
}

/** Grows with what is written, with what was taken back too: rows of this connection, or transactions that write. */
async function rowsWritten(): Promise<number> {
  const total = byDialect<number>({
    sqlite: sql`total_changes()`,
    postgres: sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  });
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(store.db);
  return rows[0]?.total ?? 0;
}

let counting: string | undefined;

/** How many rows each table has and which is the last, what is in stock, and what visitors see. */
async function digest(): Promise<string> {
  counting ??= [
    ...(isPostgres(store.db) ? await tablesOfPostgres() : await tablesOfSqlite()),
    "select 'stock', sum(stock_quantity) || '' from products",
    "select 'version', sum(version) || '' from catalogue_version",
  ].join(' union all ');
  const { rows } = await sql.raw<{ what: string; figure: string }>(counting).execute(store.db);
  return rows.map(({ what, figure }) => `${what} ${figure}`).join('\n');
}

async function tablesOfSqlite(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like '%\_fts%' escape '\\'
      and sql not like '%virtual table%' and sql not like '%without rowid%'`.execute(store.db);
  return rows.map(
    ({ name }) =>
      `select '${name}' as what, count(*) || ' ' || coalesce(max(rowid), 0) as figure from "${name}"`,
  );
}

/** Its rows have no number but those that the store gives. */
async function tablesOfPostgres(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'bigint'`.execute(store.db);
  return rows.map(
    ({ name }) =>
      `select '${name}' as what, count(*) || ' ' || coalesce(max(id), 0) as figure from "${name}"`,
  );
}

function difference(before: string, after: string): string {
  const known = before.split('\n');
  return after
    .split('\n')
    .filter((line) => !known.includes(line))
    .join(', ');
}
