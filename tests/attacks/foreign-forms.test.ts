import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_CALLS } from '../../app/api/all-calls';
import { builtRoutes } from '../support/built-routes';
import { changedTables, fingerprints } from '../support/changed-tables';
import { isHardRun, printFigures } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { decoded, formsIn, sentBy, type PageForm } from '../support/page-forms';
import { readPages } from '../support/page-parameters';
import type { Reply } from '../support/server-process';

/** Forms that another site sends with a visitor's cookies, and forms of ours that lead to another site. */

interface Aimed {
  who: Asker;
  address: string;
  form: PageForm;
}

let shop: LivedInStore;
/** Every form that posts, of every page of the build, as it stands in the page for whoever may send it. */
let forms: Aimed[];

beforeAll(async () => {
  shop = await openLivedInStore();
  forms = [];
  const seen = new Set<string>();
  for (const [index, { id, path, hasLoader }] of builtRoutes().entries()) {
    if (!hasLoader || id.startsWith('api/') || id.startsWith('pictures/')) continue;
    if (!isHardRun && index % 3 !== 0) continue;
    const who: Asker = id.startsWith('admin') ? 'owner' : 'buyer';
    const query = `?redirectTo=${encodeURIComponent(START)}&returnTo=${encodeURIComponent(START)}`;
    const address = shop.addressOf(path);
    const { status, body } = await ask(who, 'GET', address + query);
    if (status !== 200) continue;
    for (const form of formsIn(body, address)) {
      const key = `${form.action.split('?')[0]} ${form.fields.map(({ name }) => name).join()}`;
      if (form.method !== 'post' || seen.has(key)) continue;
      seen.add(key);
      forms.push({ who, address, form });
    }
  }
}, 120_000);

afterAll(() => shop.close());

/** A way that is ours, by which forms that keep one are known. */
const START = '/admin/products?q=back';

const FORM = 'application/x-www-form-urlencoded';

