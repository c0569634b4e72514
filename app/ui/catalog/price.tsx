import { formatMoney } from '../../domain/base/shared/money.rules';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';
import { getEffectivePrice, isSaleActive, type Pricing } from '../../domain/goods/catalog/product.rules';

interface PriceProps extends Pricing {
  yourPrice?: YourPrice | undefined;
}

/** A price; a sale or account price strikes the regular one through. Without a price, a quote is the way to buy. */
export function Price(props: PriceProps) {
  const { yourPrice, priceCents } = props;
  if ((yourPrice?.unitPriceCents ?? getEffectivePrice(props)) === 0)
    return <span className="price">Request a quote</span>;
  if (yourPrice !== undefined)
    return (
      <span className="price">
        <span className="sr-only">Your price </span>
        <b>{formatMoney(yourPrice.unitPriceCents)}</b>
        <span className="sr-only"> List price </span>
        <s>{formatMoney(priceCents)}</s> <span className="badge">Your price</span>
      </span>
    );
  if (!isSaleActive(props))
    return (
      <span className="price">
        <b>{formatMoney(getEffectivePrice(props))}</b>
      </span>
    );
  return (
    <span className="price">
      <span className="sr-only">Sale price </span>
      <b>{formatMoney(getEffectivePrice(props))}</b>
      <span className="sr-only"> Regular price </span>
      <s>{formatMoney(priceCents)}</s>
    </span>
  );
}
