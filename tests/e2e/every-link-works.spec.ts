import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './story';

/** So many addresses are asked for at most, so that sorts times filters times pages come to an end. */
const BOUND = 8000;
const ALIKE = 12;
/** Of addresses that differ in their query alone, so many are asked for. */
const QUERIES_PER_PATH = 6;

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

/** Where a GET form leads when it is sent as it stands. */
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

/** Every address that a page leads to or loads. */
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

/** Follows everything from an address on; the broken ones, each with a page that leads there. */
async function crawl(
  request: APIRequestContext,
  origin: string,
  start: string,
): Promise<{ visited: Set<string>; broken: string[] }> {
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
      if (seen >= QUERIES_PER_PATH) return;
      queries.set(url.pathname, seen + 1);
    }
    // Pages that one thing after the other has, such as a product's stock form: a dozen tells of all.
    const kind = url.pathname.replaceAll(/\/\d+(?=\/|$)/g, '/1');
    const alike = kinds.get(kind) ?? 0;
    if (kind !== url.pathname && alike >= ALIKE) return;
    kinds.set(kind, alike + 1);
    visited.add(url.href);
    waiting.push({ url: url.href, on });
  };

  const visit = async ({ url, on }: Found) => {
    const response = await request.get(url);
    if (response.status() >= 400) broken.push(`${response.status()} ${url} (on ${on})`);
    else if ((response.headers()['content-type'] ?? '').includes('text/html')) {
      for (const href of addressesIn(await response.text())) take(href, response.url());
    }
    await response.dispose();
  };

  visited.add(new URL(start, origin).href);
  for (let asked = 0; waiting.length > 0 && asked < BOUND;) {
    const next = waiting.splice(0, Math.min(8, BOUND - asked));
    asked += next.length;
    await Promise.all(next.map(visit));
  }
  return { visited, broken };
}

/** No browser takes part in this, so each run walks through one half of the house. */
const HALVES = {
  store: {
    start: '/',
    reaches: [
      ...['/products', '/cart', '/checkout', '/automotive-keys', '/cctv-alarms', '/admin/login'],
      ...['/original', '/advanced', '/simple', '/contact', '/services', '/about', '/locations', '/register'],
      ...['/solutions', '/resources', '/blog', '/events', '/favorites', '/quick-order', '/support', '/quote'],
      ...['/careers', '/track-order', '/find-professional', '/faq', '/testimonials', '/privacy', '/security'],
      ...['/compliance', '/terms', '/order', '/vehicles', '/fcc', '/cookies'],
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

test('every link, picture, script, style and search form leads somewhere', async ({
  request,
  clerk,
  story,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const half = story.withJavaScript ? HALVES.store : HALVES.backOffice;
  const visitor = story.withJavaScript ? request : clerk.request;
  const { visited, broken } = await crawl(visitor, new URL(baseURL ?? '').origin, half.start);
  expect(broken).toEqual([]);
  expect(visited.size, 'the crawl came to its end').toBeLessThan(BOUND);
  const paths = [...visited].map((url) => new URL(url).pathname);
  // That it went everywhere and did not just find nothing.
  expect(paths).toEqual(expect.arrayContaining(half.reaches));
  for (const kind of half.reachesMany) {
    expect(paths.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(3);
  }
});

test('the part of an address behind the # is on the page', async ({ page, story }) => {
  for (const path of ['/', '/products', '/product/1', '/cart', '/admin/login', '/no-such-page']) {
    await story.open(path);
    const targets = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets).toContain('main');
    for (const id of targets) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});
