import { z } from 'zod';

import { toText } from '../domain/base/shared/form-fields';
import { defineCall } from './api-call';
import { money, wholeNumber } from './api-values.schema';
import { ApiStoreProductSchema } from './catalog.calls';

/** How many lines one request may look up. */
export const MAX_LINES = 500;

const TOO_MANY = `Send at most ${MAX_LINES} lines at once`;

export const QuickOrderSchema = z
  .object({
    lines: z
      .array(
        z
          .object({
            partNumber: toText(1, 'Enter a part number', 240).describe(
              'A SKU, or a product, EZ or OEM number, however it is written.',
            ),
            quantity: z
              .union([z.number(), z.string().max(20)], { errorMap: () => ({ message: 'Enter a number' }) })
              .optional()
              .describe('Units, as a number or text: 1 when left out.'),
          })
          .strict(),
      )
      .max(MAX_LINES, TOO_MANY)
      .optional(),
    text: z.string().max(100_000).optional(),
  })
  .strict();

const LINE_STATUSES = [
  'found',
  'too-little-stock',
  'out-of-stock',
  'licence-required',
  'bad-quantity',
  'ambiguous',
  'not-found',
] as const;

export type ApiLineStatus = (typeof LINE_STATUSES)[number];

const quantity = z
  .number()
  .int()
  .nullable()
  .describe('As it was understood: null where it is none that can be ordered.');

export const ApiQuickOrderSchema = z
  .object({
    lines: z
      .array(
        z.object({
          numbers: z
            .array(z.number().int())
            .describe(
              'Which of the lines these are, from 1: those of `lines`, then those of `text` without its headers and empty lines. Lines of one product are summed.',
            ),
          status: z.string().describe(`\`${LINE_STATUSES.join('`, `')}\`.`),
          message: z.string().nullable().describe('What to know or to do, for people.'),
          written: z.string().describe('The line as it came.'),
          partNumber: z.string().describe('As it was understood; empty where there is none.'),
          quantity,
          product: ApiStoreProductSchema.nullable().describe(
            'What the line means; null where it means no one product.',
          ),
          choices: z
            .array(
              z.object({
                product: ApiStoreProductSchema,
                quantity: quantity.describe('As the line reads when it means this product.'),
              }),
            )
            .describe('`ambiguous`: the products that it fits; `not-found`: those that are nearest.'),
          orderable: z.number().int().describe('How many who asks can order now: never more than there are.'),
          unitPrice: money(
            'What one costs who asks, at the quantity that can be ordered; null where the line means no one product.',
          ).nullable(),
          total: money('Of what can be ordered of it.'),
        }),
      )
      .describe('A line for each product, and one for each part number that means none.'),
    found: z.number().int().describe('Lines of which something can be ordered.'),
    open: z.number().int().describe('Lines that have to be settled first.'),
    units: wholeNumber('Units that can be ordered, all lines together.'),
    total: money('Of what can be ordered, before shipping and tax.'),
  })
  .describe('A list of part numbers, looked up.');

export type ApiQuickOrder = z.infer<typeof ApiQuickOrderSchema>;

export const quickOrder = defineCall({
  id: 'quickOrder',
  method: 'POST',
  path: '/api/quick-order',
  part: 'Catalogue',
  summary: 'Look up a list of part numbers',
  text: `Finds SKUs, makers’ product numbers, EZ and OEM numbers, however they are written, with the price of who asks. Nothing is written: put what is found into the cart line by line. At most ${MAX_LINES} lines.`,
  takes: 'session or token',
  body: QuickOrderSchema,
  required: [],
  fields: {
    lines: `Part numbers with their quantities: ${MAX_LINES} at most, those of \`text\` included.`,
    text: 'A list as it is pasted: a part number a line, the quantity anywhere beside it, or columns under a header such as `SKU,Qty`.',
  },
  example: { lines: [{ partNumber: 'AK-BMW-FEM-4B', quantity: 2 }], text: 'M62 x 3' },
  answer: ApiQuickOrderSchema,
});
