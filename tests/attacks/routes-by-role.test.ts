import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_CALLS } from '../../app/api/all-calls';
import { builtRoutes, type BuiltRoute } from '../support/built-routes';
import { isHardRun, printFigures } from '../support/hard-tests';
import type { ApiCall } from '../../app/api/api-call';
import { SCOPES, tokenWith } from '../support/api-actors';
import { LEAST_API_ROLES, LEAST_ROLES, WRITES_OF_VISITORS } from '../support/least-roles';
import { openLivedInStore, STAFF_ROLES, type Asker, type LivedInStore } from '../support/lived-in-store';
import type { Reply } from '../support/server-process';

/**
 * Every route of the build, asked by everybody in every way that a browser, our own script or a program asks, at the
 * server's door. Who may is declared: for the back office in LEAST_ROLES, for the API with its calls, for the store here.
 */

/** Pages of a buyer who has signed in. */
const OF_ACCOUNTS = [
  'store/account',
  'store/account_.addresses',
  'store/account_.addresses_.$id',
  'store/account_.addresses_.new',
  'store/account_.approvals',
  'store/account_.approvals_.$orderId',
  'store/account_.documents',
  'store/account_.sessions',
  'store/account_.documents_.$id',
  'store/account_.orders.$id',
  'store/account_.orders._index',
  'store/account_.quotes',
  'store/account_.users',
  'store/account_.users_.$id',
  'store/account_.users_.new',
];

/** Pages of whoever holds the key in their address, or the session that they belong to: tests/attacks/strangers. */
const OF_KEYS = [
  'store/cart_.confirmation.$accessKey',
  'store/checkout_.back.$accessKey',
  'store/checkout_.confirmation.$accessKey',
  'store/checkout_.confirmation.$accessKey_.invoice',
  'store/checkout_.pay.$accessKey',
  'store/checkout_.return.$accessKey',
  'store/confirm-email.$token',
  'store/favorites_.$id',
  'store/quote_.$accessKey',
  'store/quote_.$accessKey_.accept',
  'store/sign-in_.$token',
  'store/track-order_.$accessKey',
  'store/track-order_.$accessKey_.return',
];

/** Pages that anyone may open, and whose forms anyone may send. */
const OF_ANYONE = [
  ...['$', '$category', '_index', 'about', 'advanced', 'back-in-stock', 'blog.$slug', 'blog._index', 'cart'],
  ...['cart_.confirmation._index', 'cart_.payment', 'cart_.shipping', 'checkout', 'checkout_.draft'],
  ...['compare', 'contact', 'cookies', 'events', 'favorites', 'fcc.$id', 'fcc._index', 'find-professional'],
  ...[
    'language',
    'locations',
    'order',
    'original',
    'product-detail.$id',
    'product.$handle',
    'product.$handle_.data-sheet',
    'products',
    'quick-order',
  ],
  ...['quote', 'register', 'register_.business', 'register_.terms', 'register_.welcome', 'robots[.]txt'],
  ...[
    'search',
    'services',
    'sign-in',
    'simple',
    'sitemap[.]xml',
    'sitemaps.$file',
    'specifications',
    'suggestions',
    'tools',
    'track-order',
  ],
  ...[
    'vehicles',
    'vehicles_.chosen',
    'text.careers',
    'text.compliance',
    'text.faq',
    'text.guide',
    'text.page',
  ],
  ...['text.privacy', 'text.resources', 'text.returns', 'text.security', 'text.shipping', 'text.solutions'],
  ...['text.support', 'text.terms', 'text.testimonials', 'text.warranty'],
]
  .map((id) => `store/${id}`)
  .concat(['admin/login', 'admin/login_.code', 'admin/logout', 'api/docs', 'pictures/$file'])
  .concat(['pictures/north-america[.]svg', 'pictures/products.$file']);

/** Addresses of the API that are no calls: app/routes/api/permissions.test.ts says why. */
const NO_CALLS = ['api/$', 'api/openapi[.]json', 'api/webhooks.$provider'];

