import { parseSortOrder, formatSortOrder, type SortOrder } from '../../../base/shared/sort-order.rules';

/** Status filters of the product list; a product can match several. */
export const PRODUCT_STATUSES = {
  active: 'Active',
  archived: 'Archived',
  featured: 'Featured',
  'on-sale': 'On sale',
  low: 'Low stock',
  out: 'Out of stock',
} as const;

export type ProductStatus = keyof typeof PRODUCT_STATUSES;

/** The filter, shared with bulk changes and exports. */
export type AdminProductFilter = ReturnType<typeof parseProductFilter>;

const PRODUCT_SORTS = ['name', 'sku', 'category', 'price', 'stock'] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Undefined: newest first. */
export type ProductOrder = SortOrder<ProductSort>;

export const PRODUCT_PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 25;

/** Optional columns. Product and actions are always shown. */
export const PRODUCT_COLUMNS = {
  sku: 'SKU',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  status: 'Status',
} as const;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** The list's state, all of it in the URL. */
export type ProductListView = ReturnType<typeof parseProductList>;

const ALL_COLUMNS = Object.keys(PRODUCT_COLUMNS).filter(isColumn);

/** Parses the filter from a URL and ignores unknown values. */
function parseProductFilter(params: URLSearchParams) {
  const category = params.get('category') ?? '';
  const status = params.get('status') ?? '';
  return {
    // PostgreSQL text can't contain null characters.
    q: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    status: isProductStatus(status) ? status : undefined,
  };
}

export function parseProductList(params: URLSearchParams) {
  const pageSize = PRODUCT_PAGE_SIZES.find((size) => String(size) === params.get('pageSize'));
  const columns = params.getAll('column').filter(isColumn);
  const page = params.get('page') ?? '';
  return {
    filter: parseProductFilter(params),
    order: parseSortOrder(params.get('sort'), PRODUCT_SORTS),
    page: /^\d{1,7}$/.test(page) ? Math.max(1, Number(page)) : 1,
    pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
    columns: columns.length === 0 ? ALL_COLUMNS : ALL_COLUMNS.filter((one) => columns.includes(one)),
  };
}

/** Builds the query string of a filter. */
export function buildProductFilterQuery({ q, categoryId, status }: AdminProductFilter) {
  return { q, category: categoryId, status };
}

/** Builds the query string of a list, without defaults. Any change but the page starts at page 1. */
export function buildProductListQuery({ filter, order, page, pageSize, columns }: ProductListView) {
  return {
    ...buildProductFilterQuery(filter),
    sort: formatSortOrder(order),
    pageSize: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
    column: columns.length === ALL_COLUMNS.length ? [] : columns,
    page: page > 1 ? page : undefined,
  };
}

export function isProductFiltered({ q, categoryId, status }: AdminProductFilter): boolean {
  return q !== '' || categoryId !== undefined || status !== undefined;
}

export function isProductStatus(text: string): text is ProductStatus {
  return Object.hasOwn(PRODUCT_STATUSES, text);
}

function isColumn(text: string): text is ProductColumn {
  return Object.hasOwn(PRODUCT_COLUMNS, text);
}
