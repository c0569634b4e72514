import { z } from 'zod';

import { StockUpdateSchema } from '../catalog/product.schema';
import { lineUpTo } from '../../base/shared/form-fields';

/** Reason given by the product list (SPEC 7). */
const LIST_EDIT_REASON = 'Manual adjustment via admin panel';

/** Reason given by the inventory page (SPEC 7). */
export const INVENTORY_EDIT_REASON = 'Inventory adjustment';

/** The page from which stock is edited. */
export const EDITED_FROM = { list: undefined, inventory: 'inventory' } as const;

export type EditedFrom = keyof typeof EDITED_FROM;

export function parseEditedFrom(text: string | null): EditedFrom {
  return text === EDITED_FROM.inventory ? 'inventory' : 'list';
}

/** Default reason of the form. */
export const EDIT_REASONS: Record<EditedFrom, string> = {
  list: LIST_EDIT_REASON,
  inventory: INVENTORY_EDIT_REASON,
};

const OTHER_REASON = 'Other';

/** Reasons for adjustments. 'Other' needs a text. */
export const ADJUSTMENT_REASONS = [
  'Damaged',
  'Count',
  'Found',
  'Theft',
  'Supplier error',
  OTHER_REASON,
] as const;

const REASONS: readonly string[] = [LIST_EDIT_REASON, INVENTORY_EDIT_REASON, ...ADJUSTMENT_REASONS];

/** The stock form: new quantity, shown quantity, and reason. With a location, it sets that level only. */
export const StockEditFormSchema = StockUpdateSchema.extend({
  expectedQuantity: z.coerce.number().int(),
  locationId: z.coerce.number().int().positive().optional(),
  reasonNote: lineUpTo(150),
}).transform(({ reasonNote, ...edit }, context) => {
  const reason = edit.reason || LIST_EDIT_REASON;
  if (!REASONS.includes(reason)) {
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['reason'], message: 'Choose a reason' });
    return z.NEVER;
  }
  if (reason === OTHER_REASON && reasonNote.length < 3) {
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['reasonNote'], message: 'Enter a note' });
    return z.NEVER;
  }
  return { ...edit, reason: reasonNote === '' ? reason : `${reason}: ${reasonNote}` };
});
