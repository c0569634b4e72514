import { chromium } from '@playwright/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLog } from '../../app/edge/log';
import { getLoggedPath } from '../../app/edge/request-log';
import { openDatabase } from '../../db/client';
import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { browserOptions } from '../e2e/browser';
import { API_CALLS } from '../../app/api/all-calls';
import { startAttackedStore, STORE_ORIGIN, type AttackedStore } from '../support/attacked-store';
import { openableRoutes, openable, type OpenableRoute } from '../support/built-routes';
import { ordinaryTables } from '../support/database-contents';
import { isHardRun, printFigures } from '../support/hard-tests';
import { openLivedInStore } from '../support/lived-in-store';
import { scoreOf } from '../support/observatory';
import { sentBy } from '../support/page-forms';
import { formsOf, readPages } from '../support/page-parameters';
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
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.error({ error: new Error(`${SAID}\n    at somewhere (/srv/keyway/x.js:1:2)`) }, 'failed');
  log.error({ error: SAID, key: `Bearer ${PRIVATE.token}`, to: 'aB3dE5fG7hI9jK1lM3nO5p' }, 'failed');
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
      expect(getLoggedPath(spelled), spelled).not.toContain(secret);
  }
});

it('a database that fails at every write leaks nothing', async () => {
  const tables = await failAtWrites(db);
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
    ['/admin/products/1/stock', { stockQuantity: '77', expectedQuantity: '30', reason: 'Count' }],
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

it('every form of every page that cannot be kept leaks nothing', async () => {
  const shop = await openLivedInStore();
  try {
    const forms = formsOf(await readPages(shop, (_id, index) => isHardRun || index % 2 === 0));
    await failAtWrites(shop.store.db);
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    for (const { who, form } of forms) {
      if (form.action.startsWith('/admin/logout')) continue;
      const typed: Record<string, string> = { email: PRIVATE.email, tel: PRIVATE.phone };
      const fields = form.fields.map(({ name, type }) => [name, typed[type]] as const);
      const changes = Object.fromEntries(
        fields.filter((field): field is [string, string] => field[1] !== undefined),
      );
      const headers: Record<string, string> = { ...FORM };
      if (shop.cookies[who] !== '') headers['Cookie'] = shop.cookies[who];
      const body = sentBy(form, changes).toString();
      const reply = await shop.server.ask(form.action, { method: 'POST', headers, body });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      problems.push(
        ...problemsOf(reply, { isBehindHttps: false }).map((problem) => `${form.action}: ${problem}`),
      );
    }
    printFigures('forms that cannot be kept', { forms: forms.length, ...Object.fromEntries(statuses) });
    expect(problems).toEqual([]);
    expect(statuses.get(500)).toBeGreaterThan(isHardRun ? 40 : 15);
    expectQuietLog(shop.server.output(), Object.values(shop.cookies));
  } finally {
    await shop.close();
  }
}, 180_000);

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
    const statuses = new Map<number, number>();
    const problems: string[] = [];
    const brokenOff: string[] = [];
    const typed = { email: PRIVATE.email, phone: PRIVATE.phone, name: PRIVATE.token };
    const json = { 'Content-Type': 'application/json', Cookie: store.cookies.staff };
    const calls = API_CALLS.filter(({ method }) => method !== 'GET').map(
      ({ method, path, example }): [string, Question] => [
        openable({ path: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
        { method, headers: json, body: JSON.stringify({ ...example, ...typed }) },
      ],
    );
    const query = String(new URLSearchParams({ q: PRIVATE.email, phone: PRIVATE.phone, page: '2' }));
    const pages = routes.flatMap((route) => {
      const path = openable(route);
      const Cookie = path.startsWith('/admin') ? store.cookies.staff : store.cookies.buyer;
      const headers = { Cookie, 'X-Secret': PRIVATE.token };
      return [
        [`${path}?${query}`, { headers }] as [string, Question],
        ...(path.startsWith('/api') || !isHardRun
          ? []
          : [[`${path}.data?${query}`, { headers }] as [string, Question]]),
        // Whoever logs out would see no more of it.
        ...(route.hasAction && (isHardRun || path.startsWith('/admin')) && path !== '/admin/logout'
          ? [[path, { method: 'POST', headers: { ...headers, ...FORM }, body: query }] as [string, Question]]
          : []),
      ];
    });
    for (const [address, question] of [...pages, ...calls]) {
      const reply = await store.ask(address, question).catch(() => undefined);
      if (reply === undefined) {
        brokenOff.push(address);
        continue;
      }
      const { status } = reply;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const found = problemsOf(reply, { withTyped: status < 500 || address.includes('?') });
      problems.push(...found.map((problem) => `${question.method ?? 'GET'} ${address}: ${problem}`));
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

/**
 * From now on every write fails, and says something of somebody.
 *
 * @returns the tables into which nothing can be written.
 */
async function failAtWrites(of: Db): Promise<string[]> {
  const tables = (await ordinaryTables(of)).filter((table) => !OF_GUARDS.includes(table));
  if (isPostgres(of))
    await sql`create function fail() returns trigger language plpgsql as $$
      begin raise exception ${sql.lit(SAID)}; end $$`.execute(of);
  const fails = isPostgres(of)
    ? sql`execute function fail()`
    : sql`begin select raise(abort, ${sql.lit(SAID)}); end`;
  for (const table of tables)
    for (const write of WRITES)
      await sql`create trigger ${sql.id(`fails_${write}_${table}`)} before ${sql.raw(write)} on ${sql.table(table)}
        for each row ${fails}`.execute(of);
  return tables;
}

async function writeAgain(tables: readonly string[]): Promise<void> {
  for (const table of tables)
    for (const write of WRITES) {
      const of = isPostgres(db) ? sql`on ${sql.table(table)}` : sql``;
      await sql`drop trigger ${sql.id(`fails_${write}_${table}`)} ${of}`.execute(db);
    }
}

it('a page without any data shows its request, and still does when its script has run', async () => {
  // The tables are gone by now. A guest's page is not even begun; this one is, and its frame fails too.
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-Proto': 'https' } });
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.route('**/*', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { status, headers, body } = await store.ask(pathname + search, {
        headers: { Cookie: store.cookies.buyer },
      });
      await route.fulfill({
        status,
        body,
        contentType: String(headers['content-type']),
        headers: named(headers),
      });
    });
    const answer = await page.goto(`${STORE_ORIGIN}/contact`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(500);
    expect(await page.locator('#request-id').textContent()).toBe(answer?.headers()['x-request-id']);
    expect(said.filter((text) => !/status of 500/.test(text))).toEqual([]);
  } finally {
    await browser.close();
  }
});

function named(headers: Reply['headers']): Record<string, string> {
  const [id, policy] = [headers['x-request-id'], headers['content-security-policy']];
  return {
    'x-request-id': String(id),
    ...(typeof policy === 'string' && { 'content-security-policy': policy }),
  };
}

/** What an answer says that it should not, or does not say that it should. */
function problemsOf(
  { status, headers, body }: Reply,
  { withTyped = status < 500, isBehindHttps = true } = {},
): string[] {
  const requestId = String(headers['x-request-id']);
  // What was asked for in the address stands in the field for searching.
  const found = problemsIn(body, { withTyped });
  const { grade } = scoreOf({ url: STORE_ORIGIN, headers, body });
  if (isBehindHttps && grade !== 'A+') found.push(`${status} with headers of grade ${grade}`);
  if (!/^[\w-]{12}$/.test(requestId)) found.push(`${status} without a request id`);
  // What is no page and no answer of the API has its name in the header alone.
  const isRead = /^(<!doctype html>|\{"error)/i.test(body);
  if (isRead && status >= 500 && !body.includes(requestId)) found.push(`${status} does not name its request`);
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
function expectQuietLog(output = store.output(), cookies = Object.values(store.cookies)): void {
  expect(problemsIn(output)).toEqual([]);
  for (const cookie of cookies.filter(Boolean)) {
    const id = cookie.split('=')[1] ?? '';
    expect(output.includes(id)).toBe(false);
  }
  const lines = output.split('\n').filter((line) => /"message":"(page|api|request) failed"/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{12}$/) });
}
