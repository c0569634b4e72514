import { formatMoney } from '../../domain/shared/money.rules';
import type { YourPrice } from '../../domain/prices/price.rules';
import { effectivePriceOf, saleApplies, type Pricing } from '../../domain/catalogue/product.rules';

interface PriceProps extends Pricing {
  yourPrice?: YourPrice | undefined;
}

/** A price; the regular one is struck through beside one that is on sale, or that the buyer has as an account. */
export function Price(props: PriceProps) {
  const { yourPrice, priceCents } = props;
  if (yourPrice !== undefined)
    return (
      <span className="price">
        <span className="sr-only">Your price </span>
        <span className="price__now">{formatMoney(yourPrice.unitPriceCents)}</span>
        <span className="sr-only"> List price </span>
        <s className="price__was">{formatMoney(priceCents)}</s> <span className="badge">Your price</span>
      </span>
    );
  return (
    <span className="price">
      {saleApplies(props) && <span className="sr-only">Sale price </span>}
      <span className="price__now">{formatMoney(effectivePriceOf(props))}</span>
      {saleApplies(props) && (
        <>
          <span className="sr-only"> Regular price </span>
          <s className="price__was">{formatMoney(props.priceCents)}</s>
        </>
      )}
    </span>
  );
}
