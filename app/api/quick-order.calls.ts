import { z } from 'zod';

import { t } from '~/i18n/text';
import { toText } from '../domain/base/shared/form-fields';
import { defineCall } from './api-call';
import { money, wholeNumber } from './api-values.schema';
import { ApiStoreProductSchema } from './catalog.calls';

/** How many lines one request may look up. */
export const MAX_LINES = 500;

const tooManyLines: z.ZodErrorMap = ({ code }, { defaultError }) => ({
  message: code === 'too_big' ? t`Send at most ${MAX_LINES} lines.` : defaultError,
});

export const QuickOrderSchema = z
  .object({
    lines: z
      .array(
        z
          .object({
            partNumber: toText(1, () => t`Send a part number.`, 240).describe(
              'SKU, product number, EZ number, or OEM number.',
            ),
            quantity: z
              .union([z.number(), z.string().max(20)], { errorMap: () => ({ message: t`Send a number.` }) })
              .optional()
              .describe('Units. Default: 1.'),
          })
          .strict(),
        { errorMap: tooManyLines },
      )
      .max(MAX_LINES)
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

const quantity = z.number().int().nullable().describe('Parsed quantity, or null if invalid.');

export const ApiQuickOrderSchema = z
  .object({
    lines: z
      .array(
        z.object({
          numbers: z
            .array(z.number().int())
            .describe(
              'Line numbers starting at 1: `lines` first, then `text`, excluding headers, blank lines, and `leftOut`.',
            ),
          status: z.string().describe(`Status: \`${LINE_STATUSES.join('`, `')}\`.`),
          message: z.string().nullable().describe('Human-readable message, or null.'),
          written: z.string().describe('The line as sent.'),
          partNumber: z.string().describe('Parsed part number, or an empty string.'),
          quantity,
          product: ApiStoreProductSchema.nullable().describe('Matching product, or null.'),
          choices: z
            .array(
              z.object({
                product: ApiStoreProductSchema,
                quantity: quantity.describe('Quantity for this product.'),
              }),
            )
            .describe('Matches for `ambiguous`; similar products for `not-found`.'),
          orderable: z.number().int().describe('Units that can be ordered now.'),
          unitPrice: money('Price per unit, or null if no product matches.').nullable(),
          total: money('Total price of the units that can be ordered now.'),
        }),
      )
      .describe('One line per product or unmatched part number.'),
    found: z.number().int().describe('Lines that can be ordered.'),
    open: z.number().int().describe('Lines that need attention.'),
    units: wholeNumber('Total units that can be ordered now.'),
    total: money('Total before shipping and tax.'),
    leftOut: z
      .array(z.string())
      .describe('Lines of `text` that order nothing, such as a greeting, a total, or an address.'),
  })
  .describe('Part number lookup results.');

export type ApiQuickOrder = z.infer<typeof ApiQuickOrderSchema>;

export const quickOrder = defineCall({
  id: 'quickOrder',
  method: 'POST',
  path: '/api/quick-order',
  part: 'Catalog',
  summary: 'Look up part numbers',
  text: 'Finds products by SKU, product number, EZ number, or OEM number and returns the buyer’s prices. Doesn’t change the cart.',
  takes: 'session or token',
  body: QuickOrderSchema,
  required: [],
  fields: {
    lines: `Part numbers and quantities: up to ${MAX_LINES}, including \`text\`.`,
    text: 'Pasted list: a part number and quantity per line, or columns with a header such as `SKU,Qty`.',
  },
  example: { lines: [{ partNumber: 'AK-BMW-FEM-4B', quantity: 2 }], text: 'M62 x 3' },
  answer: ApiQuickOrderSchema,
});