const WAYS = ['page', 'head', 'data', 'one route', 'in capitals', 'escaped', 'form', 'data form'] as const;
type Way = (typeof WAYS)[number];
const WRITING: readonly Way[] = ['form', 'data form'];
/** Everybody, from who may least to who may most. */
const ASKERS: readonly Asker[] = ['guest', 'buyer', 'otherBuyer', ...STAFF_ROLES];

type Outcome = 'let in' | 'login' | 'sign-in' | 'account' | 'forbidden';

let shop: LivedInStore;
let routes: BuiltRoute[];

beforeAll(async () => {
  shop = await openLivedInStore();
  // The frame of every page answers '/' only with the page in it.
  routes = builtRoutes().filter(({ id }) => id !== 'root');
});

afterAll(() => shop.close());

/** The calls of the API that an address takes. */
function callsOf({ path }: BuiltRoute) {
  const written = path.replaceAll(/:(\w+)/g, '{$1}');
  return API_CALLS.filter((call) => call.path === written);
}

/** What the tables say. */
function expected(route: BuiltRoute, who: Asker, way: Way): Outcome {
  const { id } = route;
  if (OF_ACCOUNTS.includes(id)) return who === 'buyer' || who === 'otherBuyer' ? 'let in' : 'sign-in';
  const row = LEAST_ROLES[id];
  if (row === undefined) return 'let in';
  if (who === 'guest') return 'login';
  if (who === 'buyer' || who === 'otherBuyer') return 'account';
  const least = WRITING.includes(way) ? (row.send ?? row.open) : row.open;
  return STAFF_ROLES.indexOf(who) >= STAFF_ROLES.indexOf(least) ? 'let in' : 'forbidden';
}

function ask(route: BuiltRoute, who: Asker, way: Way): Promise<Reply> {
  const address = shop.addressOf(route.path);
  const cookie = shop.cookies[who];
  const headers: Record<string, string> = cookie === '' ? {} : { Cookie: cookie };
  const data = address === '/' ? '/_root.data' : `${address}.data`;
  switch (way) {
    case 'page':
      return shop.server.ask(address, { headers });
    case 'head':
      return shop.server.ask(address, { method: 'HEAD', headers });
    case 'data':
      return shop.server.ask(data, { headers });
    case 'in capitals':
      return shop.server.ask(inCapitals(address), { headers });
    case 'escaped':
      return shop.server.ask(escaped(address), { headers });
    case 'one route':
      return shop.server.ask(`${data}?_routes=${encodeURIComponent(`routes/${route.id}`)}`, { headers });
    default:
      headers['Content-Type'] = 'application/x-www-form-urlencoded';
      return shop.server.ask(way === 'form' ? address : data, {
        method: 'POST',
        headers,
        // An intent that no page knows: whoever is let in changes nothing.
        body: 'intent=nothing',
      });
  }
}

/** The router takes it for the same address, and who looks at addresses might not: all behind the first part. */
function inCapitals(address: string): string {
  const [, first = '', rest = ''] = /^(\/[^/]*)(.*)$/.exec(address) ?? [];
  return first + rest.toUpperCase();
}

