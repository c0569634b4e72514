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
const typedQuantity = z.string().regex(/^\d+$/).pipe(z.coerce.number().int().min(1).max(9999));
const quantity = z
  .string()
  .optional()
  .transform((text) => (text ?? '').trim() || '1')
  .pipe(typedQuantity);

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
const FavoriteListIntentSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('update') }),
  z.object({ intent: z.literal('remove'), productId }),
  z.object({ intent: z.literal('move'), productId, listId }),
  z.object({ intent: z.literal('copy'), productId, listId }),
  z.object({ intent: z.literal('itemToCart'), productId }),
  z.object({ intent: z.literal('listToCart'), batch: z.string().max(40).optional() }),
  z.object({ intent: z.literal('delete') }),
]);

export type FavoriteListIntent = z.infer<typeof FavoriteListIntentSchema>;

/** Reads which button of a list was pressed. A line's button names its product: 'remove-12'. */
export function parseFavoriteListIntent(form: FormData): FavoriteListIntent | undefined {
  const [intent, productId] = String(form.get('intent')).split('-');
  const listId = form.get(`listId-${productId}`);
  return FavoriteListIntentSchema.safeParse({ ...Object.fromEntries(form), intent, productId, listId }).data;
}

/** A quantity as it was typed; `quantity` is undefined if it isn't a whole number from 1 to 9999. */
export interface TypedQuantity {
  productId: number;
  typed: string;
  quantity: number | undefined;
}

/** Reads the quantities of a list's form. */
export function readTypedQuantities(form: FormData): TypedQuantity[] {
  return [...form].flatMap(([name, value]) => {
    const [, id] = /^quantity-(\d{1,9})$/.exec(name) ?? [];
    const typed = String(value);
    return id === undefined
      ? []
      : [{ productId: Number(id), typed, quantity: typedQuantity.safeParse(typed.trim()).data }];
  });
}
