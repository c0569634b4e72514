import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_CALLS } from '../../app/domain/api/all-calls';
import { askedBy } from '../support/broken-calls';
import { builtRoutes } from '../support/built-routes';
import { changedTables, fingerprints } from '../support/changed-tables';
import { isHardRun, printFigures, printProgress } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { formsIn, sentBy, type PageForm } from '../support/page-forms';
import type { Reply } from '../support/server-process';
import { SQL_PAIRS, SQL_STRINGS } from '../support/sql-strings';

/** SQL in every parameter of every page and call: a value stays a value. */

interface Parameter {
  who: Asker;
  path: string;
  name: string;
}

let shop: LivedInStore;
let parameters: Parameter[];
let forms: { who: Asker; form: PageForm }[];

beforeAll(async () => {
  shop = await openLivedInStore();
  await collect();
}, 300_000);

afterAll(() => shop.close());

function ask(who: Asker, path: string, body?: string): Promise<Reply> {
  const cookie = shop.cookies[who];
  const headers: Record<string, string> = cookie === '' ? {} : { Cookie: cookie };
  if (body === undefined) return shop.server.ask(path, { headers });
  headers['Content-Type'] = 'application/x-www-form-urlencoded';
  return shop.server.ask(path, { method: 'POST', headers, body });
}

/** The parameters of pages are the fields of their search forms and what their links carry, sort keys among them. */
async function collect(): Promise<void> {
  const found = new Map<string, Parameter>();
  const note = (who: Asker, path: string, name: string) =>
    void found.set(`${path} ${name}`, { who, path, name });
  const posting = new Map<string, { who: Asker; form: PageForm }>();
  for (const [index, { id, path, hasLoader }] of builtRoutes().entries()) {
    if (!isHardRun && index % 3 !== 0 && !/_index$|products$/.test(id)) continue;
    if (!hasLoader || /^(api|pictures)\./.test(id)) continue;
    const who: Asker = id.startsWith('admin') ? 'owner' : 'buyer';
    const address = shop.addressOf(path);
    const { status, body, headers } = await ask(who, address);
    if (status !== 200 || !String(headers['content-type']).includes('html')) continue;
    for (const form of formsIn(body, address)) {
      const [action = ''] = form.action.split('?');
      if (form.method === 'get') for (const { name } of form.fields) note(who, action, name);
      else posting.set(`${action} ${form.fields.map(({ name }) => name).join()}`, { who, form });
    }
    for (const [, query = ''] of body.matchAll(new RegExp(`href="(?:${address})?\\?([^"#]+)"`, 'g')))
      for (const name of new URLSearchParams(query.replaceAll('&amp;', '&')).keys()) note(who, address, name);
  }
  for (const call of API_CALLS.filter(({ method }) => method === 'GET'))
    for (const name of askedBy(call).query)
      note('owner', shop.addressOf(call.path.replaceAll(/\{(\w+)\}/g, ':$1')), name);
  parameters = [...found.values()];
  forms = [...posting.values()];
}

const addressWith = ({ path, name }: Parameter, value: string) =>
  `${path}?${name}=${encodeURIComponent(value)}`;

/** What an answer shows, without the words that it repeats: where its links lead, and how many rows it has. */
function resultOf({ status, body }: Reply): string {
  if (body.startsWith('{') || body.startsWith('['))
    return `${status} ${body.length < 20_000 ? [...body.matchAll(/"(?:id|sku|slug)":("?[^",}]+)/g)].map(([, id]) => id).join() : body.length}`;
  const links = [...body.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => path);
  return `${status} ${body.match(/<tr\b/g)?.length ?? 0} ${[...new Set(links)].sort().join()}`;
}

const failed: string[] = [];
let slowest = 0;

async function timed(who: Asker, path: string, body?: string): Promise<Reply> {
  const started = performance.now();
  const reply = await ask(who, path, body);
  slowest = Math.max(slowest, performance.now() - started);
  if (reply.status >= 500) failed.push(`${path} ${body ?? ''}: ${reply.status}`);
  return reply;
}

