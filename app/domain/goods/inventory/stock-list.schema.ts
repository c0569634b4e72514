import { z } from 'zod';

import { STOCK_MESSAGE } from '../catalog/product.schema';
import { textUpTo, toText, wholeNumber } from '../../base/shared/form-fields';
import { publishInput } from '../../base/shared/published-input';

/** Maximum items, so that the lock stays short. */
export const MAX_STOCK_ITEMS = 1000;

const WHOLE = 'Send a whole number of 0 or more.';
const ID = 'Send an ID of 1 or more.';
const idSchema = () =>
  z
    .number({ errorMap: () => ({ message: ID }) })
    .int()
    .min(1)
    .max(2_147_483_647);

const StockItemFields = z
  .object({
    id: idSchema().optional().describe('Product ID. Alternatively, use `sku`.'),
    sku: toText(1, 'Send a SKU.').optional().describe('Part number. Alternatively, use `id`.'),
    stockQuantity: wholeNumber(STOCK_MESSAGE).describe('Units on hand.'),
    reason: textUpTo(200).describe('Default: `Inventory adjustment`.'),
    locationId: idSchema().optional().describe('Location ID. Default: all locations.'),
    seenQuantity: wholeNumber(WHOLE)
      .optional()
      .describe('Expected current quantity; if it differs, no stock changes.'),
  })
  .strict()
  .superRefine(({ id, sku }, context) => {
    const path = ['sku'];
    if (id === undefined && sku === undefined)
      context.addIssue({ code: z.ZodIssueCode.custom, path, message: 'Send id or sku.' });
    if (id !== undefined && sku !== undefined)
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path,
        message: 'Send id or sku, not both.',
      });
  });

const StockItemSchema = publishInput(StockItemFields, {
  allOf: [{ oneOf: [{ required: ['id'] }, { required: ['sku'] }] }],
});

/** Quantities of many products. */
export const StockListSchema = z
  .object({
    items: z
      .array(StockItemSchema, {
        errorMap: (issue, { defaultError }) => ({ message: getMessage(issue, defaultError) }),
      })
      .min(1, 'Send at least one item.')
      .max(MAX_STOCK_ITEMS, 'Send at most 1,000 items.'),
  })
  .strict();

function getMessage({ code, message }: z.ZodIssueOptionalMessage, otherwise: string): string {
  return code === z.ZodIssueCode.invalid_type ? 'Send items as an array.' : (message ?? otherwise);
}

export type StockItem = z.infer<typeof StockItemSchema>;
