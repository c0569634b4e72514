import type { Db } from '../../../../db/schema';
import type { LicenseStanding } from '../../goods/licenses/license.rules';
import { getPage, type Page } from '../../base/shared/paging.rules';
import { checkLines, priceChoices } from './price-lines.queries.server';
import { isFound, sumLines, type CheckedLine } from './quick-order.rules';
import { offerSearched } from './searched-lines.queries.server';
import { resolveLines } from './resolve-lines.queries.server';
import {
  acceptSuggestion,
  mergeSavedLines,
  toSavedLine,
  type SavedLine,
  type SavedList,
} from './saved-list.rules';
import type { TypedLine } from './quick-order-lines.rules';
import { t } from '~/i18n/text';

/** Lines that need a decision, and found lines, on one page. */
const OPEN_PER_PAGE = 20;
const FOUND_PER_PAGE = 50;

export interface ReviewedLine {
  line: CheckedLine;
  id: number;
  /** The quantities of the buyer's lines that were merged into this one. */
  merged: number[];
}

/** A list for the buyer to review, and one page of its lines. */
export interface ListReview {
  open: ReviewedLine[];
  found: ReviewedLine[];
  sum: ReturnType<typeof sumLines>;
  page: Page;
  standing: LicenseStanding;
}

/** Settles the lines that have no product yet, where they say one product and quantity. */
export async function settleLines(db: Db, lines: SavedLine[]): Promise<SavedLine[]> {
  const open = lines.filter(({ productId }) => productId === undefined);
  const checked = await resolveLines(db, open, {
    withSimilar: false,
    withLookalikes: false,
    isMerged: false,
  });
  const settled = new Map(checked.map((line, index) => [open[index]?.id, line]));
  return mergeSavedLines(
    lines.map((line) => {
      const found = settled.get(line.id);
      return found?.product === undefined ? line : { ...line, ...toSavedLine(found, line.id) };
    }),
  );
}

/** Numbers new lines after those of a list. */
export function numberLines(typed: TypedLine[], after: readonly SavedLine[] = []): SavedLine[] {
  const last = after.reduce((largest, { id }) => Math.max(largest, id), 0);
  return typed.map((line, index) => ({ ...line, id: last + index + 1 }));
}

/** Settles all lines that can mean only one product. */
export async function acceptSuggestions(db: Db, lines: SavedLine[]): Promise<SavedLine[]> {
  const open = lines.filter(({ productId }) => productId === undefined);
  const checked = await resolveLines(db, open, { withSimilar: false, isMerged: false });
  const lineOf = new Map(checked.map((line, index) => [open[index]?.id, line]));
  return mergeSavedLines(
    lines.map((line) => {
      const found = lineOf.get(line.id);
      return found === undefined ? line : acceptSuggestion(line, found);
    }),
  );
}

/** Checks a list at the buyer's prices. Of the lines that need a decision, only those of the page are looked up. */
export async function reviewSavedList(
  db: Db,
  customerId: number | null | undefined,
  { lines }: SavedList,
  wantedPage = 1,
): Promise<ListReview> {
  const settled = lines.filter(({ productId }) => productId !== undefined);
  const { lines: checked, standing } = await checkLines(db, customerId, settled, false);
  const checkedOf = new Map(checked.map((line, index) => [settled[index]?.id, line]));
  const toReviewed = (saved: SavedLine, line: CheckedLine): ReviewedLine => ({
    line,
    id: saved.id,
    merged: saved.merged ?? [],
  });

  const isReady = (saved: SavedLine) => {
    const line = checkedOf.get(saved.id);
    return line !== undefined && isFound(line);
  };
  const openLines = lines.filter((line) => !isReady(line));
  const foundLines = lines.filter(isReady);
  const pages = Math.max(
    1,
    Math.ceil(openLines.length / OPEN_PER_PAGE),
    Math.ceil(foundLines.length / FOUND_PER_PAGE),
  );
  const page = getPage(pages, wantedPage, 1);
  const cut = <Line>(all: Line[], size: number) => all.slice((page.page - 1) * size, page.page * size);

  const openOnPage = cut(openLines, OPEN_PER_PAGE);
  const withoutProduct = openOnPage.filter(({ productId }) => productId === undefined);
  const { lines: unsettled } = await checkLines(db, customerId, withoutProduct, false);
  const asked = await priceChoices(db, customerId, await offerSearched(db, unsettled));
  const askedOf = new Map(asked.map((line, index) => [withoutProduct[index]?.id, line]));
  const open = openOnPage.flatMap((saved) => {
    const line = checkedOf.get(saved.id) ?? askedOf.get(saved.id);
    return line === undefined ? [] : [toReviewed(saved, askFirst(line, saved))];
  });
  const found = cut(foundLines, FOUND_PER_PAGE).flatMap((saved) => {
    const line = checkedOf.get(saved.id);
    return line === undefined ? [] : [toReviewed(saved, line)];
  });
  const sum = { ...sumLines(checked), open: openLines.length };
  return { open, found, sum, page, standing };
}

/** A line whose part number has become known since it was checked is offered, not settled by itself. */
function askFirst(line: CheckedLine, saved: SavedLine): CheckedLine {
  const { product, quantity } = line;
  if (saved.productId !== undefined || product === undefined) return line;
  return {
    ...line,
    status: 'ambiguous',
    asks: 'product',
    product: undefined,
    choices: [{ product, quantity }],
    sentence: t`1 match. Is this it?`,
    orderable: 0,
    totalCents: 0,
  };
}

/** Lists all found lines of a list, to add them to the cart. */
export async function listFoundLines(db: Db, customerId: number | null | undefined, lines: SavedLine[]) {
  const settled = lines.filter(({ productId }) => productId !== undefined);
  const { lines: checked } = await checkLines(db, customerId, settled, false);
  return checked.flatMap((line, index) => {
    const id = settled[index]?.id;
    return id !== undefined && isFound(line)
      ? [{ id, productId: line.product.id, quantity: Number(line.quantity) }]
      : [];
  });
}
