import { parseSortOrder, formatSortOrder, type SortOrder } from '../../../base/shared/sort-order.rules';

/** What a product may be in the list of the back office; one product can be several of these. */
export const PRODUCT_STATUSES = {
  active: 'Active',
  archived: 'Archived',
  featured: 'Featured',
  'on-sale': 'On sale',
  low: 'Low stock',
  out: 'Out of stock',
} as const;

export type ProductStatus = keyof typeof PRODUCT_STATUSES;

/** Which products: what bulk changes and exports are asked for too. */
export interface AdminProductFilter {
  /** Within name, SKU or brand. */
  q: string;
  categoryId: number | undefined;
  status: ProductStatus | undefined;
}

const PRODUCT_SORTS = ['name', 'sku', 'category', 'price', 'stock'] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Undefined: the newest first. */
export type ProductOrder = SortOrder<ProductSort>;

export const PRODUCT_PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 50;

/** The columns that can be left out. The product and its actions always stand there. */
export const PRODUCT_COLUMNS = {
  sku: 'SKU',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  status: 'Status',
} as const;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** How the list stands: all of it is in its address. */
export interface ProductListView {
  filter: AdminProductFilter;
  order: ProductOrder | undefined;
  page: number;
  pageSize: number;
  columns: ProductColumn[];
}

const ALL_COLUMNS = Object.keys(PRODUCT_COLUMNS).filter(isColumn);

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function parseProductFilter(params: URLSearchParams): AdminProductFilter {
  const category = params.get('category') ?? '';
  const status = params.get('status') ?? '';
  return {
    // A null character is no part of a name, and the database would end the text there.
    q: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    status: isProductStatus(status) ? status : undefined,
  };
}

export function parseProductList(params: URLSearchParams): ProductListView {
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

/** A filter as an address has it. */
export function buildProductFilterQuery({ q, categoryId, status }: AdminProductFilter) {
  return { q, category: categoryId, status };
}

/** The list as an address has it; what stands anyway is left out. A change of anything but the page begins at the first. */
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
