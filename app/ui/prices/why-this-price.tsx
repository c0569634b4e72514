import type { PriceOffer } from '../../domain/goods/prices/price.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';

interface WhyThisPriceProps {
  /** The first is the one that is charged. */
  offers: readonly PriceOffer[];
  /** Of the product. */
  name: string;
}

/** Names the rule that a price came by, and what the others would have given. */
export function WhyThisPrice({ offers: [charged, ...others], name }: WhyThisPriceProps) {
  if (charged === undefined) return null;
  return (
    <details className="why-price small">
      <summary>
        Why this price?<span className="sr-only"> {name}</span>
      </summary>
      <p>
        {charged.rule}: <strong>{formatMoney(charged.unitPriceCents)}</strong>
        {others.length > 0 && ', the lowest that you may have.'}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ rule, unitPriceCents }) => (
            <li key={rule}>
              {rule}: {formatMoney(unitPriceCents)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
