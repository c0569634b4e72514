import { z } from 'zod';

import { findMakeName, makeValue } from '../../fitment/makes.rules';
import { MAX_COMPARED } from '../compare.rules';
import { isSort, PAGE_SIZES, readAttribute, VIEWS, type ListingQuery } from './listing.rules';

// Longer texts are cut, not refused: a pasted sentence still searches by its start.
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
  // An unknown make is kept as typed: the list names it and is empty.
  make: text.transform((value) => (findMakeName(makeValue(value)) === undefined ? value : makeValue(value))),
  model: text,
  year: text,
  inStock: z
    .enum(['1', 'on', 'true'])
    .transform(() => true)
    .catch(false),
  attribute: texts.transform((chosen) => chosen.flatMap((text) => readAttribute(text) ?? [])),
  sort: z.string().refine(isSort).catch('best-match'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  pageSize: z.coerce
    .number()
    .refine((value): value is ListingQuery['pageSize'] => PAGE_SIZES.some((size) => size === value))
    .catch(25),
  view: z.enum(VIEWS).optional().catch(undefined),
  compare: z
    .array(z.coerce.number().int().min(1).max(999_999_999))
    .transform((ids) => [...new Set(ids)].slice(0, MAX_COMPARED))
    .catch([]),
});

/**
 * Parses a listing's query string. Invalid parameters become defaults, except filters, which stay so that no one sees
 * unfiltered products.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const given = (name: string) => params.get(name) ?? undefined;
  const { year, ...query } = ListingSchema.parse({
    q: given('q'),
    category: given('category'),
    brand: params.getAll('brand').filter((value) => value !== ''),
    type: params.getAll('type').filter((value) => value !== ''),
    make: given('make'),
    model: given('model'),
    year: given('year'),
    inStock: given('inStock'),
    attribute: params.getAll('attribute'),
    sort: given('sort'),
    page: given('page'),
    pageSize: given('pageSize'),
    view: given('view'),
    compare: params.getAll('compare'),
  });
  return isYear(year) ? { ...query, year: Number(year), noYear: '' } : { ...query, noYear: year };
}

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= 2100;
}
