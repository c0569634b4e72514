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

/** Public reads of the API. Not the stock of a product, which is for staff. */
const API_READ = /^\/api\/(categories|products(\/[^/]+(\/price)?)?)$/;

export type PublicPage = 'api' | 'product' | 'other' | undefined;

/**
 * Tells which paths are public pages or API reads. Product pages and API reads are told apart: some visitors get something
 * of their own there.
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
  return (path) => {
    if (API_READ.test(path)) return 'api';
    return path === MANIFEST ? undefined : patterns.get(patternOf(path));
  };
}
