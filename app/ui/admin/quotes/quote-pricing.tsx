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
    expiresOn: 'Prices hold through',
    note: 'Note to the buyer',
    isMeant: 'The prices are meant as they are',
  };
  return (
    <section className="panel stack">
      <h2>{isPriced ? 'Price it again' : 'Price it'}</h2>
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
                label={`Price of one ${line.sku}`}
                inputMode="decimal"
                autoComplete="off"
              />
            </li>
          ))}
        </ul>
        <div className="quote-form__rest">
          <TextField
            name="expiresOn"
            label="Prices hold through"
            autoComplete="off"
            hint="The last day, such as 2027-03-31."
          />
          <TextareaField
            name="note"
            label="Note to the buyer"
            rows={3}
            optional
            hint="Delivery, terms, what differs."
          />
          <CheckboxField
            name="isMeant"
            label="The prices are meant as they are"
            hint="Needed where one is more than today's price, or less than half of it."
          />
        </div>
        <SubmitButton name={isPriced ? 'Send the new prices' : 'Send the quote'} />
      </StoreForm>
    </section>
  );
}

/** The requested lines, for staff who can't price them. */
export function QuotedLines({ quote }: { quote: QuoteForStaff }) {
  return (
    <section className="panel stack">
      <h2>Lines</h2>
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
        <span className="part-number muted">{line.sku}</span> {line.isRestricted && <LicenseBadge />}
      </p>
      <p className="small muted">
        {line.todayPriceRule}, {formatMoney(line.todayPriceCents)} · {line.stockQuantity} in stock{' '}
        {!line.isActive ? (
          <span className="badge badge--bad">Not for sale</span>
        ) : (
          isShort && <span className="badge badge--warn">{line.quantity - line.stockQuantity} short</span>
        )}
      </p>
    </div>
  );
}