describe('SQL', () => {
  it('is among the parameters that are tried: many, of pages and of calls, sort keys too', () => {
    expect(parameters.length).toBeGreaterThan(isHardRun ? 80 : 50);
    expect(parameters.filter(({ name }) => name === 'sort').length).toBeGreaterThan(5);
    expect(new Set(SQL_STRINGS).size).toBe(500);
  });

  it('in a parameter finds what its words find, fails nothing and delays nothing', async () => {
    const { db } = shop.store;
    const before = await fingerprints(db);
    const other: string[] = [];
    let asked = 0;
    for (const [index, parameter] of parameters.entries()) {
      const pairs = isHardRun ? SQL_PAIRS.slice(0, 50) : [SQL_PAIRS[index % SQL_PAIRS.length] ?? ['', '']];
      for (const [one, opposite] of pairs) {
        const results = [one, opposite].map((value) => timed(parameter.who, addressWith(parameter, value)));
        const [first, second] = (await Promise.all(results)).map(resultOf);
        asked += 2;
        if (first !== second) other.push(`${parameter.path} ${parameter.name}: ${one}`);
      }
      const strings = isHardRun ? SQL_STRINGS.slice(100) : [SQL_STRINGS[100 + ((index * 7) % 400)] ?? ''];
      for (const text of strings) {
        const { body } = await timed(parameter.who, addressWith(parameter, text));
        asked += 1;
        if (/scrypt\$|SQLITE_|syntax error|no such (table|column)/.test(body))
          other.push(`${parameter.path}: ${text}`);
      }
      if (isHardRun) printProgress('parameters', index + 1, parameters.length);
    }
    printFigures('SQL in parameters', {
      parameters: parameters.length,
      asked,
      slowestMs: Math.round(slowest),
    });
    expect(other).toEqual([]);
    expect(failed).toEqual([]);
    expect(await changedTables(db, before)).toEqual([]);
    // What a delay that works would take; what a busy machine takes is not counted.
    if (isHardRun) expect(slowest).toBeLessThan(9_000);
  }, 3_600_000);

  it('in a part of a path or in a cookie opens nothing', async () => {
    const starts = [
      '/product/',
      '/product-detail/',
      '/fcc/',
      '/blog/',
      '/quote/',
      '/track-order/',
      '/favorites/',
    ];
    const more = [
      '/admin/orders/',
      '/admin/prices/',
      '/admin/claims/',
      '/api/products/',
      '/api/orders/',
      '/',
    ];
    for (const start of [...starts, ...more]) {
      for (const text of isHardRun ? SQL_STRINGS : SQL_STRINGS.filter((_, index) => index % 120 === 0)) {
        if (text === '') continue;
        const { status } = await timed('owner', start + encodeURIComponent(text));
        expect([301, 400, 404], `${start}${text}`).toContain(status);
      }
    }
    for (const text of SQL_STRINGS.filter((_, index) => index % (isHardRun ? 1 : 60) === 0)) {
      const value = encodeURIComponent(Buffer.from(JSON.stringify(text)).toString('base64'));
      const headers = { Cookie: `keyway_session=${value}` };
      expect((await shop.server.ask('/admin/dashboard', { headers })).status).toBe(303);
    }
    expect(failed).toEqual([]);
  }, 600_000);

  it('in a field of a form is kept or refused as text', async () => {
    const counted = await shop.store.db.selectFrom('staff').selectAll().execute();
    let sent = 0;
    for (const { who, form } of forms) {
      for (const [index, { name, type }] of form.fields.entries()) {
        if (type === 'submit' || type === 'file' || (!isHardRun && (index + sent) % 3 !== 0)) continue;
        for (const text of isHardRun
          ? SQL_STRINGS.filter((_, at) => at % 25 === 0)
          : [SQL_STRINGS[sent % 500] ?? '']) {
          await timed(who, form.action, sentBy(form, { [name]: text }).toString());
          sent += 1;
        }
      }
    }
    printFigures('SQL in forms', { forms: forms.length, sent, slowestMs: Math.round(slowest) });
    expect(failed).toEqual([]);
    const now = await shop.store.db.selectFrom('staff').selectAll().execute();
    const roles = (rows: typeof now) => rows.map(({ id, role, password_hash }) => [id, role, password_hash]);
    expect(roles(now).slice(0, 5)).toEqual(roles(counted).slice(0, 5));
    expect((await ask('guest', '/products')).status).toBe(200);
  }, 3_600_000);
});
