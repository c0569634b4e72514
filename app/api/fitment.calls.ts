import { z } from 'zod';

import { KIND_ORDER, PRODUCT_KINDS } from '../domain/goods/fitment/product-kind.rules';
import { FIRST_YEAR, LAST_YEAR } from '../domain/goods/fitment/vehicle.rules';
import { defineCall } from './api-call';
import { wholeNumber, wholeNumberInPath } from './api-values.schema';
import { ApiStoreProductSchema } from './catalog.calls';

const UNKNOWN = 'There is no such make or model in the vehicle data.';
const YEAR_MESSAGE = `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}`;

function makeSchema(what: string) {
  return z
    .string({ errorMap: () => ({ message: `Name a ${what}` }) })
    .trim()
    .min(1)
    .max(60);
}

const make = makeSchema('make').describe('A make, as people or as addresses write it: `Ford` or `ford`.');
const MODEL = 'A model of it, however it is written: `F-150` or `f150`.';
const model = makeSchema('model').describe(MODEL);

export const listMakes = defineCall({
  id: 'listFitmentMakes',
  method: 'GET',
  path: '/api/fitment/makes',
  part: 'Catalogue',
  summary: 'List the makes of vehicles',
  text: 'Those for which the store has something.',
  answer: z.array(
    z.object({
      make: z.string().describe('As people write it: `Land Rover`.'),
      value: z.string().describe('As addresses write it: `land-rover`.'),
      group: z.string().describe('As the vehicle lookup of the store groups them: `Popular Brands`.'),
    }),
  ),
});

export const listModels = defineCall({
  id: 'listFitmentModels',
  method: 'GET',
  path: '/api/fitment/models',
  part: 'Catalogue',
  summary: 'List the models of a make',
  text: 'Those for which the store has something. Other than in /api/vehicle-models, an unknown make is a 404.',
  notFound: UNKNOWN,
  query: z.object({ make }),
  exampleQuery: { make: 'Ford' },
  answer: z.array(z.string()).describe('Models as people write them: `F-150`.'),
});

export const listYears = defineCall({
  id: 'listFitmentYears',
  method: 'GET',
  path: '/api/fitment/years',
  part: 'Catalogue',
  summary: 'List the years of a model',
  text: 'The newest first.',
  notFound: UNKNOWN,
  query: z.object({ make, model }),
  exampleQuery: { make: 'Ford', model: 'F-150' },
  answer: z.array(z.number().int()).describe('Years: `2021`.'),
});

/** A product for a vehicle, with what a locksmith tells it from others by. */
export const ApiVehicleProductSchema = ApiStoreProductSchema.extend({
  fccId: z.string().describe('Empty where it has none.'),
  facts: z
    .record(z.string())
    .describe('`Frequency`, `Transponder chip` and `Buttons`, where they are known.'),
  coverage: z.array(z.string()).describe('Models and years that it is confirmed for: `F-150 2015-2023`.'),
  isSample: z.boolean().describe('The fitment is of the demo: check it against the maker’s data.'),
}).describe('A product for a vehicle.');

export type ApiVehicleProduct = z.infer<typeof ApiVehicleProductSchema>;

export const findFitment = defineCall({
  id: 'findFitment',
  method: 'GET',
  path: '/api/fitment',
  part: 'Catalogue',
  summary: 'Find what fits a vehicle',
  text: 'By kind, in the order in which a job needs them; in each, what is in stock comes first. Make, model and year together confirm a fit; of less the answer is cut to 60 products.',
  notFound: UNKNOWN,
  query: z.object({
    make,
    model: z.string().trim().max(60).optional().describe(MODEL),
    year: wholeNumberInPath(FIRST_YEAR, YEAR_MESSAGE)
      .refine((year) => year <= LAST_YEAR, YEAR_MESSAGE)
      .optional()
      .describe('A year that the fitment covers.'),
  }),
  exampleQuery: { make: 'Ford', model: 'F-150', year: '2021' },
  answer: z.object({
    vehicle: z
      .object({
        name: z.string().describe('`2021 Ford F-150`'),
        make: z.string().describe('The make, as people write it: `Ford`.'),
        model: z
          .string()
          .nullable()
          .describe('The model, as people write it; null where none was asked for.'),
        year: wholeNumber('The year; null where none was asked for.').nullable(),
      })
      .describe('The vehicle, as it was understood.'),
    isConfirmed: z.boolean().describe('Make, model and year are known: the products are confirmed to fit.'),
    kinds: z
      .array(
        z.object({
          kind: z.string().describe(`\`${KIND_ORDER.join('`, `')}\`.`),
          name: z.string().describe(`${PRODUCT_KINDS.key}, ${PRODUCT_KINDS.remote} and so on.`),
          products: z.array(ApiVehicleProductSchema).describe('What is in stock comes first.'),
        }),
      )
      .describe('Without the kinds of which there is nothing.'),
    hasMore: z.boolean().describe('There is more than this: name model and year to see all of it.'),
  }),
});
