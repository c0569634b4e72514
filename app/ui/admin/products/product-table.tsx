import { Link } from '@remix-run/react';

import {
  buildProductListQuery,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductListView,
  type ProductSort,
} from '../../../domain/goods/catalog/listing/admin-product-list.rules';
import type { AdminProduct } from '../../../domain/goods/catalog/listing/admin-products.queries.server';
import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';
import { Price } from '../../catalog/price';
import { ProductPicture } from '../../catalog/product-picture';
import { StockBadge } from '../../catalog/product-badges';
import type { Sorting } from '../../sorted-heading';
import { StockCell } from '../inventory/stock-cell';
import { useHasPermission } from '../staff/use-has-permission';
import { DataTable } from '../../data-table';
import { EmptyList } from '../empty-list';
import { ButtonLink } from '../links';
import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';

interface ProductTableProps {
  products: AdminProduct[];
  view: ProductListView;
  returnTo: string;
}

/** SPEC 2.11: the product table, in the order and with the columns of the URL. */
export function ProductTable({ products, view, returnTo }: ProductTableProps) {
  const may = useHasPermission();
  const has = (column: ProductColumn) => view.columns.includes(column);
  const sorting: Sorting<ProductSort> = {
    order: view.order,
    hrefOf: (order) => adminPaths.products(buildProductListQuery({ ...view, order, page: 1 })),
  };
  return (
    <DataTable
      rows={products}
      rowKey="id"
      sorting={sorting}
      columns={[
        may('catalog.bulk') && {
          name: 'Select',
          isHeadingHidden: true,
          className: 'pick-cell',
          cell: ({ id, name }) => (
            <input type="checkbox" name="productId" value={id} aria-label={`Select ${name}`} />
          ),
        },
        {
          name: 'Product',
          by: 'name',
          isRowHeading: true,
          cell: ({ image, name, brand }) => (
            <span className="product-cell">
              <ProductPicture src={image} alt="" sizes="8rem" loading="lazy" decoding="async" />
              <span>
                {name}
                <span className="small muted">{brand}</span>
              </span>
            </span>
          ),
        },
        has('sku') && {
          name: PRODUCT_COLUMNS.sku,
          by: 'sku',
          className: 'part-number',
          cell: ({ sku }) => sku,
        },
        has('category') && {
          name: PRODUCT_COLUMNS.category,
          by: 'category',
          cell: ({ categoryName }) => categoryName,
        },
        has('price') && {
          name: PRODUCT_COLUMNS.price,
          by: 'price',
          isNumber: true,
          cell: (product) => <Price {...product} />,
        },
        has('stock') && {
          name: PRODUCT_COLUMNS.stock,
          by: 'stock',
          isNumber: true,
          cell: (product) => <StockCell product={product} returnTo={returnTo} />,
        },
        has('status') && {
          name: PRODUCT_COLUMNS.status,
          cell: (product) => (
            <span className="cluster cluster--close">
              <StockBadge {...product} />
              {!product.isActive && <span className="badge">Inactive</span>}
              {product.isFeatured && <span className="badge badge--ink">Featured</span>}
            </span>
          ),
        },
        { name: 'Actions', cell: (product) => <ProductActions product={product} returnTo={returnTo} /> },
      ]}
    />
  );
}

/** SPEC 2.11: the empty product list, filtered or not. */
export function NoProducts({ isFiltered, clearTo }: { isFiltered: boolean; clearTo: string }) {
  const mayAdd = useHasPermission()('catalog.edit');
  return (
    <EmptyList
      icon="package"
      isFiltered={isFiltered}
      filtered="No products match your filters"
      clearTo={clearTo}
      empty="No products found"
    >
      {mayAdd && (
        <ButtonLink look="primary" to={adminPaths.newProduct()}>
          Add Your First Product
        </ButtonLink>
      )}
    </EmptyList>
  );
}

interface ProductActionsProps {
  product: { id: number; name: string; isActive: boolean };
  returnTo: string;
}

/** SPEC 2.11: actions on a product in the list. Archived products have no store page. */
function ProductActions({ product, returnTo }: ProductActionsProps) {
  const may = useHasPermission();
  const { id, name, isActive } = product;
  const back = { redirectTo: returnTo };
  return (
    <span className="row-actions">
      {isActive && <Action to={paths.product(String(id))} icon="eye" name={`View ${name} in the store`} />}
      {may('catalog.edit') && (
        <>
          <Action to={adminPaths.editProduct(id, back)} icon="pencil" name={`Edit ${name}`} />
          <Action to={adminPaths.duplicateProduct(id, back)} icon="copy" name={`Duplicate ${name}`} />
          <Action
            to={adminPaths.archiveProduct(id, back)}
            icon={isActive ? 'archive' : 'archive-restore'}
            name={isActive ? `Archive ${name}` : `Restore ${name}`}
          />
        </>
      )}
      {may('catalog.delete') && (
        <Action to={adminPaths.deleteProduct(id, back)} icon="trash-2" name={`Delete ${name}`} />
      )}
    </span>
  );
}

function Action({ to, icon, name }: { to: string; icon: IconName; name: string }) {
  return (
    <Link className="icon-btn icon-btn--small" to={to} title={name} discover="none">
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </Link>
  );
}
