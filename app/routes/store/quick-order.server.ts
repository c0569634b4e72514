import { data, type AppLoadContext } from '@remix-run/node';

import { addLinesToCart } from '../../domain/selling/cart/add-lines.server';
import { ADDED_TO_CART, formatShortages, formatUnits } from '../../domain/selling/cart/cart.rules';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { checkLines } from '../../domain/selling/quick-order/price-lines.queries.server';
import {
  toLinesParam,
  listLines,
  type OrderRow,
  type QuickOrderEntry,
} from '../../domain/selling/quick-order/quick-order-form.rules';
import type { TypedLine } from '../../domain/selling/quick-order/quick-order-lines.rules';
import { isFound, type CheckedLine } from '../../domain/selling/quick-order/quick-order.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { paths } from '../../paths';
import { markRefused } from '../../http/refused-form.server';
import { findSession } from '../../http/session.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { redirectWithToast } from '../../http/toast.server';

export interface QuickOrderAnswer {
  entry: QuickOrderEntry;
  problem?: string;
  review?: Review;
}

interface Review {
  lines: CheckedLine[];
  standing: LicenseStanding;
  /** URL that repeats the lookup. */
  backTo: string;
  /** Identifies this page, so that its list is added once. */
  batch: string;
  notices: string[];
}

/** Looks up the lines for the current buyer. */
export async function reviewList(
  context: AppLoadContext,
  request: Request,
  typed: TypedLine[],
): Promise<Review> {
  const session = await findSession(context, request);
  const { lines, standing } = await checkLines(context.db, session?.customerId, typed);
  return toReview(lines, standing);
}

function toReview(lines: CheckedLine[], standing: LicenseStanding, notices: string[] = []): Review {
  const backTo = paths.quickOrder({ line: toLinesParam(lines) ?? [] });
  return { lines, standing, backTo, batch: randomKey(), notices };
}

/** Returns the page with the error, as 422. */
export function refuseQuickOrder(context: AppLoadContext, answer: QuickOrderAnswer, headers = new Headers()) {
  markRefused(context);
  return data<QuickOrderAnswer>(answer, { status: 422, headers });
}

/**
 * Adds the lines the page showed as found, if they still are. Other lines stay on the page, however they resolve now,
 * because the buyer hasn't seen that yet.
 *
 * @param batch identifies the page; repeating it has no effect.
 */
export async function addFoundLines(
  context: AppLoadContext,
  request: Request,
  entry: QuickOrderEntry,
  batch: string | undefined,
) {
  const shown = await reviewList(
    context,
    request,
    listLines({ rows: entry.rows.filter(isFoundRow), text: '' }),
  );
  const others = { rows: entry.rows.filter((row) => !isFoundRow(row)), text: entry.text };
  const { lines: rest, standing } = await reviewList(context, request, listLines(others));
  const wanted = shown.lines.filter(isFound).filter(({ product, typed }) => product.sku === typed.text);
  const all = toReview([...shown.lines, ...rest], standing);
  if (wanted.length === 0) {
    const problem = 'Review these lines before adding them to your cart.';
    return refuseQuickOrder(context, { entry, review: all, problem });
  }

  const { cartId, headers } = await getCartForWriting(context, request);
  const added = await addLinesToCart(
    context.db,
    cartId,
    // The requested quantity; the cart reports shortages.
    wanted.map(({ product, quantity }) => ({ productId: product.id, quantity: Number(quantity) })),
    batch,
  );
  const sentences = [added.units > 0 ? formatUnits(added) : '', ...formatShortages(added.shortages)]
    .filter((sentence) => sentence !== '')
    .join(' ');
  if (added.units === 0 && added.shortages.length > 0)
    return refuseQuickOrder(context, { entry, review: all, problem: sentences }, headers);

  const toast = { type: 'success', message: ADDED_TO_CART, description: sentences } as const;
  const left = [...shown.lines.filter((line) => !wanted.some((one) => one === line)), ...rest];
  if (left.length === 0) return redirectWithToast(context, paths.cart(), toast, headers);
  const kept = toLinesParam(left);
  // Unresolved lines go into the URL, so that they survive a reload.
  if (kept !== undefined) return redirectWithToast(context, paths.quickOrder({ line: kept }), toast, headers);
  const notices = [`${ADDED_TO_CART}: ${sentences}`, 'The lines below need review.'];
  return data<QuickOrderAnswer>({ entry, review: toReview(left, standing, notices) }, { headers });
}

function isFoundRow({ isFound: isMarked = false }: OrderRow): boolean {
  return isMarked;
}
