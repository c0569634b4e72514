import type { QuantityPrice } from '../../domain/goods/prices/price.rules';
import { formatUnit, type SalesUnit } from '../../domain/goods/catalog/unit.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { ProductUnit } from '../catalog/product-unit';
import { Trans } from '~/i18n/trans';

/** What more of a product would cost. */
export function NextPrice({ of, minQuantity, unitPriceCents }: QuantityPrice & { of: SalesUnit }) {
  const price = formatMoney(unitPriceCents);
  if (formatUnit(of) === '')
    return (
      <p className="small">
        <Trans>
          {price} each for {minQuantity} or more
        </Trans>
      </p>
    );
  return (
    <p className="small">
      <Trans>
        {minQuantity} or more: {price}
      </Trans>
      <ProductUnit {...of} />
    </p>
  );
}
