import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { exportedFunctions, importsOf, isBarrel, readSources, textsIn, type Import } from './source-files';

const sources = readSources();
const imports = sources.flatMap(importsOf);

/** The parts of the house (DESIGN 4). The first that fits is the one that a file belongs to. */
const PARTS = [
  ['server', /^server\.ts$/],
  ['paths', /^app\/paths\.ts$/],
  ['api client', /^app\/api-client\.ts$/],
  ['env', /^app\/env\.server\.ts$/],
  ['route table', /^app\/routes\.ts$/],
  ['request context', /^app\/request-context\.server\.ts$/],
  ['store opener', /^app\/(open-store|background-jobs)\.server\.ts$/],
  ['entry', /^app\/(entry\.(server|client)|root)\.tsx$/],
  ['edge', /^app\/edge\//],
  ['http', /^app\/http\//],
  ['integrations', /^app\/integrations\//],
  ['domain server', /^app\/(domain|api|backoffice)\/.+\.server\.ts$/],
  ['domain', /^app\/(domain|api|backoffice)\//],
  ['drawings', /^app\/drawings\//],
  ['routes', /^app\/routes\//],
  ['ui', /^app\/ui\//],
  ['styles', /^app\/styles\//],
  ['db', /^db\//],
] as const;

type Part = (typeof PARTS)[number][0];

/** Whom each part may import. 'type x' allows types only, which are gone when the program runs. */
const ALLOWED: Record<Part, readonly (Part | `type ${Part}`)[]> = {
  server: ['edge', 'env', 'type store opener'],
  paths: [],
  // It runs in the browser: the schemas of the calls stay behind.
  'api client': ['type domain'],
  env: [],
  'route table': ['domain'],
  'request context': ['type env', 'type domain', 'type domain server', 'type db'],
  'store opener': ['store opener', 'env', 'edge', 'http', 'integrations', 'domain', 'domain server', 'db'],
  entry: ['store opener', 'edge', 'http', 'ui', 'styles'],
  edge: ['edge'],
  http: ['http', 'domain', 'domain server', 'env', 'edge', 'paths', 'db'],
  integrations: ['integrations'],
  'domain server': ['domain', 'domain server', 'drawings', 'integrations', 'paths', 'db'],
  // Rules, schemas and what they share run in the browser too.
  domain: ['domain'],
  routes: ['routes', 'http', 'ui', 'drawings', 'domain', 'domain server', 'env', 'paths', 'db'],
  drawings: ['drawings', 'domain'],
  ui: ['ui', 'drawings', 'domain', 'type domain server', 'paths', 'api client'],
  styles: [],
  db: ['db'],
};

function partOf(file: string): Part {
  const part = PARTS.find(([, pattern]) => pattern.test(file));
  if (part === undefined) throw new Error(`${file} belongs to no part of the house. DESIGN.md, section 4.`);
  return part[0];
}

function isAllowed({ from, to, isTypeOnly }: Import): boolean {
  const allowed = ALLOWED[partOf(from)];
  const target = partOf(to);
  return allowed.includes(target) || (isTypeOnly && allowed.includes(`type ${target}`));
}

const written = ({ from, to, isTypeOnly }: Import) => `${from} -> ${to}${isTypeOnly ? ' (type)' : ''}`;

describe('imports', () => {
  it('go in the one direction of DESIGN 4', () => {
    expect(imports.length).toBeGreaterThan(300);
    const wrong = imports.filter((one) => !one.isPackage && !isAllowed(one));
    expect(wrong.map(written)).toEqual([]);
  });

  it('of what runs in the browser reach no module of Node, no database and no server package', () => {
    const server = /^(node:|@remix-run\/(node|express)|@paypal|express|kysely|better-sqlite3|square|stripe)/;
    const wrong = imports.filter(
      ({ from, to, isPackage, isTypeOnly }) =>
        isPackage &&
        !isTypeOnly &&
        ['ui', 'domain', 'paths', 'api client'].includes(partOf(from)) &&
        server.test(to),
    );
    expect(wrong.map(written)).toEqual([]);
  });

  it('of the API’s client are types alone: no schema follows it into the browser', () => {
    const wrong = imports.filter(({ from, isTypeOnly }) => partOf(from) === 'api client' && !isTypeOnly);
    expect(wrong.map(written)).toEqual([]);
  });

  it('of a payment provider’s package are in the integrations alone', () => {
    const provider = /^(stripe|square|@paypal\/)/;
    const wrong = imports.filter(({ from, to }) => provider.test(to) && partOf(from) !== 'integrations');
    expect(wrong.map(written)).toEqual([]);
  });

  it('of the database module are in .server files only, types aside', () => {
    const wrong = imports.filter(
      ({ from, to, isPackage, isTypeOnly }) =>
        !isPackage &&
        !isTypeOnly &&
        to.startsWith('db/') &&
        from.startsWith('app/') &&
        !from.includes('.server.'),
    );
    expect(wrong.map(written)).toEqual([]);
  });

  it('of a migration are other migrations’ helpers, the dialects and the query builder', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('db/migrations/') &&
        !to.startsWith('db/migrations/') &&
        to !== 'db/dialect.ts' &&
        to !== 'kysely',
    );
    expect(wrong.map(written)).toEqual([]);
  });
});

describe('modules', () => {
  it('are no barrels', () => {
    const lists = ['db/migrations/index.ts'];
    const wrong = sources.filter((source) => isBarrel(source) || /(^|\/)index\.tsx?$/.test(source.path));
    expect(wrong.map(({ path }) => path).filter((path) => !lists.includes(path))).toEqual([]);
  });

  it('say in their name what they hold', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|lib|service)([./-]|$)/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });
});

it('no path of the product is written outside app/paths.ts', () => {
  const looksLikePath = /^\/[a-z][\w-]*([/?#]|$)/i;
  const wrong = sources
    .filter(({ path }) => /^app\/(routes|ui|http|root)/.test(path))
    .flatMap((source) =>
      textsIn(source)
        .filter(({ text }) => looksLikePath.test(text) && !existsSync(`public${text}`))
        .map(({ text, line }) => `${source.path}:${line} ${text}`),
    );
  expect(wrong).toEqual([]);
});

it('every loader and action of the back office asks who is there', () => {
  const pages = sources.filter(({ path }) =>
    /^app\/routes\/admin\/(?!log(in|out))[^/]+(?<!\.server)\.tsx?$/.test(path),
  );
  const handlers = pages.flatMap((page) =>
    exportedFunctions(page, 'loader', 'action').map((handler) => ({ ...handler, path: page.path })),
  );
  expect(handlers.length).toBeGreaterThanOrEqual(pages.length);
  const open = handlers.filter(({ text }) => !/await requireStaff\(context, request, '[\w.]+'\)/.test(text));
  expect(open.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
  const silent = pages.filter((page) => exportedFunctions(page, 'loader').length === 0);
  expect(silent.map(({ path }) => path)).toEqual([]);
});
