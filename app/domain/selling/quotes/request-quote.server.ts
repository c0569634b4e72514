import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { insertMessage } from '../inbox/messages.server';
import { nowIso } from '../../base/shared/clock';
import { createReadableNumber } from '../../base/shared/random.server';
import type { QuoteRequest } from './quote-handling.schema';
import { queueRequestedMail } from './quote-mail.server';
import { readList } from '../quick-order/list-text.rules';
import { findLinesProblem } from '../quick-order/quick-order-form.rules';
import type { CheckedLine } from '../quick-order/quick-order.rules';
import { resolveLines } from '../quick-order/resolve-lines.queries.server';
import { getLanguage } from '~/i18n/language';
import { plural, t } from '~/i18n/text';

interface QuoteLine {
  productId: number;
  quantity: number;
}

const MAX_PROBLEMS = 5;
const MAX_QUOTE_LINES = 200;

/** Resolves typed lines for a quote, or returns their problems. Stock doesn't matter. */
export async function readQuoteLines(db: Db, text: string) {
  const typed = readList(text);
  const tooMany = findLinesProblem(typed.length, MAX_QUOTE_LINES);
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
  return { lines: undefined, problem: more > 0 ? `${shown} ${sayMore(more)}` : shown };
}

function sayMore(lines: number): string {
  return plural(lines, { one: 'And # more line.', other: 'And # more lines.' });
}

/** Describes a line's problem with its candidate numbers, because here they are typed, not chosen. */
function describeProblem(checked: CheckedLine): string {
  const { typed, sentence = '', quantityProblem, product, choices, asks } = checked;
  const isUnclear = asks === 'quantity' && choices.length > 0;
  const text = typed.text.slice(0, 60);
  const unknown =
    choices.length === 0
      ? t`Part number not found. Correct it, or describe the item in your message.`
      : sentence;
  const question = isUnclear
    ? t`How many?`
    : (quantityProblem ?? (product === undefined ? unknown : sentence));
  const line = t`“${text}”: ${question}`;
  const skus = choices
    .slice(0, 3)
    .map((choice) => (isUnclear ? `${choice.product.sku} x ${choice.quantity}` : choice.product.sku));
  if (product !== undefined || skus.length === 0) return line;
  const candidates = skus.join(t` or `);
  return t`${line} Try ${candidates}.`;
}

/**
 * Records a quote request and queues its confirmation mail. Idempotent per form.
 *
 * @param customerId the signed-in account, if any.
 */
export async function requestQuote(
  db: Db,
  request: Omit<QuoteRequest, 'lines'>,
  lines: QuoteLine[],
  customerId: number | null = null,
): Promise<{ isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    const number = createReadableNumber('KQ');
    const quote = await trx
      .insertInto('quotes')
      .values({
        number,
        access_key: request.accessKey,
        customer_id: customerId,
        first_name: request.firstName,
        last_name: request.lastName,
        email: request.email,
        phone: request.phone,
        company: request.company,
        message: request.message,
        language: getLanguage(),
        status: 'requested',
        created_at: nowIso(),
        updated_at: nowIso(),
      })
      .onConflict((conflict) => conflict.column('access_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (quote === undefined) return { isNew: false };
    await trx
      .insertInto('quote_lines')
      .values(
        lines.map(({ productId, quantity }) => ({
          quote_id: quote.id,
          product_id: productId,
          quantity,
          unit_price_cents: null,
        })),
      )
      .execute();
    await insertMessage(trx, {
      ...request,
      kind: 'quote',
      quoteId: quote.id,
      subject: `Quote request ${number}`,
    });
    await queueRequestedMail(trx, quote.id);
    return { isNew: true };
  });
}
