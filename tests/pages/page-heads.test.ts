import { afterAll, beforeAll, expect, it } from 'vitest';

import { isHardRun } from '../support/hard-tests';
import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decoded = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);

interface Head {
  title: string;
  description: string;
  canonical: string | undefined;
  robots: string | undefined;
  og: Map<string, string>;
}

function headOf(html: string): Head {
  const og = new Map(
    [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value),
    ]),
  );
  return {
    title: decoded(/<title>([^<]*)</.exec(html)?.[1] ?? ''),
    description: decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    og,
  };
}

const sitemapPaths = async () =>
  [...(await server.ask('/sitemap.xml')).body.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );

/** Data blocks of a page, read as a search engine reads them. */
const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

it('every address of the sitemap is a page that names itself as it is listed, as no other does', async () => {
  const all = await sitemapPaths();
  expect(all.length).toBeGreaterThan(290);
  // The pages of products are alike: the short form opens a quarter of them.
  const paths = all.filter(
    (path, index) => isHardRun || !/^(\/fr)?\/product\//.test(path) || index % 4 === 0,
  );
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const { status, body } = await server.ask(path);
    const head = headOf(body);
    const url = `http://${server.host}${path}`;
    if (status !== 200) wrong.push(`${path} answers ${status}`);
    else {
      if (head.canonical !== url) wrong.push(`${path} names ${head.canonical}`);
      if (head.robots !== undefined) wrong.push(`${path} says ${head.robots}`);
      if (head.og.get('url') !== url) wrong.push(`${path} is shared as ${head.og.get('url')}`);
      for (const name of ['title', 'description', 'type', 'image']) {
        if ((head.og.get(name) ?? '') === '') wrong.push(`${path} has no og:${name}`);
      }
      if (head.description.length < 30) wrong.push(`${path} is described by '${head.description}'`);
      for (const [kind, seen, text] of [
        ['title', titles, head.title],
        ['description', descriptions, head.description],
      ] as const) {
        if (seen.has(text)) wrong.push(`${path} has the ${kind} of ${seen.get(text)}`);
        seen.set(text, path);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);

it.each([
  ['/padlocks?sort=name&view=list', '/padlocks', undefined],
  ['/automotive-keys?page=2&pageSize=25&sort=price-low', '/automotive-keys?page=2', undefined],
  ['/automotive-keys?page=999', '/automotive-keys?page=\\d+', undefined],
  ['/padlocks?brand=ABUS', undefined, 'noindex, follow'],
  ['/products?q=deadbolt', undefined, 'noindex, follow'],
  ['/products?category=programmers', undefined, 'noindex, follow'],
  ['/product/1', '/product/bmw-smart-key', undefined],
  ['/product-detail/1', '/product/bmw-smart-key', undefined],
  ['/cart', undefined, 'noindex, follow'],
  ['/checkout', undefined, 'noindex, follow'],
  ['/no-such-page', undefined, 'noindex'],
])('%s has the canonical address %s and says %s to robots', async (path, canonical, robots) => {
  const head = headOf((await server.ask(path)).body);
  if (canonical === undefined) expect(head.canonical).toBeUndefined();
  else expect(head.canonical).toMatch(new RegExp(`^http://${server.host}${canonical.replace('?', '\\?')}$`));
  expect(head.robots).toBe(robots);
});

it('a product page tells its offer and where it stands', async () => {
  const [first, second] = dataIn((await server.ask('/product/bmw-smart-key')).body);
  expect([first?.['@type'], second?.['@type']].sort()).toEqual(['BreadcrumbList', 'Product']);
});

it('the home page tells whose store it is and how it is searched', async () => {
  expect(JSON.stringify(dataIn((await server.ask('/')).body))).toContain('SearchAction');
});

it('a product’s name cannot break out of the data about it', async () => {
  const login = await server.ask('/admin/login', {
    method: 'POST',
    body: 'username=admin&password=keyway-demo',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const Cookie = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const name = 'Key </script><script>alert(1)</script><!-- <b> & "x"';
  const made = await server.ask('/api/products', {
    method: 'POST',
    body: JSON.stringify({ name, sku: 'BREAKOUT-1', price: '1.00', categoryId: 1, stockQuantity: 1 }),
    headers: { 'Content-Type': 'application/json', Cookie },
  });
  expect(made.status, made.body).toBe(201);
  const { slug } = JSON.parse(made.body);
  const { body } = await server.ask(`/product/${slug}`);
  expect(body).not.toContain('<script>alert(1)');
  expect(dataIn(body).find((data) => data['@type'] === 'Product')?.['name']).toBe(name);
});
