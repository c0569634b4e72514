import type { PriceOffer, QuantityPrice } from '../../domain/goods/prices/price.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface WhyThisPriceProps {
  /** The first one is charged. */
  offers: readonly PriceOffer[];
  name: string;
}

/** Explains a price: its rule, and the prices of the other rules. */
export function WhyThisPrice({ offers: [charged, ...others], name }: WhyThisPriceProps) {
  // The only price there is needs no explanation.
  if (charged === undefined || others.length === 0) return null;
  const { rule } = charged;
  const price = formatMoney(charged.unitPriceCents);
  return (
    <details className="why-price small">
      <summary>
        <Trans>
          Why this price?<span className="sr-only"> {name}</span>
        </Trans>
      </summary>
      <p>
        <Trans>
          {rule}: <strong>{price}</strong>. This is your best price.
        </Trans>
      </p>
      <ul>
        {others.map((other) => (
          <li key={other.rule}>{describeOffer(other)}</li>
        ))}
      </ul>
    </details>
  );
}

function describeOffer({ rule, unitPriceCents }: PriceOffer): string {
  const price = formatMoney(unitPriceCents);
  return t`${rule}: ${price}`;
}

/** What a unit costs from certain quantities on. */
export function QuantityPrices({ steps }: { steps: QuantityPrice[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="quantity-prices small">
      {steps.map(({ minQuantity, unitPriceCents }) => (
        <li key={minQuantity}>
          <span className="muted">{t`${minQuantity} or more`}</span>{' '}
          <strong>{formatMoney(unitPriceCents)}</strong>
        </li>
      ))}
    </ul>
  );
}
