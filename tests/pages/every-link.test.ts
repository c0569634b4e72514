import { afterAll, beforeAll, expect, it } from 'vitest';

import { times } from '../support/hard-tests';
import { startServer, type RunningServer } from '../support/server-process';
import { staffCookieAt } from '../support/staff-login';

/** Upper bound on requests, since sorts, filters, and pages multiply. */
const MAX_ADDRESSES = 8000;
/** Upper bound on pages of one kind, such as products. */
const MAX_ALIKE = times(4, 300);
/** Upper bound on addresses that differ only in their query. */
const MAX_QUERIES_PER_PATH = times(2, 6);
const AT_ONCE = 8;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface Found {
  url: string;
  on: string;
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

function decoded(html: string): string {
  return html.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value, word = ''] of tag.matchAll(/([\w-]+)=(?:"([^"]*)"|([\w-]+))/g)) {
    found.set(name.toLowerCase(), decoded(value ?? word));
  }
  return found;
}

/** Returns the address that a GET form leads to with its initial values. */
function formAddress(form: string): string | undefined {
  const own = attributesOf(/^<form[^>]*>/.exec(form)?.[0] ?? '');
  if ((own.get('method') ?? 'get').toLowerCase() !== 'get') return undefined;
  const params = new URLSearchParams();
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const input = attributesOf(tag);
    const name = input.get('name');
    const isUnchecked =
      /^(checkbox|radio)$/.test(input.get('type') ?? '') && !/\schecked(=|\s|\/?>)/.test(tag);
    if (name !== undefined && !isUnchecked) params.append(name, input.get('value') ?? '');
  }
  for (const [select] of form.matchAll(/<select\b[\s\S]*?<\/select>/g)) {
    const name = attributesOf(/^<select[^>]*>/.exec(select)?.[0] ?? '').get('name');
    const chosen = /<option\b[^>]*\sselected[^>]*>/.exec(select) ?? /<option\b[^>]*>/.exec(select);
    if (name !== undefined && chosen !== null)
      params.append(name, attributesOf(chosen[0]).get('value') ?? '');
  }
  return `${own.get('action') ?? ''}?${params.toString()}`;
}

/** Returns every address that a page links to or loads. */
function addressesIn(html: string): string[] {
  const found: string[] = [];
  for (const [tag, name = ''] of html.matchAll(/<(a|img|link|script|use|source)\b[^>]*>/g)) {
    const attributes = attributesOf(tag);
    if (attributes.get('rel') === 'canonical') continue;
    const value = attributes.get(name === 'img' || name === 'script' || name === 'source' ? 'src' : 'href');
    if (value !== undefined && value !== '') found.push(value);
  }
  for (const [form] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
    const address = formAddress(form);
    if (address !== undefined) found.push(address);
  }
  return found;
}

/** Follows all links from an address. Returns what it visited, and broken addresses with a page that links there. */
async function crawl(
  start: string,
  headers: Record<string, string>,
): Promise<{ visited: Set<string>; broken: string[] }> {
  const origin = `http://${server.host}`;
  const visited = new Set<string>();
  const queries = new Map<string, number>();
  const kinds = new Map<string, number>();
  const broken: string[] = [];
  const waiting: Found[] = [{ url: new URL(start, origin).href, on: 'the start' }];

  const take = (href: string, on: string) => {
    const url = new URL(href, on);
    url.hash = '';
    if (url.origin !== origin || visited.has(url.href)) return;
    if (url.search !== '') {
      const seen = queries.get(url.pathname) ?? 0;
      if (seen >= MAX_QUERIES_PER_PATH) return;
      queries.set(url.pathname, seen + 1);
    }
    // Every product has a page and a stock form, for instance: a few stand for all.
    const kind = url.pathname.replaceAll(/\/\d+(?=\/|$)/g, '/1').replace(/\/(product|fcc)\/.+/, '/$1/1');
    const alike = kinds.get(kind) ?? 0;
    if (kind !== url.pathname && alike >= MAX_ALIKE) return;
    kinds.set(kind, alike + 1);
    visited.add(url.href);
    waiting.push({ url: url.href, on });
  };

  const visit = async ({ url, on }: Found) => {
    const response = await fetch(url, { headers });
    const text = await response.text();
    if (response.status >= 400) broken.push(`${response.status} ${url} (on ${on})`);
    else if ((response.headers.get('content-type') ?? '').includes('text/html')) {
      for (const href of addressesIn(text)) take(href, response.url);
    }
  };

  visited.add(new URL(start, origin).href);
  for (let asked = 0; waiting.length > 0 && asked < MAX_ADDRESSES;) {
    const next = waiting.splice(0, Math.min(AT_ONCE, MAX_ADDRESSES - asked));
    asked += next.length;
    await Promise.all(next.map(visit));
  }
  return { visited, broken };
}

const HALVES = {
  store: {
    start: '/',
    reaches: [
      ...['/products', '/cart', '/checkout', '/automotive-keys', '/cctv-alarms', '/admin/login'],
      ...['/original', '/advanced', '/simple', '/contact', '/services', '/about', '/locations', '/register'],
      ...['/solutions', '/resources', '/blog', '/events', '/favorites', '/quick-order', '/support', '/quote'],
      ...['/careers', '/track-order', '/find-professional', '/faq', '/testimonials', '/privacy', '/security'],
      ...[
        '/compliance',
        '/terms',
        '/order',
        '/vehicles',
        '/fcc',
        '/cookies',
        '/shipping',
        '/returns',
        '/warranty',
      ],
    ],
    reachesMany: [/^\/product\//, /^\/assets\//, /^\/pictures\//],
  },
  backOffice: {
    start: '/admin',
    reaches: [
      '/admin/dashboard',
      '/admin/products',
      '/admin/products/new',
      '/admin/categories',
      '/admin/categories/new',
      '/admin/orders',
      '/admin/inventory',
      '/admin/inventory/reports/value',
      '/admin/inventory/reports/alerts/csv',
    ],
    reachesMany: [/^\/admin\/products\/\d+\/stock$/, /^\/assets\//, /^\/pictures\//],
  },
};

it.each(['store', 'backOffice'] as const)(
  'every link, picture, script, style and search form of the %s leads somewhere',
  async (name) => {
    const half = HALVES[name];
    const headers: Record<string, string> = name === 'store' ? {} : { Cookie: await staffCookieAt(server) };
    const { visited, broken } = await crawl(half.start, headers);
    expect(broken).toEqual([]);
    expect(visited.size, 'the crawl came to its end').toBeLessThan(MAX_ADDRESSES);
    const paths = [...visited].map((url) => new URL(url).pathname);
    // It went everywhere, and didn't just find nothing.
    expect(paths).toEqual(expect.arrayContaining(half.reaches));
    for (const kind of half.reachesMany) {
      expect(paths.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(3);
    }
  },
  600_000,
);

it('the part of an address behind the # is on the page', async () => {
  for (const path of ['/', '/products', '/product/1', '/cart', '/admin/login', '/no-such-page']) {
    const html = await (await fetch(`http://${server.host}${path}`)).text();
    const targets = [...html.matchAll(/<a\b[^>]*>/g)]
      .map(([tag]) => attributesOf(tag).get('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .map((href) => href.slice(1));
    expect(targets, path).toContain('main');
    const ids = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => attributesOf(tag).get('id'));
    for (const id of targets)
      expect(
        ids.filter((one) => one === id),
        `${path}#${id}`,
      ).toHaveLength(1);
  }
});
