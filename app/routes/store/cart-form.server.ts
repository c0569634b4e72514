import { data, redirect, type AppLoadContext } from '@remix-run/node';

import { DomainError } from '../../domain/base/shared/errors';
import {
  ADDED_TO_CART,
  formatHeld,
  formatShownLines,
  parseQuantity,
  parseShownLines,
} from '../../domain/selling/cart/cart.rules';
import {
  addToCart,
  saveCartLines,
  type LineEdit,
  type PressedLine,
} from '../../domain/selling/cart/cart.server';
import { markRefused } from '../../http/refused-form.server';
import { findSession } from '../../http/session.server';
import { redirectWithError, redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';

/** Where the cart's buttons lead after its lines are saved; the others stay. */
const LEADS_TO: Partial<Record<string, string>> = {
  toShipping: paths.cartShipping(),
  toPayment: paths.cartPayment(),
  toExpress: paths.checkout(),
  toQuote: paths.quote({ cart: 1 }),
};

/**
 * Saves everything typed into the cart's lines, then follows the pressed button. If a line is refused, the buyer stays
 * and sees why at its field.
 */
export async function answerCartForm(context: AppLoadContext, request: Request, form: FormData) {
  const session = await findSession(context, request);
  if (session?.cartId == null) return redirect(paths.cart(), 303);
  const shown = new Map(
    parseShownLines(String(form.get('lines'))).map(({ productId, quantity }) => [productId, quantity]),
  );
  const edits = [...form].flatMap(([name, typed]) => {
    const productId = Number(/^quantity-(\d{1,9})$/.exec(name)?.[1]);
    const was = shown.get(productId);
    return was === undefined ? [] : [{ productId, typed: String(typed), was }];
  });
  const intent = String(form.get('intent'));
  const pressed = parsePressed(intent);
  const refused = await saveCartLines(context.db, session.cartId, edits, pressed);
  const related = /^add-(\d{1,9})$/.exec(intent)?.[1];
  if (refused.length === 0 && related !== undefined)
    return addRelated(context, session.cartId, Number(related));
  if (refused.length === 0)
    return redirect(LEADS_TO[intent] ?? paths.cart({ removed: describeRemoved(pressed, edits) }), 303);
  markRefused(context);
  return data({ problem: undefined, backTo: undefined, refused }, { status: 422 });
}

async function addRelated(context: AppLoadContext, cartId: string, productId: number) {
  try {
    const description = formatHeld(await addToCart(context.db, cartId, productId, 1));
    return await redirectWithToast(context, paths.cart(), {
      type: 'success',
      message: ADDED_TO_CART(),
      description,
    });
  } catch (error) {
    if (error instanceof DomainError) return redirectWithError(context, paths.cart(), error.message);
    throw error;
  }
}

/** Reads a line's button: 'increase-12'. */
function parsePressed(intent: string): PressedLine | undefined {
  const [, button, id] = /^(increase|decrease|remove)-(\d{1,9})$/.exec(intent) ?? [];
  if (button !== 'increase' && button !== 'decrease' && button !== 'remove') return undefined;
  return { button, productId: Number(id) };
}

/** The line that a button removed, for the cart's address. Minus removes a last unit. */
function describeRemoved(pressed: PressedLine | undefined, edits: readonly LineEdit[]) {
  const edit = edits.find(({ productId }) => productId === pressed?.productId);
  if (pressed === undefined || edit === undefined) return undefined;
  const isLast = pressed.button === 'decrease' && edit.was === 1 && parseQuantity(edit.typed) === 1;
  if (pressed.button !== 'remove' && !isLast) return undefined;
  return formatShownLines([{ productId: edit.productId, quantity: edit.was }]);
}
