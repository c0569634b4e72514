import { data, redirect, type AppLoadContext } from '@remix-run/node';

import { addLinesToCart } from '../../domain/selling/cart/add-lines.server';
import { ADDED_TO_CART, formatShortages, formatUnits } from '../../domain/selling/cart/cart.rules';
import {
  findLinesProblem,
  joinTexts,
  listLines,
  type QuickOrderEntry,
} from '../../domain/selling/quick-order/quick-order-form.rules';
import { listLeftOut, readList } from '../../domain/selling/quick-order/list-text.rules';
import {
  acceptSuggestions,
  listFoundLines,
  numberLines,
  reviewSavedList,
  settleLines,
  type ListReview,
} from '../../domain/selling/quick-order/review-list.queries.server';
import { applyPage, type SavedLine, type SavedList } from '../../domain/selling/quick-order/saved-list.rules';
import { deleteList, findSavedList, saveList } from '../../domain/selling/quick-order/saved-list.server';
import { paths } from '../../paths';
import { markRefused } from '../../http/refused-form.server';
import { findSession } from '../../http/session.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { parsePageParam } from '../../http/page-param.server';
import { redirectWithToast } from '../../http/toast.server';
import { t } from '~/i18n/text';

export interface QuickOrderAnswer {
  entry: QuickOrderEntry;
  problem?: string;
  review?: Review;
}

export interface Review extends ListReview {
  list: Pick<SavedList, 'id' | 'revision' | 'leftOut'>;
}

type FormTexts = ReadonlyMap<string, string>;

const LIST_CHANGED = () => t`This list changed in another tab. Review it again.`;

/** Returns the visitor's checked list; undefined if there is none. */
export async function findVisitorsList(context: AppLoadContext, request: Request) {
  const session = await findSession(context, request);
  return session?.cartId == null ? undefined : findSavedList(context.db, session.cartId);
}

/** Looks up a list for the current buyer. */
export async function reviewList(context: AppLoadContext, request: Request, list: SavedList) {
  const session = await findSession(context, request);
  const review = await reviewSavedList(context.db, session?.customerId, list, parsePageParam(request));
  return { ...review, list: { id: list.id, revision: list.revision, leftOut: list.leftOut } };
}

/** Returns the page with the error, as 422. */
export function refuseQuickOrder(context: AppLoadContext, answer: QuickOrderAnswer, headers = new Headers()) {
  markRefused(context);
  return data<QuickOrderAnswer>(answer, { status: 422, headers });
}

/** Checks a new list and keeps it, in place of an earlier one. */
export async function checkNewList(context: AppLoadContext, request: Request, entry: QuickOrderEntry) {
  const typed = listLines(entry);
  const problem = findLinesProblem(typed.length);
  if (problem !== undefined) return refuseQuickOrder(context, { entry, problem });
  const lines = await settleLines(context.db, numberLines(typed));
  const { cartId, headers } = await getCartForWriting(context, request);
  await saveList(context.db, cartId, { lines, leftOut: listLeftOut(entry.text) });
  return redirect(paths.quickOrder(), { status: 303, headers });
}

/** Applies what a buyer has done on a page of a checked list. */
export async function changeList(
  context: AppLoadContext,
  request: Request,
  form: FormTexts,
  { entry, fileText }: { entry: QuickOrderEntry; fileText: string },
) {
  const list = await findVisitorsList(context, request);
  const intent = form.get('intent');
  // Another tab has added or removed it.
  if (list === undefined) return redirect(intent === 'add' ? paths.cart() : paths.quickOrder(), 303);
  const refuse = async (problem: string, shown = list, headers?: Headers) =>
    refuseQuickOrder(context, { entry, problem, review: await reviewList(context, request, shown) }, headers);
  const isStale = intent === 'add' && form.get('revision') !== String(list.revision);
  if (form.get('list') !== list.id || isStale) return refuse(LIST_CHANGED());

  const { cartId, headers } = await getCartForWriting(context, request);
  if (intent === 'startOver') {
    await deleteList(context.db, cartId);
    return redirect(paths.quickOrder(), { status: 303, headers });
  }
  const kept = applyPage(list.lines, form);
  const text = joinTexts(form, fileText);
  const lines = [...kept, ...numberLines(readList(text), list.lines)];
  const problem = lines.length === 0 ? undefined : findLinesProblem(lines.length);
  if (problem !== undefined) return refuse(problem);
  const settle = intent === 'accept' ? acceptSuggestions : settleLines;
  const leftOut = [...list.leftOut, ...listLeftOut(text)];
  const save = async (wanted: SavedLine[]) =>
    saveList(context.db, cartId, { lines: await settle(context.db, wanted), leftOut }, list);
  if (intent !== 'add') {
    await save(lines);
    const page = parsePageParam(request);
    return redirect(paths.quickOrder(page > 1 ? { page } : {}), { status: 303, headers });
  }

  const session = await findSession(context, request);
  const wanted = await listConfirmedLines(context, session?.customerId, { lines: kept, form });
  if (wanted.length === 0)
    return refuse(t`Review these lines before adding them to your cart.`, await save(lines), headers);
  const added = await addLinesToCart(context.db, cartId, wanted, `${list.id}:${list.revision}`);
  const sentences = [added.units > 0 ? formatUnits(added) : '', ...formatShortages(added.shortages)]
    .filter((sentence) => sentence !== '')
    .join(' ');
  if (added.units === 0 && added.shortages.length > 0) return refuse(sentences, await save(lines), headers);
  const ids = new Set(wanted.map(({ id }) => id));
  const left = await save(lines.filter(({ id }) => !ids.has(id)));
  const type = added.shortages.length > 0 ? 'warning' : 'success';
  const toast = { type, message: ADDED_TO_CART(), description: sentences } as const;
  const next = left.lines.length === 0 ? paths.cart() : paths.quickOrder({ added: wanted.length });
  return redirectWithToast(context, next, toast, headers);
}

/**
 * Lists the lines that the page showed as found, with the quantities that the buyer corrected. Others stay, however they
 * are now, because the buyer hasn't seen that yet.
 */
async function listConfirmedLines(
  context: AppLoadContext,
  customerId: number | null | undefined,
  { lines, form }: { lines: SavedLine[]; form: FormTexts },
) {
  const found = await listFoundLines(context.db, customerId, lines);
  return found.filter(({ id }) => !form.has(`quantity-${id}`) || form.has(`found-${id}`));
}
