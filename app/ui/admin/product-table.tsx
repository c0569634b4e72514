import { Link } from '@remix-run/react';

import type { AdminProduct } from '../../domain/catalogue/admin-products.queries.server';
import { paths } from '../../paths';
import { Price } from '../catalogue/price';
import { StockBadge } from '../catalogue/stock-badge';
import { Icon } from '../icon/icon';
import { StockCell } from './stock-cell';

/** SPEC 2.11: the catalogue table. `returnTo` is the list as it stands, for the forms that come back to it. */
export function ProductTable({ products, returnTo }: { products: AdminProduct[]; returnTo: string }) {
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">SKU</th>
            <th scope="col">Category</th>
            <th scope="col" className="num">
              Price
            </th>
            <th scope="col" className="num">
              Stock
            </th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">
                <span className="product-cell">
                  <img src={product.image} alt="" width={400} height={300} loading="lazy" decoding="async" />
                  <span>
                    {product.name}
                    <span className="small muted">{product.brand}</span>
                  </span>
                </span>
              </th>
              <td className="part-number" data-label="SKU">
                {product.sku}
              </td>
              <td data-label="Category">{product.categoryName}</td>
              <td className="num" data-label="Price">
                <Price {...product} />
              </td>
              <td className="num" data-label="Stock">
                <StockCell product={product} returnTo={returnTo} />
              </td>
              <td data-label="Status">
                <span className="flex flex-wrap gap-1">
                  <StockBadge {...product} />
                  {!product.isActive && <span className="badge">Inactive</span>}
                  {product.isFeatured && <span className="badge badge--ink">Featured</span>}
                </span>
              </td>
              <td data-label="View">
                {product.isActive && (
                  <Link
                    className="icon-btn"
                    to={paths.product(product.slug)}
                    aria-label={`View ${product.name} in the store`}
                    discover="none"
                  >
                    <Icon name="eye" />
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
