import type { ServerBuild } from '@remix-run/node';

import { removeLanguage } from '../../i18n/language-path';

/**
 * Routes whose page is the same for every visitor, except for its slots and variant. Their loaders must not read anything
 * else of a session.
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
  'product.$handle_.data-sheet',
];
/** The texts share one module (app/routes.ts). */
const TEXT_PAGE = /^routes\/store\/text\./;

const PRODUCT_PAGES = ['product.$handle', 'product-detail.$id'];
/** Remix's route table, whose path looks like a category. */
const MANIFEST = '/__manifest';

/** Public reads of the API. A product's stock is for staff. */
const API_READ = /^\/api\/(categories|products(\/[^/]+(\/price)?)?)$/;

export type PublicPage = 'api' | 'product' | 'other' | undefined;

/**
 * Returns a function that tells whether a path is a public page or API read, and whether it may contain a visitor's own
 * product data.
 *
 * @param patternOf returns the route pattern of a path
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
    return removeLanguage(path) === MANIFEST ? undefined : patterns.get(patternOf(path));
  };
}
