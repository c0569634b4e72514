import { Link } from '@remix-run/react';

import type { ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import { paths } from '../../paths';
import { AddToCart } from '../cart/add-to-cart';
import type { ComparePicks } from './compare-picks';
import { Price } from './price';
import { ProductBadges, StockBadge } from './product-badges';
import { DetailsLink, ProductFacts, ProductPicks } from './product-facts';
import { getLiveFilterData } from './live-filter-data';
import { ProductPicture } from './product-picture';
import { keepHyphenated, keepMeasures } from './keep-hyphenated';
import { Trans } from '~/i18n/trans';
import { useCatalogText } from './catalog-texts';

interface ProductTableProps {
  products: ListedProduct[];
  /** Names of the compared specifications. One that most products lack has no column. */
  columns: string[];
  picks: ComparePicks;
}

/** Products of one kind as a table, to compare their specifications. */
export function ProductTable({ products, columns, picks }: ProductTableProps) {
  const translate = useCatalogText();
  const filled = columns.filter(
    (name) => products.filter(hasSpecification(name)).length * 2 >= products.length,
  );
  return (
    <div className="product-table-box">
      <table className="product-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Product</Trans>
            </th>
            {filled.map((name) => (
              <th scope="col" key={name}>
                {translate(name)}
              </th>
            ))}
            <th scope="col">
              <Trans>Price and stock</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <TableRow key={product.id} product={product} columns={filled} picks={picks} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hasSpecification(name: string) {
  return ({ specifications = [] }: ListedProduct) => specifications.some((one) => one.name === name);
}

/** A word this long may break; others keep their column wide enough. */
const LONG_WORD = /\S{24}/;

/** Measures such as 2-3/4" and 4-1/2" x 4-1/2" would break at their hyphens. */
const MEASURE = /^(?=.*\d-\d)(?:.{1,7}|.{1,8} x .{1,8})$/;

function getCellClass(value: string | undefined): string | undefined {
  if (value === undefined) return 'product-table__none';
  if (MEASURE.test(value)) return 'product-table__measure';
  return LONG_WORD.test(value) ? 'product-table__long' : undefined;
}

function TableRow({
  product,
  columns,
  picks,
}: {
  product: ListedProduct;
  columns: string[];
  picks: ComparePicks;
}) {
  const to = paths.product(product.slug);
  const translate = useCatalogText();
  return (
    <tr {...getLiveFilterData(product)}>
      <th scope="row">
        <div className="product-table__product">
          <Link
            to={to}
            prefetch="intent"
            discover="none"
            className="product-table__picture"
            tabIndex={-1}
            aria-hidden="true"
          >
            <ProductPicture src={product.image} alt="" sizes="8rem" loading="lazy" decoding="async" />
          </Link>
          <div className="product-table__text">
            <Link
              to={to}
              prefetch="intent"
              discover="none"
              className="product-table__name"
              lang={product.nameLanguage}
            >
              {keepHyphenated(product.name)}
            </Link>
            <ProductFacts product={product} />
          </div>
          <div className="product-table__more">
            <ProductBadges product={product} />
            <ProductPicks product={product} picks={picks}>
              <DetailsLink product={product} />
            </ProductPicks>
          </div>
        </div>
      </th>
      {columns.map((name) => {
        const english = product.specifications?.find((one) => one.name === name)?.value;
        const value = english === undefined ? undefined : translate(english);
        return (
          <td key={name} data-label={translate(name)} className={getCellClass(value)}>
            {value === undefined ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr-only">
                  <Trans>not specified</Trans>
                </span>
              </>
            ) : (
              keepMeasures(value)
            )}
          </td>
        );
      })}
      <td>
        <div className="product-table__offer">
          <Price {...product} /> <StockBadge {...product} withQuantity />{' '}
          <AddToCart product={product} withQuantity />
        </div>
      </td>
    </tr>
  );
}
