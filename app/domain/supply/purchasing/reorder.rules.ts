/** Which suggestions are shown: those of one supplier, of none ('none'), or all. */
export interface ReorderFilter {
  q: string;
  supplier: number | 'none' | undefined;
  /** Also what a draft covers already. */
  drafted: boolean;
}

/** The filter that an address asks for. What it asks for that is not there is left out. */
export function parseReorderFilter(params: URLSearchParams): ReorderFilter {
  const supplier = params.get('supplier') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    supplier: supplier === 'none' ? 'none' : /^[1-9]\d{0,8}$/.test(supplier) ? Number(supplier) : undefined,
    drafted: params.get('drafted') === '1',
  };
}

/** The query of an address that shows this. */
export function buildReorderQuery({ q, supplier, drafted }: ReorderFilter, page = 1) {
  return { q, supplier, drafted, page: page > 1 ? page : undefined };
}

/** How many to order: the product's reorder quantity, one where it has none. */
export function suggestQuantity({ reorderQuantity }: { reorderQuantity: number }): number {
  return Math.max(1, reorderQuantity);
}

/** 'p12' is the key of product 12 in the fields of the form, 's3' that of supplier 3, 's0' that of no supplier. */
export function getProductField(field: 'chosen' | 'quantities' | 'covered', productId: number): string {
  return `${field}.p${productId}`;
}

export function getGroupField(field: 'into' | 'from', supplierId: number | null): string {
  return `${field}.s${supplierId ?? 0}`;
}
