import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express';
import {
  createRequestHandler as createFetchHandler,
  type AppLoadContext,
  type ServerBuild,
} from '@remix-run/node';
import type { RequestHandler } from 'express';

import { FRENCH_PREFIX, getPathLanguage, type Language } from '../i18n/language-path';
import { withReplayedBody } from './body';
import { getRoutedPath } from './routed-path';

// Everything on the server that depends on the shape of Remix's build is in this file.

type Routes = ServerBuild['routes'];

/** Checks that a loaded module is Remix's server build. @throws Error when it isn't. */
export function toServerBuild(loaded: unknown): ServerBuild {
  if (!isServerBuild(loaded)) throw new Error('The build is broken. Run npm run build.');
  return loaded;
}

function isServerBuild(loaded: unknown): loaded is ServerBuild {
  const parts = ['entry', 'routes', 'assets'];
  return typeof loaded === 'object' && loaded !== null && parts.every((part) => part in loaded);
}

type AnyFunction = (...given: never[]) => unknown;

/**
 * Returns a function that the build's entry exports. Its parameters and result aren't checked.
 *
 * @throws Error when the entry exports no function by this name.
 */
export function getEntryFunction<Exported extends AnyFunction>(build: ServerBuild, name: string): Exported {
  const exported: unknown = Reflect.get(build.entry.module, name);
  if (typeof exported !== 'function') throw new Error(`The build doesn’t export ${name}.`);

  return exported as Exported;
}

/** Hands requests to Remix, with only the routes that their path can reach (decision 0025). */
export function createRemixHandler(
  build: ServerBuild,
  getLoadContext: GetLoadContextFunction,
  hasFrench: boolean,
): RequestHandler {
  const inLanguageOf = languagesOf(build, hasFrench, (whole) => {
    const createHandler = (part: ServerBuild) => createRequestHandler({ build: part, getLoadContext });
    return { byPath: new RoutesByPath(whole, createHandler), manifest: createHandler(whole) };
  });
  return (request, response, next) =>
    inLanguageOf(request.path, ({ byPath, manifest }) => {
      // Remix requests the routes of any path here.
      const isManifest = getRoutedPath(request.path) === '/__manifest';
      const handler = isManifest ? manifest : byPath.for(request.path);
      return handler(withReplayedBody(request), response, next);
    });
}

/** Returns a function that renders the page at a URL without Express, for the page cache. */
export function createPageRenderer(build: ServerBuild, hasFrench: boolean) {
  const inLanguageOf = languagesOf(
    build,
    hasFrench,
    (whole) => new RoutesByPath(whole, (part) => createFetchHandler(part)),
  );
  return (url: string, context: AppLoadContext): Promise<Response> => {
    const { pathname } = new URL(url);
    return inLanguageOf(pathname, (handlers) => handlers.for(pathname)(new Request(url), context));
  };
}

type InLanguage = <Result>(language: Language, run: () => Result) => Result;

/** Returns a function that calls another in the language of a path, with what was made for that language. */
function languagesOf<Made>(build: ServerBuild, hasFrench: boolean, make: (build: ServerBuild) => Made) {
  const inLanguage = getEntryFunction<InLanguage>(build, 'inLanguage');
  const english = make(build);
  const french = hasFrench ? make(toFrenchBuild(build)) : undefined;
  return <Result>(path: string, run: (made: Made) => Result): Result =>
    french !== undefined && getPathLanguage(path) === 'fr-CA'
      ? inLanguage('fr-CA', () => run(french))
      : inLanguage('en', () => run(english));
}

/** The pages of the store. The back office, the API, and pictures have no language. */
const STORE_ROUTES = /^(root$|routes\/(store|page-errors\/store)\b)/;

/**
 * Returns the build of the French pages. Remix adds its basename to every link, form, and redirect, and removes it from the
 * locations that pages see.
 */
function toFrenchBuild(build: ServerBuild): ServerBuild {
  const folder = String(Reflect.get(build.entry.module, 'frenchAssets'));
  const written = JSON.stringify(build.assets).replace(/"\/assets\/([^"]+\.js)"/g, `"${folder}$1"`);
  const assets: ServerBuild['assets'] = JSON.parse(written);
  const ids = new Set(Object.keys(build.routes).filter((id) => STORE_ROUTES.test(id)));
  return {
    ...build,
    basename: FRENCH_PREFIX,
    routes: pick(build.routes, ids),
    // Browsers keep the routes of a version.
    assets: { ...assets, version: assets.version + folder, routes: pick(assets.routes, ids) },
  };
}

