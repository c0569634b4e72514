import { z } from 'zod';

import { StockUpdateSchema } from '../catalogue/product.schema';

/** SPEC 7: the reason that the product list gives. */
export const LIST_EDIT_REASON = 'Manual adjustment via admin panel';

/** The stock form of a row: the new quantity, and the one that was seen. */
export const StockEditFormSchema = StockUpdateSchema.extend({
  seenQuantity: z.coerce.number().int(),
});