function ask(
  who: Asker,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Reply> {
  const all = { ...(shop.cookies[who] !== '' && { Cookie: shop.cookies[who] }), ...headers };
  return shop.server.ask(path, { method, headers: all, ...(body === undefined ? {} : { body }) });
}

function asData(path: string): string {
  const [plain = '', query] = path.split('?');
  return `${plain}.data${query === undefined ? '' : `?${query}`}`;
}

/** Whoever was signed in still is: else what came last was tried by nobody. */
async function expectToBeSignedIn(): Promise<void> {
  expect((await ask('owner', 'GET', '/admin/dashboard')).status).toBe(200);
  expect((await ask('buyer', 'GET', '/account')).status).toBe(200);
}

describe('another site', () => {
  /** What browsers say of such a form, the newer and the older ones. */
  const ORIGINS: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  const TYPES = [FORM, 'text/plain', 'multipart/form-data; boundary=x', 'application/json', ''];

  it('changes nothing by any action, however it sends the form', async () => {
    const { db } = shop.store;
    const before = await fingerprints(db);
    const wrong: string[] = [];
    let sent = 0;
    let attacks = 0;
    const attack = async (who: Asker, path: string, body: string, method = 'POST') => {
      attacks += 1;
      for (const origin of isHardRun ? ORIGINS : ORIGINS.filter((_, at) => at === attacks % 5)) {
        for (const type of isHardRun ? TYPES : TYPES.filter((_, at) => at === (attacks >> 1) % 5)) {
          const { status, headers } = await ask(who, method, path, { ...origin, 'Content-Type': type }, body);
          sent += 1;
          const isRefused = status === 403 || status === 404;
          if (!isRefused || headers['set-cookie'] !== undefined)
            wrong.push(`${method} ${path} as ${type} from ${JSON.stringify(origin)}: ${status}`);
        }
      }
    };
    for (const { who, form } of forms) {
      const body = sentBy(form).toString();
      await attack(who, form.action, body);
      if (isHardRun) await attack(who, asData(form.action), body);
    }
    const actions = builtRoutes().filter(({ hasAction }) => hasAction);
    for (const { id, path } of actions) {
      const who = id.startsWith('admin') || id.startsWith('api') ? 'owner' : 'buyer';
      await attack(who, shop.addressOf(path), id.startsWith('api') ? '{"intent":"delete"}' : 'intent=delete');
      if (id.startsWith('api')) continue;
      await attack(who, asData(shop.addressOf(path)), 'intent=delete');
      await attack(who, `${shop.addressOf(path)}?_data=routes%2F${id}`, 'intent=delete');
    }
    const calls = API_CALLS.filter(({ method }) => method !== 'GET');
    for (const call of calls) {
      const address = shop.addressOf(call.path.replaceAll(/\{(\w+)\}/g, ':$1'));
      for (const method of [call.method, 'PATCH'])
        await attack(
          call.isOfSession === true ? 'buyer' : 'owner',
          address,
          JSON.stringify(call.example ?? {}),
          method,
        );
    }
    printFigures('forms of another site', {
      forms: forms.length,
      actions: actions.length,
      calls: calls.length,
      sent,
    });
    expect(wrong).toEqual([]);
    expect(await changedTables(db, before)).toEqual([]);
    expect(forms.length).toBeGreaterThan(isHardRun ? 60 : 20);
  }, 600_000);

  it('is not what our own pages are taken for, by newer and older browsers and without JavaScript', async () => {
    const own = `http://${shop.server.host}`;
    const wrong: string[] = [];
    for (const { id, path } of builtRoutes().filter(({ hasAction }) => hasAction)) {
      const who: Asker = id.startsWith('admin') || id.startsWith('api') ? 'owner' : 'buyer';
      const marks: Record<string, string>[] = [
        { 'Sec-Fetch-Site': 'same-origin', Origin: own },
        { 'Sec-Fetch-Site': 'same-origin' },
        { Origin: own },
      ];
      for (const headers of marks) {
        // An intent that no page knows: nothing is changed, and whoever logs out stays.
        if (id === 'admin/logout') continue;
        const { status } = await ask(
          who,
          'POST',
          shop.addressOf(path),
          { ...headers, 'Content-Type': FORM },
          'intent=nothing',
        );
        // The API takes no forms, of whomever.
        if (status === 403) wrong.push(`${id} from ${JSON.stringify(headers)}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    await expectToBeSignedIn();
  }, 300_000);

  it('finds no page that changes anything by being opened', async () => {
    const { db } = shop.store;
    const before = await fingerprints(db);
    for (const [index, { id, path, hasLoader }] of builtRoutes().entries()) {
      if (!hasLoader || (!isHardRun && index % 5 !== 0)) continue;
      for (const who of isHardRun ? (['guest', 'buyer', 'owner'] as const) : (['owner'] as const))
        await ask(who, 'GET', shop.addressOf(path), { 'Sec-Fetch-Site': 'cross-site' });
      if (id.startsWith('admin/'))
        await ask('owner', 'GET', asData(shop.addressOf(path)), { 'Sec-Fetch-Site': 'cross-site' });
    }
    expect(await changedTables(db, before)).toEqual([]);
  }, 300_000);
});

describe('a way to go back to', () => {
  const ELSEWHERE = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example/../..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/\r\nSet-Cookie: evil=1',
    'http:evil.example',
    '.evil.example',
    '@evil.example',
  ];

  const oneOf = (index: number) => ELSEWHERE.filter((_, at) => at === index % ELSEWHERE.length);

  /** Whether a browser that is at a page would leave the store by this link or header. */
  function leaves(target: string): boolean {
    const own = `http://${shop.server.host}`;
    try {
      const url = new URL(target.replaceAll(/[\t\r\n]/g, ''), `${own}/admin/page`);
      return url.origin !== own;
    } catch {
      return false;
    }
  }

  function waysOut({ status, headers, body }: Reply): string[] {
    const links = [...body.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/g)].map(([, to = '']) =>
      decoded(to),
    );
    // To our own script a redirect is told in the data; of a refused form the data holds what was typed.
    const told = status === 202 ? [...body.matchAll(/"([^"\s]{0,9}evil\.example[^"]*)"/g)] : [];
    const targets = [headers.location ?? '', ...links, ...told.map(([, to = '']) => to)];
    const cookies = (headers['set-cookie'] ?? []).filter((set) => set.startsWith('evil='));
    return [...targets.filter((to) => /evil|alert\(1\)|text\/html/.test(to)).filter(leaves), ...cookies];
  }

  /** Beside those that a page reads, those that people guess. */
  const NAMES = ['redirectTo', 'returnTo', 'back', 'next', 'url', 'to', 'from', 'location', 'r'];

  it('is a path of ours on every page, whatever its address says', async () => {
    const wrong: string[] = [];
    let asked = 0;
    const pages = await readPages(shop, (_id, index) => isHardRun || index % 3 === 0);
    for (const [index, { who, address, names }] of pages.entries()) {
      for (const elsewhere of isHardRun ? ELSEWHERE : oneOf(index)) {
        const all = new Set([...NAMES, ...names]);
        const query = [...all].map((name) => `${name}=${encodeURIComponent(elsewhere)}`).join('&');
        const reply = await ask(who, 'GET', `${address}?${query}`);
        asked += 1;
        const out = waysOut(reply);
        if (out.length > 0 || reply.status >= 500)
          wrong.push(`${address} ${elsewhere}: ${reply.status} ${out.join()}`);
      }
    }
    printFigures('ways in addresses', { pages: pages.length, asked });
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(isHardRun ? 120 : 30);
  }, 600_000);

  it('is a path of ours after every form that has one', async () => {
    const wrong: string[] = [];
    const keeping = forms.filter(
      ({ form }) =>
        /redirectTo|returnTo/.test(form.action) ||
        form.fields.some(({ name }) => name === 'redirectTo' || name === 'returnTo'),
    );
    // Signing out comes last: what follows it would be tried by nobody.
    const isSignOut = ({ form }: Aimed) => form.fields.some(({ value }) => value === 'signOut');
    const inOrder = [...keeping.filter((aimed) => !isSignOut(aimed)), ...keeping.filter(isSignOut)];
    let sent = 0;
    const leadTo = new Set<string>();
    for (const [index, aimed] of inOrder.entries()) {
      const { who, form } = aimed;
      if (isSignOut(aimed) && !inOrder.slice(0, index).some(isSignOut)) await expectToBeSignedIn();
      for (const elsewhere of isHardRun ? ELSEWHERE : oneOf(index)) {
        const body = sentBy(form, { redirectTo: elsewhere, returnTo: elsewhere }).toString();
        const [path = ''] = form.action.split('?');
        const query = `redirectTo=${encodeURIComponent(elsewhere)}&returnTo=${encodeURIComponent(elsewhere)}`;
        for (const to of [`${path}?${query}`, asData(`${path}?${query}`)]) {
          const reply = await ask(who, 'POST', to, { 'Content-Type': FORM }, body);
          sent += 1;
          if (reply.status === 303) leadTo.add(form.action);
          const out = waysOut(reply);
          if (out.length > 0 || reply.status >= 500)
            wrong.push(`${path} ${elsewhere}: ${reply.status} ${out.join()}`);
        }
      }
    }
    const login = { 'Content-Type': FORM };
    for (const elsewhere of isHardRun ? ELSEWHERE : ELSEWHERE.slice(0, 3)) {
      const fields = { username: 'admin', password: 'keyway-demo', redirectTo: elsewhere };
      const reply = await ask('guest', 'POST', '/admin/login', login, new URLSearchParams(fields).toString());
      sent += 1;
      if (reply.headers.location !== '/admin/dashboard')
        wrong.push(`login ${elsewhere}: ${reply.headers.location}`);
    }
    if (!keeping.some(isSignOut)) await expectToBeSignedIn();
    printFigures('ways in forms', { forms: keeping.length, thatLedOn: leadTo.size, sent });
    expect(wrong).toEqual([]);
    expect(keeping.length).toBeGreaterThan(isHardRun ? 30 : 8);
  }, 600_000);

  it('is none of another site in a redirect to the canonical address', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example//',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F/evil.example/',
      '/.evil.example//',
      '///evil.example/%2e%2e',
      '//evil.example/tools',
      '/tools/?q=//evil.example',
    ]) {
      const { status, headers } = await ask('guest', 'GET', path);
      expect(status, path).toBeLessThan(500);
      expect(leaves(headers.location ?? '/'), `${path} to ${headers.location}`).toBe(false);
    }
  });
});