interface Pattern {
  text: string;
  segments: string[];
}

/** Returns a function that finds a path's most specific route pattern, such as '/product/:slug'. */
export function routePatterns(routes: Routes): (path: string) => string {
  const byLength = new Map<number, Pattern[]>();
  const splats: Pattern[] = [];
  for (const [id, route] of Object.entries(routes)) {
    if (route === undefined || (route.path === undefined && route.index !== true)) continue;
    const segments = fullPath(routes, id).split('/').filter(Boolean);
    const pattern = { text: `/${segments.join('/')}`, segments: segments.map((one) => one.toLowerCase()) };
    if (segments.at(-1) === '*') splats.push(pattern);
    else byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), pattern]);
  }
  for (const patterns of [...byLength.values(), splats])
    patterns.sort((one, other) => specificity(other).localeCompare(specificity(one)));

  return (path) => {
    const segments = getRoutedPath(path).split('/').filter(Boolean);
    const match =
      byLength.get(segments.length)?.find((pattern) => matches(pattern.segments, segments)) ??
      splats.find((pattern) => matches(pattern.segments.slice(0, -1), segments));
    return match?.text ?? 'none';
  };
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every(
    (segment, at) => segment === segments[at] || (segment.startsWith(':') && segments[at] !== undefined),
  );
}

/** Sorts static segments before dynamic ones, from the left. */
function specificity({ segments }: Pattern): string {
  return segments.map((segment) => (segment.startsWith(':') || segment === '*' ? '0' : '1')).join('');
}

/** The first two segments of a path, where some route names them; '' for any other segment. */
type Start = readonly [first: string, second: string];

/**
 * Limits the build to the routes that a path can match, memoized by its first two segments. Remix ranks and compiles all
 * given routes several times per request, which takes half of a page's time with all routes.
 */
export class RoutesByPath<Made> {
  readonly #build: ServerBuild;
  readonly #make: (build: ServerBuild) => Made;
  readonly #leaves: { id: string; segments: string[] }[];
  readonly #made = new Map<string, Made>();

  /** @param make called once for each narrowed build. */
  constructor(build: ServerBuild, make: (build: ServerBuild) => Made) {
    this.#build = build;
    this.#make = make;
    this.#leaves = Object.entries(build.routes).flatMap(([id, route]) =>
      route === undefined || (route.path === undefined && route.index !== true)
        ? []
        : [{ id, segments: fullPath(build.routes, id).toLowerCase().split('/').filter(Boolean) }],
    );
  }

  for(path: string): Made {
    const start = this.#startOf(path);
    const key = start.join('/');
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = this.#make(this.#narrow(start));
    this.#made.set(key, made);
    return made;
  }

  #startOf(path: string): Start {
    const [first = '', second = ''] = getRoutedPath(path).split('/').filter(Boolean);
    const namedFirst = this.#leaves.some(({ segments }) => segments[0] === first) ? first : '';
    const isSecondNamed = this.#leaves.some(
      ({ segments }) => segments[1] === second && fits(segments[0], namedFirst),
    );
    return [namedFirst, isSecondNamed ? second : ''];
  }

  #narrow([first, second]: Start): ServerBuild {
    const ids = new Set(['root']);
    for (const { id, segments } of this.#leaves) {
      if (!fits(segments[0], first) || (segments[0] !== '*' && !fits(segments[1], second))) continue;
      for (let at: string | undefined = id; at !== undefined; at = this.#build.routes[at]?.parentId)
        ids.add(at);
    }
    const { routes, assets } = this.#build;
    return {
      ...this.#build,
      routes: pick(routes, ids),
      assets: { ...assets, routes: pick(assets.routes, ids) },
    };
  }
}

function fits(segment: string | undefined, asked: string): boolean {
  return segment === undefined || segment === '*' || segment.startsWith(':') || segment === asked;
}

function fullPath(routes: Routes, id: string): string {
  const route = routes[id];
  if (route === undefined) return '';
  const parentPath = route.parentId === undefined ? '' : fullPath(routes, route.parentId);
  return `${parentPath}/${route.path ?? ''}`;
}

function pick<Value>(record: Record<string, Value | undefined>, ids: ReadonlySet<string>) {
  const picked: Record<string, Value> = {};
  for (const [id, value] of Object.entries(record))
    if (value !== undefined && ids.has(id)) picked[id] = value;
  return picked;
}
