import { z } from 'zod';

import { findMakeName } from '../fitment/makes.rules';
import { isSort, PAGE_SIZES, VIEWS, type ListingQuery } from './listing.rules';

// Longer texts are cut, not refused: a pasted sentence still searches for its beginning.
const text = z
  .string()
  .transform((value) => value.trim().slice(0, 100))
  .catch('');
const texts = z.array(z.string().trim().min(1).max(100)).max(30).catch([]);

const ListingSchema = z.object({
  q: text,
  category: text,
  brand: texts,
  type: texts,
  make: text.refine((value) => findMakeName(value) !== undefined).catch(''),
  model: text,
  year: z.coerce.number().int().min(1900).max(2100).optional().catch(undefined),
  inStock: z
    .enum(['1', 'on', 'true'])
    .transform(() => true)
    .catch(false),
  sort: z.string().refine(isSort).catch('best-match'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce
    .number()
    .refine((value): value is ListingQuery['pageSize'] => PAGE_SIZES.some((size) => size === value))
    .catch(25),
  view: z.enum(VIEWS).catch('grid'),
});

/** Reads a listing's query string. A parameter that makes no sense falls back to its default. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const given = (name: string) => params.get(name) ?? undefined;
  return ListingSchema.parse({
    q: given('q'),
    category: given('category'),
    brand: params.getAll('brand').filter((value) => value !== ''),
    type: params.getAll('type').filter((value) => value !== ''),
    make: given('make'),
    model: given('model'),
    year: given('year') === '' ? undefined : given('year'),
    inStock: given('inStock'),
    sort: given('sort'),
    page: given('page'),
    pageSize: given('pageSize'),
    view: given('view'),
  });
}
