import { z } from 'zod';

import { textOf } from '../../base/shared/form-fields';

export const MAX_LISTS = 50;
export const MAX_ITEMS = 200;
/** The list that a product goes into when there is none to choose. */
export const DEFAULT_LIST = 'My list';

const productId = z.coerce.number().int().positive();
const listId = z.string().regex(/^[\w-]{22}$/);
const quantity = z
  .string()
  .optional()
  .transform((text) => (text ?? '').trim() || '1')
  .pipe(z.coerce.number().int().min(1).max(9999));

/** A list's name, for the forms that create and rename one. */
export const FavoriteListSchema = z.object({
  name: textOf(1, 'Enter a name for the list', 80),
});

/** What the page of all lists is asked to do. */
export const FavoritesIntentSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId,
    quantity,
    /** None: the default list. */
    listId: z.union([listId, z.literal('')]).default(''),
    redirectTo: z.string().optional(),
  }),
]);

/** What the page of one list is asked to do. Names are checked by their own form. */
export const FavoriteListIntentSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('setQuantity'), productId, quantity }),
  z.object({ intent: z.literal('remove'), productId }),
  z.object({ intent: z.literal('move'), productId, listId }),
  z.object({ intent: z.literal('copy'), productId, listId }),
  z.object({ intent: z.literal('itemToCart'), productId }),
  z.object({ intent: z.literal('listToCart'), batch: z.string().max(40).optional() }),
  z.object({ intent: z.literal('delete') }),
]);

export type FavoriteListIntent = z.infer<typeof FavoriteListIntentSchema>;
