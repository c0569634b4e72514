import type { PriceOffer } from '../../domain/goods/prices/price.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';

interface WhyThisPriceProps {
  /** The first one is charged. */
  offers: readonly PriceOffer[];
  name: string;
}

/** Explains a price: its rule, and the prices of the other rules. */
export function WhyThisPrice({ offers: [charged, ...others], name }: WhyThisPriceProps) {
  // The only price there is needs no explanation.
  if (charged === undefined || others.length === 0) return null;
  return (
    <details className="why-price small">
      <summary>
        Why this price?<span className="sr-only"> {name}</span>
      </summary>
      <p>
        {charged.rule}: <strong>{formatMoney(charged.unitPriceCents)}</strong>. This is your best price.
      </p>
      <ul>
        {others.map(({ rule, unitPriceCents }) => (
          <li key={rule}>
            {rule}: {formatMoney(unitPriceCents)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The buyer's price breaks. */
export function QuantityPrices({
  byQuantity,
}: {
  byQuantity: { minQuantity: number; unitPriceCents: number }[];
}) {
  if (byQuantity.length === 0) return null;
  return (
    <table className="quantity-prices small">
      <caption>Your quantity pricing</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            From
          </th>
          <th scope="col" className="num">
            Each
          </th>
        </tr>
      </thead>
      <tbody>
        {byQuantity.map(({ minQuantity, unitPriceCents }) => (
          <tr key={minQuantity}>
            <th scope="row" className="num">
              {minQuantity}
            </th>
            <td className="num">{formatMoney(unitPriceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
