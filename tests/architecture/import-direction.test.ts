import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { exportedFunctions, importsOf, isBarrel, readSources, textsIn, type Import } from './source-files';

const sources = readSources();
const imports = sources.flatMap(importsOf);

/** The parts of the house (DESIGN 4). The first that fits is the one that a file belongs to. */
const PARTS = [
  ['server', /^server\.ts$/],
  ['language paths', /^app\/i18n\/language-path\.ts$/],
  ['i18n', /^app\/i18n\//],
  ['paths', /^app\/(admin-|server-)?paths\.ts$/],
  ['api client', /^app\/api-client\.ts$/],
  ['env', /^app\/env\.server\.ts$/],
  ['route table', /^app\/routes\.ts$/],
  ['request context', /^app\/request-context\.server\.ts$/],
  ['store opener', /^app\/(open-store|background-jobs)\.server\.ts$/],
  ['entry', /^app\/(entry\.(server|client)|root)\.tsx$/],
  ['edge', /^app\/edge\//],
  ['http', /^app\/http\//],
  ['integrations', /^app\/integrations\//],
  ['api server', /^app\/api\/.+\.server\.ts$/],
  ['api', /^app\/api\//],
  ['backoffice server', /^app\/backoffice\/.+\.server\.ts$/],
  ['backoffice', /^app\/backoffice\//],
  ['domain server', /^app\/domain\/.+\.server\.ts$/],
  ['domain', /^app\/domain\//],
  ['drawings', /^app\/drawings\//],
  ['routes', /^app\/routes\//],
  ['ui', /^app\/ui\//],
  ['styles', /^app\/styles\//],
  ['db', /^db\//],
] as const;

type Part = (typeof PARTS)[number][0];

/** What each part may import. 'type x' allows types only, which are gone at runtime. */
const ALLOWED: Record<Part, readonly (Part | `type ${Part}`)[]> = {
  server: ['edge', 'env', 'type store opener'],
  paths: ['paths'],
  // It runs in the browser: the schemas of the calls stay behind.
  'api client': ['type api'],
  env: [],
  'route table': ['domain'],
  'request context': ['type env', 'type edge', 'type api', 'type domain', 'type domain server', 'type db'],
  'store opener': [
    ...(['store opener', 'env', 'edge', 'http', 'i18n', 'integrations', 'db'] as const),
    ...(['domain', 'domain server', 'backoffice', 'backoffice server'] as const),
  ],
  entry: ['i18n', 'store opener', 'edge', 'http', 'ui', 'styles'],
  i18n: ['i18n', 'language paths'],
  'language paths': [],
  edge: ['edge', 'language paths'],
  http: ['i18n', 'language paths', 'http', 'domain', 'domain server', 'env', 'edge', 'paths', 'db'],
  integrations: ['integrations'],
  'api server': ['i18n', 'api', 'api server', 'domain', 'domain server', 'paths', 'db'],
  api: ['i18n', 'api', 'domain'],
  'backoffice server': [
    'backoffice',
    'backoffice server',
    'domain',
    'domain server',
    'integrations',
    'paths',
    'db',
  ],
  backoffice: ['backoffice', 'domain'],
  'domain server': [
    'i18n',
    'language paths',
    'domain',
    'domain server',
    'drawings',
    'integrations',
    'paths',
    'db',
  ],
  // Rules and schemas run in the browser too.
  domain: ['i18n', 'language paths', 'domain'],
  drawings: ['drawings'],
  routes: [
    ...(['i18n', 'language paths'] as const),
    ...(['routes', 'http', 'ui', 'styles', 'drawings', 'env', 'paths', 'db'] as const),
    ...(['domain', 'domain server', 'api', 'api server', 'backoffice', 'backoffice server'] as const),
  ],
  ui: [
    ...(['i18n', 'language paths'] as const),
    ...(['ui', 'drawings', 'domain', 'backoffice', 'paths', 'api client'] as const),
    ...(['type domain server', 'type api', 'type api server', 'type backoffice server'] as const),
  ],
  styles: [],
  db: ['db'],
};

/** The layers inside the domain, the lowest first. */
const LAYERS = ['base', 'goods', 'selling', 'supply', 'content'];

/** A layer's folders, of which none may import itself by way of another. The listing counts as a subject of its own. */
function subjectOf(file: string): string | undefined {
  const [, subject] =
    /^app\/(domain\/goods\/catalog\/listing|domain\/[^/]+\/[^/]+|backoffice\/[^/]+)\//.exec(file) ?? [];
  return subject;
}

function layerOf(file: string): number | undefined {
  const [, layer] = /^app\/domain\/([^/]+)\//.exec(file) ?? [];
  return layer === undefined ? undefined : LAYERS.indexOf(layer);
}

function partOf(file: string): Part {
  const part = PARTS.find(([, pattern]) => pattern.test(file));
  if (part === undefined)
    throw new Error(`${file} belongs to no part of the house: docs/design.md, section 4.`);
  return part[0];
}

function isAllowed({ from, to, isTypeOnly }: Import): boolean {
  const allowed = ALLOWED[partOf(from)];
  const target = partOf(to);
  return allowed.includes(target) || (isTypeOnly && allowed.includes(`type ${target}`));
}

const written = ({ from, to, isTypeOnly }: Import) => `${from} -> ${to}${isTypeOnly ? ' (type)' : ''}`;

/** Returns the imports that make up one cycle of subjects; none where there is no cycle. */
function findCycle(edges: ReadonlyMap<string, ReadonlyMap<string, Import>>): Import[] {
  const finished = new Set<string>();
  const visit = (subject: string, path: { subject: string; by: Import }[]): Import[] => {
    if (finished.has(subject)) return [];
    for (const [target, by] of edges.get(subject) ?? []) {
      const steps = [...path, { subject, by }];
      const start = steps.findIndex((step) => step.subject === target);
      if (start >= 0) return steps.slice(start).map((step) => step.by);
      const found = visit(target, steps);
      if (found.length > 0) return found;
    }
    finished.add(subject);
    return [];
  };
  for (const subject of edges.keys()) {
    const found = visit(subject, []);
    if (found.length > 0) return found;
  }
  return [];
}

describe('imports', () => {
  it('go in the one direction of DESIGN 4', () => {
    expect(imports.length).toBeGreaterThan(300);
    const wrong = imports.filter((one) => !one.isPackage && !isAllowed(one));
    expect(wrong.map(written)).toEqual([]);
  });

  it('in the domain never lead to a higher layer', () => {
    const folders = readdirSync('app/domain');
    expect(folders.sort()).toEqual([...LAYERS].sort());
    const wrong = imports.filter(({ from, to }) => {
      const [lower, upper] = [layerOf(from), layerOf(to)];
      return lower !== undefined && upper !== undefined && upper > lower;
    });
    expect(wrong.map(written)).toEqual([]);
  });

  it('form no cycle of subjects, types included', () => {
    const edges = new Map<string, Map<string, Import>>();
    for (const one of imports) {
      const [from, to] = [subjectOf(one.from), subjectOf(one.to)];
      if (from === undefined || to === undefined || from === to) continue;
      const targets = edges.get(from) ?? new Map<string, Import>();
      if (!targets.has(to)) targets.set(to, one);
      edges.set(from, targets);
    }
    expect(edges.size).toBeGreaterThan(25);
    expect(findCycle(edges).map(written)).toEqual([]);
  });

  it('of what runs in the browser reach no module of Node, no database and no server package', () => {
    const server = /^(node:|@remix-run\/(node|express)|@paypal|express|kysely|better-sqlite3|square|stripe)/;
    const wrong = imports.filter(
      ({ from, to, isPackage, isTypeOnly }) =>
        isPackage &&
        !isTypeOnly &&
        ['ui', 'domain', 'api', 'backoffice', 'paths', 'api client'].includes(partOf(from)) &&
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

it('route modules are short: forms and tables of a page are components', () => {
  const MAX_LINES = 155;
  const routes = sources.filter(({ path }) => /^app\/routes\/.+(?<!\.server)\.tsx?$/.test(path));
  expect(routes.length).toBeGreaterThan(200);
  const long = routes.filter(({ tree }) => tree.getLineStarts().length > MAX_LINES);
  expect(long.map(({ path }) => path)).toEqual([]);
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
  const open = handlers.filter(
    ({ text }) =>
      !/await requireStaff\(context, request, '[\w.]+'(?:, \{\s*isForSetup: true,?\s*\})?\)/.test(text),
  );
  expect(open.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
  const forSetup = handlers.filter(({ text }) => text.includes('isForSetup'));
  expect(forSetup.map(({ path, name }) => `${path} ${name}`)).toEqual([
    'app/routes/admin/account_.second-factor.tsx loader',
    'app/routes/admin/account_.second-factor.tsx action',
    'app/routes/admin/layout.tsx loader',
  ]);
  const silent = pages.filter((page) => exportedFunctions(page, 'loader').length === 0);
  expect(silent.map(({ path }) => path)).toEqual([]);
});