/** Likewise, with the last letter as its number; by the first part the server knows whose the address is. */
function escaped(address: string): string {
  if (!/^\/[^/]+\//.test(address)) return address;
  return `${address.slice(0, -1)}%${address.slice(-1).charCodeAt(0).toString(16).toUpperCase()}`;
}

function outcomeOf({ status, headers, body }: Reply): Outcome {
  if (status === 403) return 'forbidden';
  const to = status === 303 ? (headers.location ?? '') : '';
  // To our own script a redirect is told in the data.
  const told = status === 202 || status === 204 ? body : '';
  if (/^\/admin\/login/.test(to) || told.includes('"/admin/login?')) return 'login';
  if (/^\/sign-in\?/.test(to) || told.includes('"/sign-in?')) return 'sign-in';
  if (to === '/account' || told.includes('"/account"')) return 'account';
  return 'let in';
}

it('every route of the build is in one of the tables, and no table names another', () => {
  // A layout has no address of its own.
  const pages = Object.keys(LEAST_ROLES).filter((id) => id !== 'admin/layout');
  const declared = [...pages, ...OF_ACCOUNTS, ...OF_KEYS, ...OF_ANYONE, ...NO_CALLS];
  const calls = routes.filter((route) => callsOf(route).length > 0).map(({ id }) => id);
  expect(routes.map(({ id }) => id).sort()).toEqual([...declared, ...calls].sort());
});

describe('everybody', () => {
  /** Who is asked of in the short form: nobody, and the role that is just too small, or else a buyer. */
  function askersOf(route: BuiltRoute, way: Way): Asker[] {
    if (isHardRun) return [...ASKERS];
    const tooSmall = STAFF_ROLES.filter((role) => expected(route, role, way) === 'forbidden').at(-1);
    return way === 'one route' || way === 'form' || way === 'in capitals'
      ? ['guest', tooSmall ?? 'buyer']
      : [];
  }

  it('is shown each page that the tables let them open', async () => {
    // The calls of the API are below.
    const shown = routes.filter(
      ({ id, hasLoader }) => hasLoader && !id.startsWith('api/') && !NOT_SHOWN.includes(id),
    );
    const wrong: string[] = [];
    await each(shown, async (route) => {
      const who = LEAST_ROLES[route.id]?.open ?? 'buyer';
      const { status } = await ask(route, who, 'page');
      if (status !== 200) wrong.push(`${who} opens ${route.id}: ${status}`);
    });
    expect(wrong).toEqual([]);
  }, 300_000);

  it('is let in, led away or refused as the tables say, however they ask', async () => {
    const asked = routes
      .filter(({ id }) => LEAST_ROLES[id] !== undefined || OF_ACCOUNTS.includes(id) || isHardRun)
      .filter(({ id }) => !id.startsWith('api/') && !OF_KEYS.includes(id) && !LOGINS.includes(id))
      .flatMap((route) =>
        WAYS.filter((way) => route.hasAction || !WRITING.includes(way)).flatMap((way) =>
          askersOf(route, way).map((who) => ({ route, way, who })),
        ),
      );
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    await each(asked, async ({ route, way, who }) => {
      const reply = await ask(route, who, way);
      const outcome = outcomeOf(reply);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      const should = expected(route, who, way);
      if (outcome !== should || reply.status >= 500)
        wrong.push(`${who} asks ${route.id} as ${way}: ${outcome} (${reply.status}), not ${should}`);
    });
    printFigures('routes by role', { routes: routes.length, asked: asked.length, ...counts });
    expect(wrong).toEqual([]);
    expect(counts['forbidden']).toBeGreaterThan(100);
    expect(counts['login']).toBeGreaterThan(150);
  }, 600_000);

  it('finds nothing by ways that no page of ours goes', async () => {
    const wrong: string[] = [];
    let asked = 0;
    const askers = isHardRun ? ASKERS : (['owner'] as const);
    const odd = routes.filter(({ id }) => !id.startsWith('api/') && !/\$$/.test(id));
    await each(
      odd.flatMap((route) => askers.map((who) => ({ route, who }))),
      async ({ route, who }) => {
        const address = shop.addressOf(route.path);
        const headers: Record<string, string> = shop.cookies[who] === '' ? {} : { Cookie: shop.cookies[who] };
        const expectStatus = async (status: number, path: string, method = 'GET') => {
          asked += 1;
          const reply = await shop.server.ask(path, { method, headers });
          const leadsHome = status !== 301 || reply.headers.location === address;
          if (reply.status !== status || !leadsHome)
            wrong.push(`${who} ${method} ${path}: ${reply.status} ${reply.headers.location}`);
        };
        await expectStatus(404, `${address}?_data=${encodeURIComponent(`routes/${route.id}`)}`);
        await expectStatus(404, `${address}?a=1&_data=root`);
        for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
          await expectStatus(405, address, method);
        if (address !== '/') await expectStatus(301, `${address}/`);
        if (address !== '/') await expectStatus(301, `/${address}`);
      },
    );
    printFigures('ways that nobody goes', { asked });
    expect(wrong).toEqual([]);
  }, 600_000);

  it('makes each call of the API that the tables let them make, and no other', async () => {
    const tokens = new Map<string, string>([['a token that is none', 'kw_wrong']]);
    for (const scope of SCOPES) tokens.set(scope, (await tokenWith(shop.store.db, [scope])).token);
    const wrong: string[] = [];
    let asked = 0;
    const askers = [
      ...ASKERS.map((who) => ({ who, scope: '' })),
      ...[...tokens.keys()].map((scope) => ({ who: 'owner' as const, scope })),
    ];
    for (const call of API_CALLS) {
      // Things that are not there: whoever is let in changes nothing.
      const address = call.path.replace('{method}', 'zelle').replaceAll(/\{\w+\}/g, '0');
      await each(askers, async ({ who, scope }) => {
        const headers: Record<string, string> = {};
        if (shop.cookies[who] !== '') headers['Cookie'] = shop.cookies[who];
        if (scope !== '') headers['Authorization'] = `Bearer ${tokens.get(scope)}`;
        if (call.method !== 'GET') headers['Content-Type'] = 'application/json';
        const body = call.method === 'GET' ? {} : { body: '[]' };
        const { status } = await shop.server.ask(address, { method: call.method, headers, ...body });
        asked += 1;
        const should = scope === '' ? statusesOf(call, who) : statusesOfToken(call, scope);
        if (!should.includes(status))
          wrong.push(`${scope || who} makes ${call.id}: ${status}, not ${should.join()}`);
      });
    }
    printFigures('calls by role', { calls: API_CALLS.length, asked });
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** What is elsewhere, or not there, for whoever may open it: the rest must be shown, for else a refusal would prove nothing. */
const NOT_SHOWN = [
  // They lead to their first page, back to where one is, or on.
  ...[
    'admin',
    'admin/_index',
    'admin/logout',
    'admin/login_.code',
    'store/tools',
    'store/search',
    'store/checkout_.draft',
  ],
  'store/language',
  ...['store/sign-in', 'store/cart_.confirmation._index', 'store/register_.welcome'],
  ...['admin/customers.personal-data.export', 'admin/customers.personal-data.erase'],
  // They stand for what is not there.
  ...['store/$', 'admin/$'],
  // They are for a payment on a provider's page, which is none by now, or need a query.
  ...['store/checkout_.pay.$accessKey', 'store/checkout_.return.$accessKey', 'store/confirm-email.$token'],
  ...['store/checkout_.back.$accessKey', 'store/back-in-stock', 'admin/products.export.csv'],
];

/** Let in: with what is not there, or is wrong. */
const LET_IN = [200, 400, 404, 422];

function statusesOf({ id, permission }: ApiCall, who: Asker): number[] {
  const least = LEAST_API_ROLES[id]?.least;
  if (least === undefined) {
    expect(permission, id).toBe(undefined);
    return WRITES_OF_VISITORS[id] !== undefined && who === 'guest' ? [401] : LET_IN;
  }
  const role = STAFF_ROLES.findIndex((one) => one === who);
  if (role === -1) return [401];
  return role < STAFF_ROLES.indexOf(least) ? [403] : LET_IN;
}

/** A token is asked for by itself, whatever session comes along. */
function statusesOfToken({ id, isOfSession }: ApiCall, scope: string): number[] {
  const isKnown = SCOPES.some((one) => one === scope);
  const row = LEAST_API_ROLES[id];
  if (row !== undefined && isKnown) return row.scopes.some((one) => one === scope) ? LET_IN : [403];
  if (row !== undefined) return [401];
  // No cart comes with a token.
  if (isOfSession === true || WRITES_OF_VISITORS[id] === 'session') return [409];
  return isKnown || WRITES_OF_VISITORS[id] === undefined ? LET_IN : [401];
}

/** They lead whoever is signed in already, and those who are not, elsewhere themselves. */
const LOGINS = ['admin/login', 'admin/login_.code', 'admin/logout', 'store/sign-in'];

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
