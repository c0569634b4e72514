import { formatMoney } from '../../domain/base/shared/money.rules';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';
import { effectivePriceOf, saleApplies, type Pricing } from '../../domain/goods/catalog/product.rules';
import { content, markup, type Markup } from '../markup/markup';

interface PriceProps extends Pricing {
  yourPrice?: YourPrice | undefined;
}

/** A price; the regular one is struck through beside one that is on sale, or that the buyer has as an account. */
export function Price(props: PriceProps) {
  return <span className="price" {...content(priceOf(props))} />;
}

/** The same as text, for a card: the usual price, which stands alone, has no element around it. */
export function price(props: PriceProps): Markup {
  const inside = priceOf(props);
  return isAlone(props) ? inside : markup`<span class="price">${inside}</span>`;
}

function isAlone(props: PriceProps): boolean {
  return props.yourPrice === undefined && !saleApplies(props);
}

/** What is in the element of a price. */
function priceOf(props: PriceProps): Markup {
  const { yourPrice, priceCents } = props;
  if (yourPrice !== undefined)
    return markup`
      <span class="sr-only">Your price </span><b>${formatMoney(yourPrice.unitPriceCents)}</b>
      <span class="sr-only"> List price </span><s>${formatMoney(priceCents)}</s>${' '}
      <span class="badge">Your price</span>`;
  if (isAlone(props)) return markup`<b>${formatMoney(effectivePriceOf(props))}</b>`;
  return markup`
    <span class="sr-only">Sale price </span><b>${formatMoney(effectivePriceOf(props))}</b>
    <span class="sr-only"> Regular price </span><s>${formatMoney(priceCents)}</s>`;
}
