import type { ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { Trans } from '~/i18n/trans';

/** The manufacturer's number, by which buyers order, then our SKU if it differs. */
export function PartNumbers({ of: { productNumber, sku } }: { of: ProductNumbers }) {
  const number = productNumber || sku;
  return (
    <>
      <span className="part-number">{number}</span>
      {number !== sku && (
        <span className="muted">
          {' '}
          <Trans>
            SKU <span className="part-number">{sku}</span>
          </Trans>
        </span>
      )}
    </>
  );
}
