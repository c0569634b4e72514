import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { paths } from '../../../paths';
import { insertMessage } from '../inbox/messages.server';
import { createStoreLink } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { nowIso } from '../../base/shared/clock';
import { createReadableNumber } from '../../base/shared/random.server';
import type { QuoteRequest } from './quote-handling.schema';
import { readList } from '../quick-order/list-text.rules';
import { findLinesProblem } from '../quick-order/quick-order-form.rules';
import type { CheckedLine } from '../quick-order/quick-order.rules';
import { resolveLines } from '../quick-order/resolve-lines.queries.server';
import { formatPartNumber } from '../../base/shared/part-number.rules';
import { inLanguage } from '~/i18n/language.server';
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
  const question = isUnclear ? t`How many?` : (quantityProblem ?? sentence);
  const line = t`“${text}”: ${question}`;
  const skus = choices
    .slice(0, 3)
    .map((choice) => (isUnclear ? `${choice.product.sku} x ${choice.quantity}` : choice.product.sku));
  if (product !== undefined) return line;
  const candidates = skus.join(t` or `);
  return skus.length === 0 ? t`${line} Or add it to your message.` : t`${line} Try ${candidates}.`;
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
    // A quote's mails are in English, whatever page causes them.
    await inLanguage('en', async () =>
      queueMail(trx, {
        eventKey: `quote:${quote.id}:requested`,
        to: request.email,
        subject: `Your quote request ${number}`,
        parts: [
          `Thanks, ${request.firstName}. We received your quote request ${number}.`,
          await formatQuoteLines(trx, quote.id),
          'We’ll email pricing within a few business hours.',
          { link: { label: 'View request', href: createStoreLink(paths.quoteStatus(request.accessKey)) } },
        ],
        isUnverified: customerId === null,
      }),
    );
    return { isNew: true };
  });
}

async function formatQuoteLines(trx: Trx, quoteId: number): Promise<string> {
  const lines = await trx
    .selectFrom('quote_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.quantity', 'p.name', 'p.sku', 'p.product_number as productNumber'])
    .where('l.quote_id', '=', quoteId)
    .orderBy('l.id')
    .execute();
  return lines.map((line) => `${line.quantity} x ${line.name} (${formatPartNumber(line)})`).join('\n');
}
