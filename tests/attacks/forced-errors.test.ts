import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLog } from '../../app/edge/log';
import { loggedPath } from '../../app/edge/request-log';
import { openDatabase } from '../../db/client';
import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { startAttackedStore, type AttackedStore } from '../support/attacked-store';
import { openableRoutes, openable, type OpenableRoute } from '../support/built-routes';
import { ordinaryTables } from '../support/database-contents';
import { isHardRun, printFigures } from '../support/hard-tests';
import type { Question, Reply } from '../support/server-process';

/** What somebody typed, or what the machine is like: in no log, and in no answer but the form it was typed into. */
const PRIVATE = {
  email: 'ann.keys@private.example',
  phone: '+1 416 555 0142',
  token: 'kw_9fK2mQx7Tz4LpR8sVb3N',
  cookie: 'keyway_session=c2VjcmV0LWNvb2tpZS0xMjM0NTY3ODk',
};
/** As an error of the database may say it. */
const SAID = `${PRIVATE.email} ${PRIVATE.phone} ${PRIVATE.token} at /srv/keyway/build/server/index.js:1:2`;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** Those stay whole, so that requests get past the guards and into the routes. */
const OF_GUARDS = [
  'sessions',
  'staff',
  'customers',
  'company_users',
  'settings',
  'catalogue_version',
  'leases',
];

let store: AttackedStore;
let db: Db;
let routes: OpenableRoute[];

beforeAll(async () => {
  store = await startAttackedStore({ LOG_LEVEL: 'info' });
  db = openDatabase(store.databaseUrl);
  routes = openableRoutes();
});

afterAll(async () => {
  await db.destroy();
  await store.stop();
});

it('an error says in the log what and where, and nothing of anybody', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  log('error', 'failed', { error: new Error(`${SAID}\n    at somewhere (/srv/keyway/x.js:1:2)`) });
  log('error', 'failed', { error: SAID, key: `Bearer ${PRIVATE.token}`, to: 'aB3dE5fG7hI9jK1lM3nO5p' });
  expect(problemsIn(lines.join(''))).toEqual([]);
  const { error, at } = JSON.parse(lines[0] ?? '{}');
  expect([error, at]).toEqual(['Error: [e-mail] [number] [token] at index.js:1:2', 'somewhere x.js:1:2']);
  expect(lines[1]).not.toContain('aB3dE5');
});

it('a line about a request never has the secret of a link, however it is spelled', async () => {
  const secret = 'Zm9yZ2VkLWtleS0xMjM0NQ';
  const withSecrets = routes.filter(({ path }) => /:(accessKey|token)\b/.test(path));
  expect(withSecrets.length).toBeGreaterThan(5);
  for (const { path } of withSecrets) {
    const address = openable({ path: path.replace(/:(accessKey|token)\b/, secret) });
    for (const spelled of [
      address,
      `${address}.data`,
      `/${address}/`,
      address.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
    ])
      expect(loggedPath(spelled), spelled).not.toContain(secret);
  }
});

it('a database that fails at every write leaks nothing', async () => {
  const tables = (await ordinaryTables(db)).filter((table) => !OF_GUARDS.includes(table));
  await failAtWrites(tables);
  const posts: [path: string, fields: Record<string, string>][] = [
    ['/cart', { intent: 'add', productId: '1', quantity: '1' }],
    [
      '/contact',
      {
        firstName: 'Ann',
        lastName: 'Keys',
        email: PRIVATE.email,
        phone: PRIVATE.phone,
        subject: 'other',
        message: 'A message that is long enough.',
      },
    ],
    ['/sign-in', { email: 'ada@locke.example' }],
    ['/favorites', { intent: 'add', productId: '1' }],
    [
      '/quote',
      {
        firstName: 'Ann',
        lastName: 'Keys',
        email: PRIVATE.email,
        phone: PRIVATE.phone,
        'lines[0].productId': '1',
        'lines[0].quantity': '2',
      },
    ],
    ['/admin/products/1/stock', { stockQuantity: '77', seenQuantity: '30', reason: 'Count' }],
    ['/admin/categories/new', { name: 'Broken', slug: 'broken', description: PRIVATE.email, isActive: 'on' }],
    ['/admin/suppliers/new', { name: 'Ann Keys', email: PRIVATE.email, phone: PRIVATE.phone }],
    ['/admin/tokens/new', { name: PRIVATE.email, scopes: 'read' }],
  ];
  const replies: Reply[] = [];
  for (const [path, fields] of posts) {
    const Cookie = path.startsWith('/admin') ? store.cookies.staff : store.cookies.visitor;
    const body = String(new URLSearchParams(fields));
    replies.push(await store.ask(path, { method: 'POST', headers: { ...FORM, Cookie }, body }));
  }
  const json = { 'Content-Type': 'application/json', Cookie: store.cookies.staff };
  replies.push(
    await store.ask('/api/products/1/stock', {
      method: 'PUT',
      headers: json,
      body: '{"stockQuantity":5,"reason":"Count"}',
    }),
  );
  const failed = replies.filter(({ status }) => status >= 500);
  printFigures('failing writes', { sent: replies.length, failed: failed.length });
  expect(failed.length).toBeGreaterThan(3);
  expect(failed.flatMap((reply) => problemsOf(reply))).toEqual([]);
  expectQuietLog();
  await writeAgain(tables);
});

