import { data, type AppLoadContext } from '@remix-run/node';

import { addLinesToCart } from '../../domain/selling/cart/add-lines.server';
import { ADDED_TO_CART, formatShortages, formatUnits } from '../../domain/selling/cart/cart.rules';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { checkLines } from '../../domain/selling/quick-order/check-lines.queries.server';
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
import { cartForWriting, findSession } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';

export interface QuickOrderAnswer {
  entry: QuickOrderEntry;
  problem?: string;
  review?: Review;
}

interface Review {
  lines: CheckedLine[];
  standing: LicenseStanding;
  /** The address at which the lines are looked up again. */
  backTo: string;
  /** Names this page, so that its list goes into the cart once. */
  batch: string;
  notices: string[];
}

/** The lines as they are understood, for the buyer who asks. */
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

/** The page again with what is wrong, as 422. */
export function refuseQuickOrder(context: AppLoadContext, answer: QuickOrderAnswer, headers = new Headers()) {
  markRefused(context);
  return data<QuickOrderAnswer>(answer, { status: 422, headers });
}

/**
 * Puts into the cart what the page showed as found, as far as it still is. Every other line is looked up and stays on
 * the page, whatever it is understood as by now: nobody has seen that yet.
 *
 * @param batch the name of the page that was sent: the same again adds nothing.
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
    const problem = 'None of these lines can go into the cart yet.';
    return refuseQuickOrder(context, { entry, review: all, problem });
  }

  const { cartId, headers } = await cartForWriting(context, request);
  const added = await addLinesToCart(
    context.db,
    cartId,
    // As many as were asked for: what is short is said in the words of the cart.
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
  // What is not settled is in the address, so that a reload or a look into the cart does not lose it.
  if (kept !== undefined) return redirectWithToast(context, paths.quickOrder({ line: kept }), toast, headers);
  const notices = [`${ADDED_TO_CART}: ${sentences}`, 'The lines below are not in the cart yet.'];
  return data<QuickOrderAnswer>({ entry, review: toReview(left, standing, notices) }, { headers });
}

function isFoundRow({ isFound: isMarked = false }: OrderRow): boolean {
  return isMarked;
}
