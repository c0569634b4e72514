import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
import { createStoreLink, type MailPart } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { STORE_TIME_ZONE } from '../../base/shared/store-day.rules';
import type { Quote } from './quotes.queries.server';
import { readQuoteTotals } from './quote-totals.queries.server';

/** Quote mail, queued in the transaction of its cause, one per event. */

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: STORE_TIME_ZONE });

/** Formats the last day of an expiry timestamp. */
function formatLastDay(expiresAt: string): string {
  return dayFormat.format(new Date(Date.parse(expiresAt) - 1));
}

export async function queuePricedMail(trx: Trx, quote: Quote): Promise<void> {
  const totals = await readQuoteTotals(trx, quote);
  await queueMail(trx, {
    eventKey: `quote:${quote.id}:priced:${quote.revision}`,
    to: quote.email,
    subject: `Your quote ${quote.number} is ready`,
    parts: [
      `${quote.firstName}, here are your prices, valid through ${formatLastDay(quote.expiresAt ?? '')}.`,
      {
        lines: quote.lines.map(({ name, productNumber, sku, quantity, unitPriceCents }) => ({
          name,
          productNumber,
          sku,
          quantity,
          cents: (unitPriceCents ?? 0) * quantity,
        })),
        totals: [
          ['Subtotal', totals.subtotalCents],
          ['Shipping', totals.shippingCents],
          ['Tax', totals.taxCents],
          ['Total', totals.totalCents],
        ],
      },
      ...(quote.staffNote === '' ? [] : [{ written: quote.staffNote }]),
      createQuoteLink(quote, 'View quote'),
    ],
  });
}

export async function queueDeclinedMail(trx: Trx, quote: Quote): Promise<void> {
  await queueMail(trx, {
    eventKey: `quote:${quote.id}:declined`,
    to: quote.email,
    subject: `Your quote request ${quote.number}`,
    parts: [
      `${quote.firstName}, we can’t quote this request.`,
      `Reason: ${quote.declineReason}`,
      createQuoteLink(quote, 'View quote'),
    ],
  });
}

function createQuoteLink({ accessKey }: { accessKey: string }, label: string): MailPart {
  return { link: { label, href: createStoreLink(paths.quoteStatus(accessKey)) } };
}
