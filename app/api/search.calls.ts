import { z } from 'zod';

import { isSort, readAttribute, SORTS } from '../domain/goods/catalog/listing/listing.rules';
import { defineCall } from './api-call';
import { PageQuerySchema, wholeNumber, wholeNumberInPath } from './api-values.schema';
import { ApiStoreProductSchema } from './catalog.calls';

/** Rows of a search: so many unless other is asked for, and never more than the store's own list shows. */
export const SEARCH_PAGE_SIZE = { usual: 25, most: 100 };

const YEAR_MESSAGE = 'Enter a year such as 2021';
const values = z.array(z.string().max(100)).max(30).optional();

const SORT_NAMES = Object.keys(SORTS);

/** A filter with its values. @param what they are, in a sentence. */
function facetValuesSchema(what: string) {
  return z
    .array(
      z.object({
        value: z.string().describe('As the parameter takes it.'),
        count: wholeNumber('How many products choosing it leaves.'),
      }),
    )
    .describe(what);
}

export const ApiSearchSchema = z
  .object({
    products: z.array(ApiStoreProductSchema).describe('Those of this page, in the order of `sort`.'),
    total: wholeNumber('How many there are on all pages.'),
    facets: z
      .object({
        brands: facetValuesSchema('Values of `brand`.'),
        types: facetValuesSchema('Values of `type`; none before a category, a service or a type is chosen.'),
        inStock: wholeNumber('How many products `inStock=true` leaves.'),
        attributes: z
          .array(
            z.object({
              name: z.string().describe('What is specified: `Finish`.'),
              values: facetValuesSchema('Values of it; `attribute` takes `Name:Value`.'),
            }),
          )
          .describe('Specifications that the list of the category is narrowed by.'),
      })
      .describe('The filters, each value with the count that choosing it gives.'),
    correctedTo: z
      .string()
      .nullable()
      .describe(
        'What was searched for in place of a text that finds nothing; null where it was not changed.',
      ),
    nearNumber: z
      .string()
      .nullable()
      .describe(
        'The part number that may have been meant, where no product has the one that was asked for; else null.',
      ),
    unknown: z
      .array(
        z.object({
          name: z.string().describe('The parameter: `brand`.'),
          value: z.string().describe('What was asked for.'),
        }),
      )
      .describe('Parameters of which the catalogue has no such value, where nothing was found.'),
    nearest: z
      .object({
        products: z.array(ApiStoreProductSchema).describe('The nearest first.'),
        category: z
          .object({
            slug: z.string().describe('As `category` takes it.'),
            name: z.string().describe('What it is called.'),
          })
          .nullable()
          .describe('The category that is nearest; null where none is near.'),
      })
      .nullable()
      .describe('What comes close; null unless nothing was found.'),
  })
  .describe('A page of what a search finds, with its filters.');

export type ApiSearch = z.infer<typeof ApiSearchSchema>;

export const SearchQuerySchema = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .describe('A part number or words; a text that finds nothing is corrected where it can be.'),
  category: z
    .string()
    .max(100)
    .optional()
    .describe(
      'The id or the slug of a category, those below it included, or a service such as `transponder`.',
    ),
  brand: values.describe('One of these brands: name several by `brand=a&brand=b`.'),
  type: values.describe('One of these sub-categories; several likewise.'),
  make: z.string().max(60).optional().describe('`ford`: products with fitment for the make.'),
  model: z.string().max(60).optional().describe('`F-150`: products with fitment for this model of the make.'),
  year: wholeNumberInPath(1900, YEAR_MESSAGE)
    .refine((year) => year <= 2100, YEAR_MESSAGE)
    .optional()
    .describe('A year that the fitment covers.'),
  inStock: z
    .enum(['true', 'false', '1', '0'], { errorMap: () => ({ message: 'Enter true or false' }) })
    .optional()
    .describe('Only what is in stock.'),
  attribute: z
    .array(
      z
        .string()
        .max(100)
        .refine((text) => readAttribute(text) !== undefined, 'Write it as Name:Value, Finish:626 for one'),
    )
    .max(30)
    .optional()
    .describe('`Finish:626 Satin Chrome`: any of the values of one name, and one of every name.'),
  sort: z
    .string()
    .refine(isSort, `Sort by ${SORT_NAMES.join(', ')}`)
    .optional()
    .describe(`\`${SORT_NAMES.join('`, `')}\`: the first when left out.`),
  page: PageQuerySchema.shape.page,
  pageSize: PageQuerySchema.shape.pageSize.describe(
    `Rows a page: ${SEARCH_PAGE_SIZE.usual} unless other is asked for, and at most ${SEARCH_PAGE_SIZE.most}.`,
  ),
});

export type ApiSearchQuery = z.output<typeof SearchQuerySchema>;

export const search = defineCall({
  id: 'search',
  method: 'GET',
  path: '/api/search',
  part: 'Catalogue',
  summary: 'Search the catalogue',
  text: 'The list of the store, with its filters and their counts. Where nothing is found it says what is nearest.',
  query: SearchQuerySchema,
  exampleQuery: { q: 'bmw key', inStock: 'true' },
  answer: ApiSearchSchema,
  isPaged: true,
});
