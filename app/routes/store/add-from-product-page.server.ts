import { data, type AppLoadContext } from '@remix-run/node';

import { ADDED_TO_CART, formatHeld } from '../../domain/selling/cart/cart.rules';
import { CartIntentSchema } from '../../domain/selling/cart/cart.schema';
import { addToCart } from '../../domain/selling/cart/cart.server';
import { DomainError } from '../../domain/base/shared/errors';
import { paths } from '../../paths';
import { markRefused } from '../../http/refused-form.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { t } from '~/i18n/text';

/** The error and input of the quantity field. */
export interface RefusedQuantity {
  problem: string;
  typed: string;
}

/**
 * Adds a product in the quantity of its page's form. The page handles its own form, so that errors appear at the
 * field; on success it redirects like other pages (SPEC 2.3).
 */
export async function addFromProductPage(context: AppLoadContext, request: Request) {
  const form = Object.fromEntries(await request.formData());
  const typed = String(form['quantity'] ?? '').slice(0, 20);
  const refuse = (problem: string, status: number, headers = new Headers()) => {
    markRefused(context);
    return data<RefusedQuantity>({ problem, typed }, { status, headers });
  };
  const wanted = CartIntentSchema.safeParse({ ...form, intent: 'add' });
  if (!wanted.success || wanted.data.intent !== 'add')
    return refuse(t`Enter a whole number from 1 to 9999.`, 422);
  const { productId, quantity } = wanted.data;
  const { cartId, headers } = await getCartForWriting(context, request);
  let line: { name: string; quantity: number };
  try {
    line = await addToCart(context.db, cartId, productId, quantity);
  } catch (error) {
    if (error instanceof DomainError) return refuse(error.message, 409, headers);
    throw error;
  }
  const toast = { type: 'success', message: ADDED_TO_CART(), description: formatHeld(line) } as const;
  if (!context.isDataRequest) return redirectWithToast(context, paths.checkout(), toast, headers);
  return data(null, { headers: await createToastHeaders(context, toast, headers) });
}
