import { Link } from '@remix-run/react';

import type { ComparedProduct } from '../../domain/goods/catalog/compare.queries.server';
import { compareAttributes, MAX_COMPARED } from '../../domain/goods/catalog/compare.rules';
import { vehicleName, type Fit, type VehicleFits } from '../../domain/goods/fitment/vehicle.rules';
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
  /** The fits of the visitor's vehicle. */
  fits: VehicleFits | null;
  differencesOnly: boolean;
}

/** Products side by side, with differing rows marked. `differencesOnly` hides the others. */
export function CompareTable({ products, fits, differencesOnly }: CompareTableProps) {
  const translate = useCatalogText();
  const fitOf = ({ id }: ComparedProduct) => fits?.byProduct[id];
  const hasFits = products.some((product) => fitOf(product) !== undefined);
  const vehicle = fits === null ? '' : vehicleName(fits.vehicle);
  const own = [
    ...(fits !== null && hasFits
      ? [{ name: t`Fits ${vehicle}`, values: products.map((product) => nameFit(fitOf(product))) }]
      : []),
    { name: t`Brand`, values: products.map(({ brand }) => brand) },
    { name: t`Type`, values: products.map(({ type }) => translate(type)) },
    { name: t`Part number`, values: products.map(({ productNumber }) => productNumber) },
    {
      name: t`Sold by`,
      values: products.map((product) => formatUnit(product) || UNIT_LABELS()[product.unit]),
    },
  ].map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  const rows = [
    ...own,
    ...compareAttributes(products).map(({ name, values, differs }) => ({
      name: translate(name),
      values: values.map(translate),
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
          <Trans>Differences are shaded</Trans>
        </p>
      )}
      <div className={`compare compare--${products.length}`}>
        <ScrollRegion name={t`Comparison`} className="compare-table-box">
          <table className="compare-table">
            <colgroup>
              <col />
              {products.map(({ id }) => (
                <col key={id} />
              ))}
            </colgroup>
            <thead>
              <tr className="compare-table__names">
                <td />
                {products.map(({ id, slug, name, nameLanguage }) => (
                  <th scope="col" key={id}>
                    <Link to={paths.product(slug)} discover="none" lang={nameLanguage}>
                      {name}
                    </Link>
                  </th>
                ))}
              </tr>
              <tr>
                <td />
                {products.map(({ id, image }) => (
                  <td key={id}>
                    <ProductPicture src={image} alt="" sizes="9rem" />
                  </td>
                ))}
              </tr>
              <tr>
                <td />
                {products.map((product) => (
                  <td key={product.id}>
                    <div className="compare-table__offer">
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
                  </td>
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
        {products.length === MAX_COMPARED && <StickyNames products={products} />}
      </div>
    </>
  );
}

function nameFit(fit: Fit | undefined): string {
  if (fit === undefined) return '';
  return { fits: t`Confirmed`, 'not-listed': t`Not listed`, 'not-confirmed': t`Not confirmed` }[fit];
}

/** The names again, for a table that scrolls sideways: its own can't stay at the top of the window. */
function StickyNames({ products }: Pick<CompareTableProps, 'products'>) {
  return (
    <div className="compare-names" aria-hidden="true">
      <div>
        {products.map(({ id, slug, name }) => (
          <Link key={id} to={paths.product(slug)} discover="none" tabIndex={-1}>
            {name}
          </Link>
        ))}
      </div>
    </div>
  );
}

function RemovalName({ name }: { name: string }) {
  return (
    <Trans>
      Remove<span className="sr-only"> {name} from the comparison</span>
    </Trans>
  );
}
