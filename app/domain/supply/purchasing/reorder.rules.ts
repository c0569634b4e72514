/** A supplier, none ('none'), or all. */
export type ReorderFilter = ReturnType<typeof parseReorderFilter>;

/** Parses the filter from a URL and ignores unknown values. */
export function parseReorderFilter(params: URLSearchParams) {
  const supplier = params.get('supplier') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    supplier: supplier === 'none' ? 'none' : /^[1-9]\d{0,8}$/.test(supplier) ? Number(supplier) : undefined,
    drafted: params.get('drafted') === '1',
  };
}

/** Builds the query string of a filter. */
export function buildReorderQuery({ q, supplier, drafted }: ReorderFilter, page = 1) {
  return { q, supplier, drafted, page: page > 1 ? page : undefined };
}

/** Returns the reorder quantity, or 1. */
export function suggestQuantity({ reorderQuantity }: { reorderQuantity: number }): number {
  return Math.max(1, reorderQuantity);
}

/** Field keys: 'p12' is product 12, 's3' supplier 3, 's0' no supplier. */
export function getProductField(field: 'chosen' | 'quantities' | 'covered', productId: number): string {
  return `${field}.p${productId}`;
}

export function getGroupField(field: 'into' | 'from', supplierId: number | null): string {
  return `${field}.s${supplierId ?? 0}`;
}
