import type { PriceOffer } from '../../domain/prices/price.rules';
import { formatMoney } from '../../domain/shared/money.rules';

/** Names the rule that a price came by, and what the others would have given. The first is the one that is charged. */
export function WhyThisPrice({ offers, name }: { offers: readonly PriceOffer[]; name: string }) {
  const [charged, ...others] = offers;
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
            <li key={`${rule} ${unitPriceCents}`}>
              {rule}: {formatMoney(unitPriceCents)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
