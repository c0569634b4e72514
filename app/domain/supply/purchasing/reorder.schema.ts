import { z } from 'zod';

import { trimmed } from '../../base/shared/form-fields';
import { formKey } from './purchase-order.schema';
import { MAX_UNITS } from './purchase-order.rules';

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

export interface ChosenProduct {
  productId: number;
  quantity: number;
  /** Units on order or drafted, as shown. */
  covered: number;
}

const idOrNothing = trimmed.transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined));

const WHOLE = 'Enter a whole number of 1 or more';

/**
 * The checked suggestions. `into` is the draft a supplier's group joins; `from` is the supplier for products without
 * a preferred one. Only checked rows are validated.
 */
export const ReorderSchema = z
  .object({
    formKey,
    chosen: z.record(z.string(), z.literal('on')).default({}),
    quantities: z.record(z.string(), trimmed).default({}),
    covered: z.record(z.string(), trimmed).default({}),
    into: z.record(z.string(), idOrNothing).default({}),
    from: z.record(z.string(), idOrNothing).default({}),
  })
  .transform((form, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: path.split('.'), message });
    const products = Object.keys(form.chosen).flatMap((key): ChosenProduct[] => {
      const id = /^p([1-9]\d{0,8})$/.exec(key)?.[1];
      if (id === undefined) return [];
      const text = form.quantities[key] ?? '';
      const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0;
      if (quantity < 1 || quantity > MAX_UNITS) problem(getProductField('quantities', Number(id)), WHOLE);
      return [{ productId: Number(id), quantity, covered: Number(form.covered[key] ?? 0) || 0 }];
    });
    if (products.length === 0) problem('chosen', 'Select at least one product');
    return { formKey: form.formKey, products, into: form.into, from: form.from };
  });

export type ReorderInput = z.infer<typeof ReorderSchema>;
