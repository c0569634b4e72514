import { z } from 'zod';

import { isSort, readAttribute, SORTS } from '../domain/goods/catalog/listing/listing.rules';
import { defineCall } from './api-call';
import { PageQuerySchema, wholeNumber, wholeNumberInPath } from './api-values.schema';
import { ApiStoreProductSchema } from './catalog.calls';

/** Default and maximum page size of a search. */
export const SEARCH_PAGE_SIZE = { usual: 25, most: 100 };

const YEAR_MESSAGE = 'Send a year such as 2021.';
const values = z.array(z.string().max(100)).max(30).optional();

const SORT_NAMES = Object.keys(SORTS());

/** A filter with its values. @param what they are, in a sentence. */
function facetValuesSchema(what: string) {
  return z
    .array(
      z.object({
        value: z.string().describe('Parameter value.'),
        count: wholeNumber('Number of matching products.'),
      }),
    )
    .describe(what);
}

export const ApiSearchSchema = z
  .object({
    products: z.array(ApiStoreProductSchema).describe('Products on this page.'),
    total: wholeNumber('Total results.'),
    facets: z
      .object({
        brands: facetValuesSchema('Values for `brand`.'),
        types: facetValuesSchema('Values for `type`; empty without a `category` or `type`.'),
        inStock: wholeNumber('Number of products in stock.'),
        attributes: z
          .array(
            z.object({
              name: z.string().describe('Name: `Finish`.'),
              values: facetValuesSchema('Values; send each as `Name:Value`.'),
            }),
          )
          .describe('Values for `attribute`.'),
      })
      .describe('Filters with result counts.'),
    correctedTo: z.string().nullable().describe('Corrected query, or null.'),
    nearNumber: z.string().nullable().describe('Suggested part number, or null.'),
    unknown: z
      .array(
        z.object({
          name: z.string().describe('Parameter, such as `brand`.'),
          value: z.string().describe('Value sent.'),
        }),
      )
      .describe('Parameters with unknown values, if there are no results.'),
    nearest: z
      .object({
        products: z.array(ApiStoreProductSchema).describe('Closest match first.'),
        category: z
          .object({
            slug: z.string().describe('Category slug.'),
            name: z.string().describe('Category name.'),
          })
          .nullable()
          .describe('Closest category, or null.'),
      })
      .nullable()
      .describe('Closest matches if there are no results, or null.'),
  })
  .describe('Search results with filters.');

export type ApiSearch = z.infer<typeof ApiSearchSchema>;

export const SearchQuerySchema = z.object({
  q: z.string().max(100).optional().describe('Part number or keywords.'),
  category: z
    .string()
    .max(100)
    .optional()
    .describe('Category ID or slug, or a service, such as `transponder`.'),
  brand: values.describe('One or more brands, such as `brand=a&brand=b`.'),
  type: values.describe('One or more product types, such as `type=a&type=b`.'),
  make: z.string().max(60).optional().describe('Vehicle make, such as `ford`.'),
  model: z.string().max(60).optional().describe('Vehicle model, such as `F-150`.'),
  year: wholeNumberInPath(1900, YEAR_MESSAGE)
    .refine((year) => year <= 2100, YEAR_MESSAGE)
    .optional()
    .describe('Model year.'),
  inStock: z
    .enum(['true', 'false', '1', '0'], { errorMap: () => ({ message: 'Send true or false.' }) })
    .optional()
    .describe('Only products in stock.'),
  attribute: z
    .array(
      z
        .string()
        .max(100)
        .refine((text) => readAttribute(text) !== undefined, 'Send Name:Value, e.g. Finish:626.'),
    )
    .max(30)
    .optional()
    .describe(
      'Specifications, such as `Finish:626 Satin Chrome`. If a name repeats, products match any of its values.',
    ),
  sort: z
    .string()
    .refine(isSort, `Send one of ${SORT_NAMES.join(', ')}.`)
    .optional()
    .describe(`\`${SORT_NAMES.join('`, `')}\`. Default: \`${SORT_NAMES[0] ?? ''}\`.`),
  page: PageQuerySchema.shape.page,
  pageSize: PageQuerySchema.shape.pageSize.describe(
    `Results per page, up to ${SEARCH_PAGE_SIZE.most}. Default: ${SEARCH_PAGE_SIZE.usual}.`,
  ),
});

export type ApiSearchQuery = z.output<typeof SearchQuerySchema>;

export const search = defineCall({
  id: 'search',
  method: 'GET',
  path: '/api/search',
  part: 'Catalog',
  summary: 'Search products',
  text: 'Returns a page of products with filters and counts, or the closest matches.',
  query: SearchQuerySchema,
  exampleQuery: { q: 'bmw key', inStock: 'true' },
  answer: ApiSearchSchema,
  isPaged: true,
});
