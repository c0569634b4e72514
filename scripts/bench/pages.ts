import type { Db } from '../../db/schema';

/** What the bench asks for. */
export interface BenchPage {
  name: string;
  path: string;
  /** Who asks for it: nobody and whoever has a session, or staff. */
  isForStaff?: boolean;
  /** The catalogue changes before each request, so that whatever is kept of it is counted again. */
  isAfterChange?: boolean;
}

const LISTING_PAGE_SIZE = 25;
const DEEP_PAGE = 1000;

export const HOME: BenchPage = { name: 'home', path: '/' };
export const LISTING: BenchPage = { name: 'listing', path: '/automotive-keys' };
export const SEARCH: BenchPage = { name: 'search, common word', path: '/products?q=lock' };
export const PRODUCT: BenchPage = { name: 'product page', path: '/product/bmw-smart-key' };
export const JSON_LIST: BenchPage = { name: 'JSON list of 24', path: '/api/products?pageSize=24' };
export const JSON_PRODUCT: BenchPage = { name: 'JSON product', path: '/api/products/1' };
export const RARE_WORD = 'search, rare word';
export const PART_NUMBER: BenchPage = { name: 'search by part number', path: '/products?q=nd80pd626' };
export const FACETS: BenchPage = {
  name: 'facets, counted anew',
  path: '/automotive-keys',
  isAfterChange: true,
};
export const DEEP = 'deep page of a listing';
export const STAFF_LIST: BenchPage = {
  name: 'admin product list',
  path: '/admin/products',
  isForStaff: true,
};

const byPath = (isForStaff: boolean) => (path: string) => ({ name: path, path, isForStaff });

/** More pages that have to do with much of the catalogue. They are not timed, but none of their queries may be slow. */
export const LONG_LISTS: readonly BenchPage[] = [
  ...[
    ...['/products?sort=price-asc&page=900', '/products?q=lock&sort=price-asc', '/products?q=lock&inStock=1'],
    ...['/safes', '/products?make=BMW&year=2015', '/automotive-keys?brand=BMW', '/suggestions?q=lo'],
    ...['/vehicles', '/fcc', '/sitemap.xml', '/sitemaps/products-1.xml', '/quick-order', '/api/categories'],
    ...['/api/search?q=lock', '/api/fitment/makes', '/api/fitment?make=BMW'],
  ].map(byPath(false)),
  ...[
    ...['/admin/products?q=lock&sort=price', '/admin/products?sort=stock', '/admin/products?category=1'],
    ...['/admin/products?status=active&sort=name&page=300', '/admin/categories', '/admin/inventory'],
    ...['/admin/inventory?page=500', '/admin/inventory?status=low-stock', '/admin/inventory?sort=value'],
    ...['/admin/inventory?sort=category', '/admin/inventory?sort=threshold', '/admin/inventory?q=lock'],
    ...['/admin/inventory?location=1', '/admin/inventory/reorder', '/admin/inventory/proof'],
    ...[
      '/admin/inventory/reports/stock',
      '/admin/inventory/reports/value',
      '/admin/inventory/reports/alerts',
    ],
    ...['/admin/inventory/counts/new', '/admin/search?q=lock', '/admin/orders', '/admin/customers'],
  ].map(byPath(true)),
];

/** The pages of a catalogue of this size: which word is rare and how many pages a listing has depend on it. */
export async function pagesOf(db: Db): Promise<BenchPage[]> {
  const { count } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow();
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const deep = Math.min(DEEP_PAGE, Math.floor(count / LISTING_PAGE_SIZE));
  return [
    HOME,
    LISTING,
    FACETS,
    { name: 'list view', path: '/padlocks?view=list' },
    { name: DEEP, path: `/products?page=${deep}` },
    SEARCH,
    // The products that are made last have a word of their own at the end of their name.
    { name: RARE_WORD, path: `/products?q=${encodeURIComponent(name.split(' ').at(-1) ?? '')}` },
    PART_NUMBER,
    { name: 'search with a typo', path: '/products?q=deadbold' },
    PRODUCT,
    JSON_LIST,
    JSON_PRODUCT,
    STAFF_LIST,
    { name: 'admin product search', path: '/admin/products?q=smart+key', isForStaff: true },
    { name: 'admin dashboard', path: '/admin/dashboard', isForStaff: true },
  ];
}
