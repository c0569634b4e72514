import { formatMoney } from '../../domain/shared/money.rules';
import { effectivePriceOf, saleApplies } from '../../domain/catalogue/product.rules';

/** A price; on sale the regular one is struck through beside it. */
export function Price(props: { priceCents: number; salePriceCents: number | null; isOnSale: boolean }) {
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
