import { formatUnit } from '../../domain/goods/catalog/unit.rules';
import type { ListReview, ReviewedLine } from '../../domain/selling/quick-order/review-list.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { PartNumbers } from '../catalog/part-numbers';
import { StockBadge } from '../catalog/product-badges';
import { ProductPicture } from '../catalog/product-picture';
import { NextPrice } from '../prices/next-price';
import { QuantityField, RemoveButton } from './line-fields';
import { MergedNote } from './merged-note';
import { t } from '~/i18n/text';
import { Plural, Trans } from '~/i18n/trans';

interface FoundLinesProps {
  lines: ReviewedLine[];
  sum: ListReview['sum'];
}

/** The lines that are ready to be added to the cart. */
export function FoundLines({ lines, sum: { found, units, totalCents } }: FoundLinesProps) {
  return (
    <table className="table table--cards found-lines" aria-labelledby="found-lines">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Product</Trans>
          </th>
          <th scope="col">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Price</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Total</Trans>
          </th>
          <th scope="col">
            <span className="sr-only">
              <Trans>Remove</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <FoundLine key={one.id} {...one} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td data-label={t`Units`}>
            <Plural value={units} one="# unit" other="# units" />
            {lines.length < found && (
              <>
                {' '}
                <Plural value={found} one="of # product" other="of # products" />
              </>
            )}
          </td>
          <td />
          <td className="num" data-label={t`Total`}>
            <strong>{formatMoney(totalCents)}</strong>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function FoundLine(reviewed: ReviewedLine) {
  const { line, id } = reviewed;
  const { product } = line;
  if (product === undefined) return null;
  const unit = formatUnit(product);
  return (
    <tr>
      <th scope="row">
        <input type="hidden" name={`found-${id}`} value="1" />
        <ProductPicture src={product.image} alt="" sizes="4rem" loading="lazy" />
        {product.name} <PartNumbers of={product} />
        {unit !== '' && <span className="small muted block">{unit}</span>}
        <StockBadge {...product} withQuantity />
        {product.nextPrice !== undefined && <NextPrice of={product} {...product.nextPrice} />}
        <FoundNote {...reviewed} />
      </th>
      <td data-label={t`Quantity`}>
        <QuantityField {...reviewed} />
      </td>
      <td className="num" data-label={t`Price`}>
        {formatMoney(product.unitPriceCents)}
      </td>
      <td className="num" data-label={t`Total`}>
        {formatMoney(line.totalCents)}
      </td>
      <td className="found-lines__remove">
        <RemoveButton {...reviewed} />
      </td>
    </tr>
  );
}

function toPlain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function FoundNote({ line, merged }: ReviewedLine) {
  const { text } = line.typed;
  const numbers = [line.part, line.product?.productNumber ?? ''].map(toPlain).filter((one) => one !== '');
  const isSaid = numbers.some((number) => toPlain(text).includes(number));
  if (merged.length > 0) return <MergedNote quantities={merged} />;
  return isSaid ? null : <span className="small muted block">{t`You entered “${text}”.`}</span>;
}
