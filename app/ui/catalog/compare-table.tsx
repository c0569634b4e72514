import { Link } from '@remix-run/react';

import type { ComparedProduct } from '../../domain/goods/catalog/compare.queries.server';
import { compareAttributes } from '../../domain/goods/catalog/compare.rules';
import { formatUnit, UNIT_LABELS } from '../../domain/goods/catalog/unit.rules';
import { paths } from '../../paths';
import { AddToCart, AddToCartForm } from '../cart/add-to-cart';
import { Icon } from '../icon/icon';
import { ScrollRegion } from '../scroll-region';
import { Price } from './price';
import { Rating, StockBadge } from './product-badges';
import { ProductPicture } from './product-picture';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';
import { useCatalogText } from './catalog-texts';

interface CompareTableProps {
  products: ComparedProduct[];
  differencesOnly: boolean;
}

/** Products side by side, with differing rows marked. `differencesOnly` hides the others. */
export function CompareTable({ products, differencesOnly }: CompareTableProps) {
  const say = useCatalogText();
  const own = [
    { name: t`Brand`, values: products.map(({ brand }) => brand) },
    { name: t`Type`, values: products.map(({ type }) => say(type)) },
    { name: t`Part number`, values: products.map(({ productNumber }) => productNumber) },
    {
      name: t`Sold by`,
      values: products.map((product) => formatUnit(product) || UNIT_LABELS()[product.unit]),
    },
  ].map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  const rows = [
    ...own,
    ...compareAttributes(products).map(({ name, values, differs }) => ({
      name: say(name),
      values: values.map(say),
      differs,
    })),
  ].filter(({ differs }) => differs || !differencesOnly);
  const without = (id: number) =>
    paths.compare({
      product: products.filter((one) => one.id !== id).map((one) => String(one.id)),
      differences: differencesOnly,
    });
  const isMixed = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return (
    <>
      {isMixed && (
        <p className="compare-legend small muted" aria-hidden="true">
          <Trans>Shaded rows differ</Trans>
        </p>
      )}
      <ScrollRegion name={t`Comparison`} className="compare-table-box">
        <table className={`compare-table compare-table--${products.length}`}>
          <colgroup>
            <col />
            {products.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th scope="col" key={product.id}>
                  <div className="compare-table__head">
                    <ProductPicture src={product.image} alt="" sizes="18rem" />
                    <Link to={paths.product(product.slug)} discover="none" lang={product.nameLanguage}>
                      {product.name}
                    </Link>
                    <Price {...product} />
                    <StockBadge {...product} withQuantity />
                    <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />
                    <AddToCartForm>
                      <AddToCart product={product} />
                    </AddToCartForm>
                    <Link to={without(product.id)} className="btn btn--wide" replace preventScrollReset>
                      <Icon name="x" />
                      <RemovalName name={product.name} />
                    </Link>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, differs }) => (
              <tr key={name} className={differs ? 'compare-table__differs' : undefined}>
                <th scope="row">
                  <span className="compare-table__name">
                    {name}
                    {differs && <span className="sr-only">{` ${t`(differs)`}`}</span>}
                  </span>
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.id}>
                    {value === '' ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">
                          <Trans>not specified</Trans>
                        </span>
                      </>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function RemovalName({ name }: { name: string }) {
  return (
    <Trans>
      Remove<span className="sr-only"> {name} from the comparison</span>
    </Trans>
  );
}
