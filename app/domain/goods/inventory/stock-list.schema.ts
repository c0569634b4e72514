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
    id: idSchema().optional().describe('The product, by its id; or else `sku`.'),
    sku: toText(1, 'Enter a SKU').optional().describe('The product, by its part number.'),
    stockQuantity: wholeNumber(STOCK_MESSAGE).describe('Units on the shelf now, from 0.'),
    reason: textUpTo(200).describe('Why: `Inventory adjustment` when left out.'),
    locationId: idSchema()
      .optional()
      .describe('The location whose quantity it is; all locations together when left out.'),
    seenQuantity: wholeNumber(WHOLE)
      .optional()
      .describe(
        'Units that the program has seen there: where there are more or fewer by now, nothing of the list is done.',
      ),
  })
  .strict()
  .superRefine(({ id, sku }, context) => {
    const path = ['sku'];
    if (id === undefined && sku === undefined)
      context.addIssue({ code: z.ZodIssueCode.custom, path, message: 'Name the product by id or sku' });
    if (id !== undefined && sku !== undefined)
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path,
        message: 'Name the product by id or sku, not by both',
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
