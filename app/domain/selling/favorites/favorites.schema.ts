import { z } from 'zod';

import { toText } from '../../base/shared/form-fields';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

export const MAX_LISTS = 50;
export const MAX_ITEMS = 200;
/** Name of the list that is created when none exists. */
export const DEFAULT_LIST = perLanguage(() => t`My list`);

const productId = z.coerce.number().int().positive();
const listId = z.string().regex(/^[\w-]{22}$/);
const quantity = z
  .string()
  .optional()
  .transform((text) => (text ?? '').trim() || '1')
  .pipe(z.coerce.number().int().min(1).max(9999));

/** The list name, for creating and renaming. */
export const FavoriteListSchema = z.object({
  name: toText(1, () => t`Enter a list name`, 80),
});

/** Intents of the favorites page. */
export const FavoritesIntentSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId,
    quantity,
    /** Empty means the default list. */
    listId: z.union([listId, z.literal('')]).default(''),
    redirectTo: z.string().optional(),
  }),
]);

/** Intents of a list page. Names are validated by their own form. */
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
