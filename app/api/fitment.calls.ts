import { z } from 'zod';

import { KIND_ORDER, PRODUCT_KINDS } from '../domain/goods/fitment/product-kind.rules';
import { FIRST_YEAR, LAST_YEAR } from '../domain/goods/fitment/vehicle.rules';
import { defineCall } from './api-call';
import { wholeNumber, wholeNumberInPath } from './api-values.schema';
import { ApiStoreProductSchema } from './catalog.calls';

const UNKNOWN = 'Unknown make or model; use the fitment calls to list valid ones.';
const YEAR_MESSAGE = `Send a year from ${FIRST_YEAR} to ${LAST_YEAR}.`;

function makeSchema(what: string) {
  return z
    .string({ errorMap: () => ({ message: `Send a ${what}.` }) })
    .trim()
    .min(1)
    .max(60);
}

const make = makeSchema('make').describe('Vehicle make, such as `Ford` or `ford`.');
const MODEL = 'Vehicle model, such as `F-150` or `f150`.';
const model = makeSchema('model').describe(MODEL);

export const listMakes = defineCall({
  id: 'listFitmentMakes',
  method: 'GET',
  path: '/api/fitment/makes',
  part: 'Catalog',
  summary: 'List vehicle makes',
  text: 'Returns makes that have products.',
  answer: z.array(
    z.object({
      make: z.string().describe('Make, such as `Land Rover`.'),
      value: z.string().describe('Value used in URLs, such as `land-rover`.'),
      group: z.string().describe('Group, such as `Popular Brands`.'),
    }),
  ),
});

export const listModels = defineCall({
  id: 'listFitmentModels',
  method: 'GET',
  path: '/api/fitment/models',
  part: 'Catalog',
  summary: 'List models for a make',
  text: 'Returns models that have products.',
  notFound: () => UNKNOWN,
  query: z.object({ make }),
  exampleQuery: { make: 'Ford' },
  answer: z.array(z.string()).describe('Models, such as `F-150`.'),
});

export const listYears = defineCall({
  id: 'listFitmentYears',
  method: 'GET',
  path: '/api/fitment/years',
  part: 'Catalog',
  summary: 'List years for a model',
  text: 'Returns model years, newest first.',
  notFound: () => UNKNOWN,
  query: z.object({ make, model }),
  exampleQuery: { make: 'Ford', model: 'F-150' },
  answer: z.array(z.number().int()).describe('Years: `2021`.'),
});

/** A product for a vehicle, with what a locksmith tells it from others by. */
export const ApiVehicleProductSchema = ApiStoreProductSchema.extend({
  fccId: z.string().describe('FCC ID, or an empty string.'),
  facts: z.record(z.string()).describe('`Frequency`, `Transponder chip`, and `Buttons`, if known.'),
  coverage: z.array(z.string()).describe('Confirmed models and years, such as `F-150 2015-2023`.'),
  isSample: z.boolean().describe('Whether this is unverified demo data.'),
}).describe('A product for a vehicle.');

export type ApiVehicleProduct = z.infer<typeof ApiVehicleProductSchema>;

export const findFitment = defineCall({
  id: 'findFitment',
  method: 'GET',
  path: '/api/fitment',
  part: 'Catalog',
  summary: 'Find products for a vehicle',
  text: 'Returns products grouped by kind. Without a model and year, fit isn’t confirmed, and the response is limited to 60 products.',
  notFound: () => UNKNOWN,
  query: z.object({
    make,
    model: z.string().trim().max(60).optional().describe(MODEL),
    year: wholeNumberInPath(FIRST_YEAR, YEAR_MESSAGE)
      .refine((year) => year <= LAST_YEAR, YEAR_MESSAGE)
      .optional()
      .describe('Model year.'),
  }),
  exampleQuery: { make: 'Ford', model: 'F-150', year: '2021' },
  answer: z.object({
    vehicle: z
      .object({
        name: z.string().describe('Vehicle, such as `2021 Ford F-150`.'),
        make: z.string().describe('Make: `Ford`.'),
        model: z.string().nullable().describe('Model, or null.'),
        year: wholeNumber('Model year, or null.').nullable(),
      })
      .describe('The matching vehicle.'),
    isConfirmed: z.boolean().describe('Whether fit is confirmed.'),
    kinds: z
      .array(
        z.object({
          kind: z.string().describe(`\`${KIND_ORDER.join('`, `')}\`.`),
          name: z.string().describe(`Name, such as ${PRODUCT_KINDS().key} or ${PRODUCT_KINDS().remote}.`),
          products: z.array(ApiVehicleProductSchema).describe('Products, in-stock first.'),
        }),
      )
      .describe('Product kinds with at least one product.'),
    hasMore: z.boolean().describe('Whether results were cut off.'),
  }),
});