it.each<[string, readonly string[]]>([
  ['behind the guards', OF_GUARDS],
  ['everywhere', []],
])(
  'a database that fails at every route %s leaks nothing',
  async (_where, whole) => {
    if (!isPostgres(db)) await sql`pragma legacy_alter_table = on`.execute(db);
    for (const table of await ordinaryTables(db))
      if (!whole.includes(table) && !table.startsWith('gone_'))
        await sql`alter table ${sql.table(table)} rename to ${sql.table(`gone_${table}`)}`.execute(db);
    // The name on a page comes with the page's own data, which cannot be read either: here it is in the header.
    const statuses = new Map<number, number>();
    const problems: string[] = [];
    const brokenOff: string[] = [];
    const query = String(new URLSearchParams({ q: PRIVATE.email, phone: PRIVATE.phone, page: '2' }));
    for (const route of routes) {
      const path = openable(route);
      const Cookie = path.startsWith('/admin') ? store.cookies.staff : store.cookies.buyer;
      const headers = { Cookie, 'X-Secret': PRIVATE.token };
      const asked: [string, Question][] = [
        [`${path}?${query}`, { headers }],
        ...(path.startsWith('/api') || !isHardRun
          ? []
          : [[`${path}.data?${query}`, { headers }] as [string, Question]]),
        ...(route.hasAction && isHardRun
          ? [[path, { method: 'POST', headers: { ...headers, ...FORM }, body: query }] as [string, Question]]
          : []),
      ];
      for (const [address, question] of asked) {
        const reply = await store.ask(address, question).catch(() => undefined);
        if (reply === undefined) {
          brokenOff.push(address);
          continue;
        }
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        problems.push(
          ...problemsOf(reply, false).map((problem) => `${question.method ?? 'GET'} ${address}: ${problem}`),
        );
      }
    }
    printFigures('failing database', Object.fromEntries(statuses));
    // A list that is sent in parts breaks off.
    expect(brokenOff.filter((address) => !address.includes('csv'))).toEqual([]);
    expect(problems.slice(0, 20)).toEqual([]);
    expect(statuses.get(500)).toBeGreaterThan(routes.length / 2);
    expectQuietLog();
  },
  180_000,
);

const WRITES = ['insert', 'update', 'delete'];

/** From now on every write of these tables fails, and says something of somebody. */
async function failAtWrites(tables: readonly string[]): Promise<void> {
  if (isPostgres(db))
    await sql`create function fail() returns trigger language plpgsql as $$
      begin raise exception ${sql.lit(SAID)}; end $$`.execute(db);
  const fails = isPostgres(db)
    ? sql`execute function fail()`
    : sql`begin select raise(abort, ${sql.lit(SAID)}); end`;
  for (const table of tables)
    for (const write of WRITES)
      await sql`create trigger ${sql.id(`fails_${write}_${table}`)} before ${sql.raw(write)} on ${sql.table(table)}
        for each row ${fails}`.execute(db);
}

async function writeAgain(tables: readonly string[]): Promise<void> {
  for (const table of tables)
    for (const write of WRITES) {
      const of = isPostgres(db) ? sql`on ${sql.table(table)}` : sql``;
      await sql`drop trigger ${sql.id(`fails_${write}_${table}`)} ${of}`.execute(db);
    }
}

/** What an answer says that it should not, or does not say that it should. */
function problemsOf({ status, headers, body }: Reply, isNamed = true): string[] {
  const requestId = String(headers['x-request-id']);
  const found = problemsIn(body, { withTyped: status < 500 || !isNamed });
  if (!/^[\w-]{12}$/.test(requestId)) found.push(`${status} without a request id`);
  // What is no page and no answer of the API has its name in the header alone.
  const isRead = /^(<!doctype html>|\{"error)/i.test(body);
  if (isNamed && isRead && status >= 500 && !body.includes(requestId))
    found.push(`${status} does not name its request`);
  return found;
}

function problemsIn(text: string, { withTyped = false } = {}): string[] {
  const found: string[] = [];
  if (/\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+/.test(text)) found.push('a stack');
  if (
    /node_modules|\/srv\/|\/build\/server|file:\/\/\/|SQLITE_|no such table|relation "|postgres:/i.test(
      text.replace(/"level":"error".*/g, ''),
    )
  )
    found.push('the inside');
  if (/node_modules|\/srv\/|\/build\/server|file:\/\/\//.test(text)) found.push('a path');
  for (const [what, value] of Object.entries(PRIVATE)) {
    // Whoever looks for an address is shown what they looked for.
    if (withTyped && (what === 'email' || what === 'phone')) continue;
    if (text.includes(value) || text.includes(encodeURIComponent(value))) found.push(`the ${what}`);
  }
  return found;
}

/** The log has a line for each failure, with the name of its request, and nothing of anybody. */
function expectQuietLog(): void {
  const output = store.output();
  expect(problemsIn(output)).toEqual([]);
  for (const cookie of Object.values(store.cookies).filter(Boolean)) {
    const id = cookie.split('=')[1] ?? '';
    expect(output.includes(id)).toBe(false);
  }
  const lines = output.split('\n').filter((line) => /"message":"(page|api|request) failed"/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{12}$/) });
}
