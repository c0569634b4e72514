import type { PriceOffer } from '../../domain/goods/prices/price.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { content, markup, type Markup } from '../markup/markup';

interface WhyThisPriceProps {
  /** The first is the one that is charged. */
  offers: readonly PriceOffer[];
  /** Of the product. */
  name: string;
}

/** Names the rule that a price came by, and what the others would have given. */
export function WhyThisPrice({ offers, name }: WhyThisPriceProps) {
  if (offers.length === 0) return null;
  return <details className="why-price small" {...content(reasons({ offers, name }))} />;
}

/** The same as text. */
export function whyThisPrice({ offers, name }: WhyThisPriceProps): Markup {
  if (offers.length === 0) return markup``;
  return markup`<details class="why-price small">${reasons({ offers, name })}</details>`;
}

function reasons({ offers: [charged, ...others], name }: WhyThisPriceProps): Markup {
  const priced = ({ rule, unitPriceCents }: PriceOffer) =>
    markup`<li>${rule}: ${formatMoney(unitPriceCents)}</li>`;
  return markup`
    <summary>Why this price?<span class="sr-only"> ${name}</span></summary>
    ${
      charged !== undefined &&
      markup`
        <p>
          ${charged.rule}: <strong>${formatMoney(charged.unitPriceCents)}</strong>
          ${others.length > 0 && ', the lowest that you may have.'}
        </p>`
    }
    ${others.length > 0 && markup`<ul>${others.map(priced)}</ul>`}`;
}
