import type { AppLoadContext } from '@remix-run/node';

import { readCart, type Cart } from '../../domain/selling/cart/cart.queries.server';
import { findNamedLineProblem } from '../../domain/selling/cart/cart.rules';
import { promiseCartArrival } from '../../domain/selling/cart/cart-arrival.rules';
import { readCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';
import {
  getFirstUnfinishedStep,
  isStepBefore,
  type TypedCheckout,
} from '../../domain/selling/checkout/checkout-progress.rules';
import { describeCheaperCheckout } from '../../domain/selling/checkout/cheaper-checkout.rules';
import { toPolicy, getTotals } from '../../domain/selling/checkout/totals.rules';
import { paths } from '../../paths';
import { findSession } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { redirectWithToast } from '../../http/toast.server';
import { t } from '~/i18n/text';

/**
 * Reads a step of the standard checkout: cart, totals, and draft.
 *
 * @throws a redirect to an earlier unfinished step.
 */
export async function openStandardStep(
  context: AppLoadContext,
  request: Request,
  step: 'shipping' | 'payment',
) {
  const session = await findSession(context, request);
  const cart = await readCart(context.db, session?.cartId);
  const typed = await readCheckoutDraft(context.db, session?.cartId);
  if (isStepBefore(getFirstUnfinishedStep(cart.lines, typed), step))
    throw await redirectToUnfinishedStep(context, cart, typed);
  const settings = await settingsOf(context);
  const policy = toPolicy('standard', settings);
  return {
    cart,
    typed,
    policy,
    totals: getTotals(cart.lines, policy, cart.buyer),
    cheaper: describeCheaperCheckout(cart.lines, 'standard', settings),
    arrival: promiseCartArrival(cart.lines, settings, new Date()),
  };
}

/** Redirects to the first unfinished step and names what is missing. */
export function redirectToUnfinishedStep(
  context: AppLoadContext,
  { lines }: Cart,
  typed: TypedCheckout,
): Promise<Response> {
  const short = lines.find((line) => !line.isAvailable);
  if (getFirstUnfinishedStep(lines, typed) !== 'cart') {
    return redirectWithToast(context, paths.cartShipping(), {
      type: 'error',
      message: t`Shipping is incomplete`,
      description: t`Complete it to continue.`,
    });
  }
  return redirectWithToast(context, paths.cart(), {
    type: 'error',
    message: short === undefined ? t`Your cart is empty` : t`Update your cart`,
    description: short === undefined ? t`Add items before you check out.` : findNamedLineProblem(short),
  });
}
