import { z } from 'zod';

import { STOCK_MESSAGE } from '../catalog/product.schema';
import { textUpTo, toText, wholeNumber } from '../../base/shared/form-fields';
import { publishInput } from '../../base/shared/published-input';

/** Maximum items, so that the lock stays short. */
export const MAX_STOCK_ITEMS = 1000;

const WHOLE = 'Enter a whole number from 0';
const ID = 'Enter an id';
const idSchema = () =>
  z
    .number({ errorMap: () => ({ message: ID }) })
    .int()
    .min(1)
    .max(2_147_483_647);

const StockItemFields = z
  .object({
    id: idSchema().optional().describe('The product’s ID. Send this or `sku`.'),
    sku: toText(1, 'Enter a SKU').optional().describe('The product’s SKU.'),
    stockQuantity: wholeNumber(STOCK_MESSAGE).describe('Units on hand, 0 or more.'),
    reason: textUpTo(200).describe('Reason. Default: `Inventory adjustment`.'),
    locationId: idSchema().optional().describe('The location to set. Default: all locations together.'),
    seenQuantity: wholeNumber(WHOLE)
      .optional()
      .describe('The quantity last read. If any item differs, the whole list is rejected.'),
  })
  .strict()
  .superRefine(({ id, sku }, context) => {
    const path = ['sku'];
    if (id === undefined && sku === undefined)
      context.addIssue({ code: z.ZodIssueCode.custom, path, message: 'Send id or sku' });
    if (id !== undefined && sku !== undefined)
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path,
        message: 'Send id or sku, not both',
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
      .min(1, 'Send at least one item')
      .max(MAX_STOCK_ITEMS, 'Send at most 1,000 items at once'),
  })
  .strict();

function getMessage({ code, message }: z.ZodIssueOptionalMessage, otherwise: string): string {
  return code === z.ZodIssueCode.invalid_type ? 'Send the items as a list' : (message ?? otherwise);
}

export type StockItem = z.infer<typeof StockItemSchema>;
