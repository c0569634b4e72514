import { formatMoney } from '../../domain/base/shared/money.rules';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';
import { getEffectivePrice, isSaleActive, type Pricing } from '../../domain/goods/catalog/product.rules';
import { EACH, type SalesUnit } from '../../domain/goods/catalog/unit.rules';
import { ProductUnit } from './product-unit';
import { t } from '~/i18n/text';

interface PriceProps extends Pricing, Partial<SalesUnit> {
  yourPrice?: YourPrice | undefined;
}

/** A price and the unit it is for; a sale or account price strikes the regular one through. */
export function Price({ unit = EACH.unit, packSize = EACH.packSize, ...props }: PriceProps) {
  return (
    <span className="price">
      <Amount {...props} />
      <ProductUnit unit={unit} packSize={packSize} />
    </span>
  );
}

function Amount(props: PriceProps) {
  const { yourPrice, priceCents } = props;
  // Without a price, a quote is the way to buy.
  if ((yourPrice?.unitPriceCents ?? getEffectivePrice(props)) === 0) return t`Request a quote`;
  if (yourPrice !== undefined)
    return (
      <>
        <span className="sr-only">{`${t`Your price`} `}</span>
        <b>{formatMoney(yourPrice.unitPriceCents)}</b> <span className="sr-only">{`${t`List price`} `}</span>
        <s>{formatMoney(priceCents)}</s> <span className="badge">{t`Your price`}</span>
      </>
    );
  if (!isSaleActive(props)) return <b>{formatMoney(getEffectivePrice(props))}</b>;
  return (
    <>
      <span className="sr-only">{`${t`Sale price`} `}</span>
      <b className="price__sale">{formatMoney(getEffectivePrice(props))}</b>{' '}
      <span className="sr-only">{`${t`Regular price`} `}</span>
      <s>{formatMoney(priceCents)}</s>
    </>
  );
}
