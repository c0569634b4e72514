import { formatUnit, type SalesUnit } from '../../domain/goods/catalog/unit.rules';

/** How a product is sold: 'Box of 250'. Nothing for a product sold by the each. */
export function ProductUnit(product: SalesUnit) {
  const unit = formatUnit(product);
  return unit === '' ? null : <span className="small muted"> {unit}</span>;
}
