import { z } from 'zod';

import { MAX_QUANTITY } from './cart.rules';

const productId = z.coerce.number().int().positive();
/** Digits, as typed: '1e3' isn't a quantity. */
const quantity = z.string().trim().regex(/^\d+$/).transform(Number);

/** The cart forms; each button sends its intent. */
export const CartIntentSchema = z.discriminatedUnion('intent', [
  // Some product cards add one unit without asking for a quantity.
  z.object({
    intent: z.literal('add'),
    productId,
    quantity: quantity.default('1').pipe(z.number().min(1).max(MAX_QUANTITY)),
  }),
  z.object({
    intent: z.literal('setQuantity'),
    productId,
    quantity: quantity.pipe(z.number().max(MAX_QUANTITY)),
  }),
  z.object({ intent: z.literal('increase'), productId }),
  z.object({ intent: z.literal('decrease'), productId }),
  z.object({ intent: z.literal('remove'), productId }),
  z.object({
    intent: z.literal('addSample'),
    /** The page to show next. */
    next: z.enum(['cart', 'checkout']).default('cart'),
  }),
]);

export type CartIntent = z.infer<typeof CartIntentSchema>;
