import type { PriceOffer } from '../../domain/goods/prices/price.rules';
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

interface QuantityPricesProps {
  /** The price of one. */
  firstCents: number;
  byQuantity: { minQuantity: number; unitPriceCents: number }[];
}

/** The buyer's price breaks, from the price of one. */
export function QuantityPrices({ firstCents, byQuantity }: QuantityPricesProps) {
  if (byQuantity.length === 0) return null;
  const steps = [{ minQuantity: 1, unitPriceCents: firstCents }, ...byQuantity];
  return (
    <table className="quantity-prices small">
      <caption>
        <Trans>Your quantity pricing</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Price</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ minQuantity, unitPriceCents }) => (
          <tr key={minQuantity}>
            <th scope="row" className="num">
              {minQuantity}+
            </th>
            <td className="num">{formatMoney(unitPriceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
