import { z } from 'zod';

import { StockUpdateSchema } from '../catalogue/product.schema';

/** SPEC 7: the reason that the product list gives. */
export const LIST_EDIT_REASON = 'Manual adjustment via admin panel';

/** SPEC 7: the reason that the inventory page gives. */
export const INVENTORY_EDIT_REASON = 'Inventory adjustment';

/** The page from which stock is edited, as an address says it. */
export const EDITED_FROM = { list: undefined, inventory: 'inventory' } as const;

export type EditedFrom = keyof typeof EDITED_FROM;

export function editedFrom(text: string | null): EditedFrom {
  return text === EDITED_FROM.inventory ? 'inventory' : 'list';
}

export const EDIT_REASONS: Record<EditedFrom, string> = {
  list: LIST_EDIT_REASON,
  inventory: INVENTORY_EDIT_REASON,
};

/** The stock form of a row: the new quantity, and the one that was seen. */
export const StockEditFormSchema = StockUpdateSchema.extend({
  seenQuantity: z.coerce.number().int(),
});
