import type { Db } from '../../../../db/schema';
import { readList } from '../quick-order/quick-order-lines.rules';
import { findLinesProblem } from '../quick-order/quick-order-form.rules';
import type { CheckedLine } from '../quick-order/quick-order.rules';
import { resolveLines } from '../quick-order/resolve-lines.queries.server';

export interface QuoteLine {
  productId: number;
  quantity: number;
}

const MAX_PROBLEMS = 5;

/** Resolves typed lines for a quote, or returns their problems. Stock doesn't matter. */
export async function readQuoteLines(db: Db, text: string) {
  const typed = readList(text);
  const tooMany = findLinesProblem(typed);
  if (tooMany !== undefined) return { lines: undefined, problem: tooMany };
  const lines: QuoteLine[] = [];
  const problems: string[] = [];
  for (const line of await resolveLines(db, typed)) {
    const { product, status } = line;
    if (product === undefined || status === 'bad-quantity') problems.push(describeProblem(line));
    else lines.push({ productId: product.id, quantity: Number(line.quantity) });
  }
  if (problems.length === 0) return { lines, problem: undefined };
  const more = problems.length - MAX_PROBLEMS;
  const shown = problems.slice(0, MAX_PROBLEMS).join(' ');
  return { lines: undefined, problem: more > 0 ? `${shown} And ${more} lines more.` : shown };
}

/** Describes a line's problem with its candidate numbers, because here they are typed, not chosen. */
function describeProblem({ typed, sentence = '', product, choices }: CheckedLine): string {
  const line = `“${typed.text.slice(0, 60)}”: ${sentence}`;
  const skus = choices.slice(0, 3).map((choice) => choice.product.sku);
  if (product !== undefined) return line;
  return skus.length === 0
    ? `${line} Or write it into the message.`
    : `${line} Write ${skus.join(' or ')} in its place.`;
}
