import type { ServerBuild } from '@remix-run/node';

/**
 * Routes whose page is the same for every visitor, but for its slots and its variant. A loader that reads anything else of a
 * session must not be on this list.
 */
const PUBLIC_ROUTES = [
  '_index',
  '$category',
  'products',
  'original',
  'advanced',
  'simple',
  'services',
  'about',
  'contact',
  'locations',
  'find-professional',
  'blog._index',
  'blog.$slug',
  'events',
  'vehicles',
  'fcc._index',
  'fcc.$id',
  'compare',
];
/** The texts share one module (app/routes.ts). */
const TEXT_PAGE = /^routes\/store\/text\./;

const PRODUCT_PAGES = ['product.$handle', 'product-detail.$id'];
/** Remix's own address for its route table, which would pass for a category. */
const MANIFEST = '/__manifest';

export type PublicPage = 'product' | 'other' | undefined;

/**
 * Tells which paths are public pages. Product pages are told apart: some visitors see something of their own on them.
 *
 * @param patternOf names the route of a path by its pattern.
 */
export function publicPages(
  routes: ServerBuild['routes'],
  patternOf: (path: string) => string,
): (path: string) => PublicPage {
  const patterns = new Map<string, PublicPage>();
  for (const [id, route] of Object.entries(routes)) {
    const name = id.replace(/^routes\/store\//, '');
    if (PRODUCT_PAGES.includes(name)) patterns.set(`/${route?.path ?? ''}`, 'product');
    else if (PUBLIC_ROUTES.includes(name) || TEXT_PAGE.test(id))
      patterns.set(`/${route?.path ?? ''}`, 'other');
  }
  return (path) => (path === MANIFEST ? undefined : patterns.get(patternOf(path)));
}
