import { withZod } from '@remix-validated-form/with-zod';

import { getPriceField, PriceQuoteSchema } from '../../../domain/selling/quotes/quote-handling.schema';
import type { QuotedLine } from '../../../domain/selling/quotes/quoted-lines.queries.server';
import type { QuoteForStaff } from '../../../domain/selling/quotes/quotes.queries.server';
import { formatMoney, toDecimal } from '../../../domain/base/shared/money.rules';
import { paths } from '../../../paths';
import { LicenseBadge } from '../../catalog/license-note';
import { CheckboxField, TextareaField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import { TextLink } from '../links';
import { PartNumbers } from '../../catalog/part-numbers';

const priceValidator = withZod(PriceQuoteSchema);

interface QuotePricingProps {
  quote: QuoteForStaff;
  /** The suggested last day: the quote's own, or from the settings. */
  expiresOn: string;
}

/** Prices a quote, starting from its own prices or the current ones. */
export function QuotePricing({ quote, expiresOn }: QuotePricingProps) {
  const { lines } = quote;
  const isPriced = quote.pricedAt !== null;
  const prices = Object.fromEntries(
    lines.map((line) => [`l${line.id}`, toDecimal(line.unitPriceCents ?? line.todayPriceCents)]),
  );
  const labels = {
    ...Object.fromEntries(lines.map((line) => [getPriceField(line.id), `Price of ${line.name}`])),
    expiresOn: 'Valid through',
    note: 'Note to customer',
    isMeant: 'I’ve confirmed these prices',
  };
  return (
    <section className="panel stack">
      <h2>{isPriced ? 'Reprice' : 'Pricing'}</h2>
      <StoreForm
        id="price-quote"
        className="quote-form"
        validator={priceValidator}
        labels={labels}
        defaultValues={{ prices, expiresOn, note: quote.staffNote }}
      >
        <input type="hidden" name="intent" value="price" />
        <input type="hidden" name="expectedRevision" value={quote.revision} />
        <ul className="quote-prices">
          {lines.map((line) => (
            <li key={line.id}>
              <LineFacts line={line} />
              <TextField
                name={getPriceField(line.id)}
                label={`Unit price of ${line.sku}`}
                inputMode="decimal"
                autoComplete="off"
              />
            </li>
          ))}
        </ul>
        <div className="quote-form__rest">
          <TextField name="expiresOn" label="Valid through" autoComplete="off" hint="YYYY-MM-DD" />
          <TextareaField
            name="note"
            label="Note to customer"
            rows={3}
            optional
            hint="Lead time, terms, substitutions"
          />
          <CheckboxField
            name="isMeant"
            label="I’ve confirmed these prices"
            hint="Required if a price goes up, or drops by more than half."
          />
        </div>
        <SubmitButton name={isPriced ? 'Send new prices' : 'Send quote'} />
      </StoreForm>
    </section>
  );
}

/** The requested lines, for staff who can't price them. */
export function QuotedLines({ quote }: { quote: QuoteForStaff }) {
  return (
    <section className="panel stack">
      <h2>Items</h2>
      <ul className="quote-prices">
        {quote.lines.map((line) => (
          <li key={line.id}>
            <LineFacts line={line} />
            {line.unitPriceCents !== null && <span>{formatMoney(line.unitPriceCents)} each</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineFacts({ line }: { line: QuotedLine }) {
  const isShort = line.stockQuantity < line.quantity;
  return (
    <div>
      <p>
        <strong>{line.quantity} x</strong> <TextLink to={paths.product(line.slug)}>{line.name}</TextLink>{' '}
        <PartNumbers of={line} /> {line.isRestricted && <LicenseBadge />}
      </p>
      <p className="small muted">
        {line.todayPriceRule}, {formatMoney(line.todayPriceCents)} · {line.stockQuantity} on hand{' '}
        {!line.isActive ? (
          <span className="badge badge--bad">Not for sale</span>
        ) : (
          isShort && <span className="badge badge--warn">{line.quantity - line.stockQuantity} short</span>
        )}
      </p>
    </div>
  );
}
