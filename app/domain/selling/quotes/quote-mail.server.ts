import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
import { createStoreLink, type MailPart } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { formatPartNumber } from '../../base/shared/part-number.rules';
import { formatDay, getStoreDay } from '../../base/shared/store-day.rules';
import { findQuote, type Quote } from './quotes.queries.server';
import { readQuoteTotals } from './quote-totals.queries.server';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';

/** Quote mail, queued in the transaction of its cause, one per event. */

/** Formats the last day of an expiry timestamp. */
function formatLastDay(expiresAt: string): string {
  return formatDay(getStoreDay(new Date(Date.parse(expiresAt) - 1)));
}

/** Confirms a request. A guest may have typed another's address. */
export async function queueRequestedMail(trx: Trx, quoteId: number): Promise<void> {
  await queueQuoteMail(trx, quoteId, ({ number, firstName, lines, customerId }) => ({
    event: 'requested',
    subject: t`Your quote request ${number}`,
    parts: [
      t`Thanks, ${firstName}. We received your quote request ${number}.`,
      lines.map((line) => `${line.quantity} x ${line.name} (${formatPartNumber(line)})`).join('\n'),
      t`We’ll email pricing within a few business hours.`,
    ],
    label: t`View request`,
    isUnverified: customerId === null,
  }));
}

/** Mails the prices of a quote, once per revision. */
export async function queuePricedMail(trx: Trx, quoteId: number): Promise<void> {
  await queueQuoteMail(trx, quoteId, async (quote) => {
    const { number, firstName, staffNote } = quote;
    const totals = await readQuoteTotals(trx, quote);
    const day = formatLastDay(quote.expiresAt ?? '');
    return {
      event: `priced:${quote.revision}`,
      subject: t`Your quote ${number} is ready`,
      parts: [
        t`${firstName}, here are your prices, valid through ${day}.`,
        {
          lines: quote.lines.map(({ name, productNumber, sku, quantity, unitPriceCents }) => ({
            name,
            productNumber,
            sku,
            quantity,
            cents: (unitPriceCents ?? 0) * quantity,
          })),
          totals: [
            [t`Subtotal`, totals.subtotalCents],
            [t`Shipping`, totals.shippingCents],
            [t`Tax`, totals.taxCents],
            [t`Total (US$)`, totals.totalCents],
          ],
        },
        ...(staffNote === '' ? [] : [{ written: staffNote }]),
      ],
      label: t`View quote`,
    };
  });
}

/** Mails that a request can't be quoted, with the reason. */
export async function queueDeclinedMail(trx: Trx, quoteId: number): Promise<void> {
  await queueQuoteMail(trx, quoteId, ({ number, firstName, declineReason: reason }) => ({
    event: 'declined',
    subject: t`Your quote request ${number}`,
    parts: [t`${firstName}, we can’t quote this request.`, t`Reason: ${reason}`],
    label: t`View quote`,
  }));
}

interface QuoteMail {
  event: string;
  subject: string;
  parts: MailPart[];
  /** The label of the link to the quote. */
  label: string;
  isUnverified?: boolean;
}

/** Reads a quote and queues a mail about it, both in the quote's language, even if staff cause it. */
async function queueQuoteMail(
  trx: Trx,
  quoteId: number,
  compose: (quote: Quote) => QuoteMail | Promise<QuoteMail>,
): Promise<void> {
  const { language } = await trx
    .selectFrom('quotes')
    .select('language')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  await inLanguage(language, async () => {
    const quote = await findQuote(trx, quoteId);
    if (quote === undefined) throw new Error(`Quote ${quoteId} is missing.`);
    const { event, label, parts, ...mail } = await compose(quote);
    const link = { label, href: createStoreLink(paths.quoteStatus(quote.accessKey)) };
    await queueMail(trx, {
      eventKey: `quote:${quoteId}:${event}`,
      to: quote.email,
      parts: [...parts, { link }],
      ...mail,
    });
  });
}
