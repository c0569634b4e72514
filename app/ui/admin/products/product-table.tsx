import { Link } from '@remix-run/react';

import {
  PRODUCT_COLUMNS,
  buildProductListQuery,
  type ProductColumn,
  type ProductListView,
  type ProductSort,
} from '../../../domain/goods/catalog/listing/admin-product-list.rules';
import type { AdminProduct } from '../../../domain/goods/catalog/listing/admin-products.queries.server';
import { paths } from '../../../paths';
import { Price } from '../../catalog/price';
import { ProductPicture } from '../../catalog/product-picture';
import { StockBadge } from '../../catalog/stock-badge';
import { Icon } from '../../icon/icon';
import { BULK_FORM } from '../bulk/bulk-bar';
import { ProductActions } from './product-actions';
import { SortedHeading, type Sorting } from '../../sorted-heading';
import { StockCell } from '../inventory/stock-cell';
import { useHasPermission } from '../staff/use-has-permission';

interface ProductTableProps {
  products: AdminProduct[];
  view: ProductListView;
  /** The list as it stands, for the forms that come back to it. */
  returnTo: string;
}

/** SPEC 2.11: the catalogue table, in the order and with the columns that the address asks for. */
export function ProductTable({ products, view, returnTo }: ProductTableProps) {
  const picks = useHasPermission()('catalogue.bulk');
  const has = (column: ProductColumn) => view.columns.includes(column);
  const sorting: Sorting<ProductSort> = {
    order: view.order,
    hrefOf: (order) => paths.admin.products(buildProductListQuery({ ...view, order, page: 1 })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            {picks && (
              <th scope="col">
                <span className="sr-only">Select</span>
              </th>
            )}
            <SortedHeading sorting={sorting} by="name" name="Product" />
            {has('sku') && <SortedHeading sorting={sorting} by="sku" name={PRODUCT_COLUMNS.sku} />}
            {has('category') && (
              <SortedHeading sorting={sorting} by="category" name={PRODUCT_COLUMNS.category} />
            )}
            {has('price') && (
              <SortedHeading sorting={sorting} by="price" name={PRODUCT_COLUMNS.price} isNumber />
            )}
            {has('stock') && (
              <SortedHeading sorting={sorting} by="stock" name={PRODUCT_COLUMNS.stock} isNumber />
            )}
            {has('status') && <th scope="col">{PRODUCT_COLUMNS.status}</th>}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              {picks && (
                <td className="pick-cell" data-label="Select">
                  <input
                    type="checkbox"
                    name="productId"
                    value={product.id}
                    form={BULK_FORM}
                    aria-label={`Select ${product.name}`}
                  />
                </td>
              )}
              <ProductRow product={product} has={has} returnTo={returnTo} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ProductRowProps {
  product: AdminProduct;
  has: (column: ProductColumn) => boolean;
  returnTo: string;
}

function ProductRow({ product, has, returnTo }: ProductRowProps) {
  const mayAdjust = useHasPermission()('stock.adjust');
  return (
    <>
      <th scope="row">
        <span className="product-cell">
          <ProductPicture src={product.image} alt="" sizes="8rem" loading="lazy" decoding="async" />
          <span>
            {product.name}
            <span className="small muted">{product.brand}</span>
          </span>
        </span>
      </th>
      {has('sku') && (
        <td className="part-number" data-label="SKU">
          {product.sku}
        </td>
      )}
      {has('category') && <td data-label="Category">{product.categoryName}</td>}
      {has('price') && (
        <td className="num" data-label="Price">
          <Price {...product} />
        </td>
      )}
      {has('stock') && (
        <td className="num" data-label="Stock">
          {mayAdjust ? <StockCell product={product} returnTo={returnTo} /> : product.stockQuantity}
        </td>
      )}
      {has('status') && (
        <td data-label="Status">
          <span className="cluster cluster--close">
            <StockBadge {...product} />
            {!product.isActive && <span className="badge">Inactive</span>}
            {product.isFeatured && <span className="badge badge--ink">Featured</span>}
          </span>
        </td>
      )}
      <td data-label="Actions">
        <ProductActions product={product} returnTo={returnTo} />
      </td>
    </>
  );
}

/** SPEC 2.11: the two ways in which the table can be empty. */
export function NoProducts({ isFiltered, clearTo }: { isFiltered: boolean; clearTo: string }) {
  const mayAdd = useHasPermission()('catalogue.edit');
  return (
    <div className="empty-state">
      <Icon name="package" />
      <p>{isFiltered ? 'No products match your filters' : 'No products found'}</p>
      {isFiltered && (
        <Link className="btn" to={clearTo} discover="none">
          Clear filters
        </Link>
      )}
      {!isFiltered && mayAdd && (
        <Link className="btn btn--primary" to={paths.admin.newProduct()} discover="none">
          Add Your First Product
        </Link>
      )}
    </div>
  );
}
