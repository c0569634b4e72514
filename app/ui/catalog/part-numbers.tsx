import { isSameNumber, type ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { t } from '~/i18n/text';

/** The manufacturer's number, by which buyers order, then our SKU if it differs; on a line of their own. */
export function PartNumbers({ of: { productNumber, sku } }: { of: ProductNumbers }) {
  const numbers = [
    [t`Part no.`, productNumber],
    [t`SKU`, isSameNumber(productNumber, sku) ? '' : sku],
  ].filter(([, number]) => number !== '');
  return (
    <span className="part-numbers">
      {numbers.map(([label, number]) => (
        <span key={label}>
          {`${label} `}
          <span className="part-number">{number}</span>{' '}
        </span>
      ))}
    </span>
  );
}
