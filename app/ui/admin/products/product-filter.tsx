import { Link } from '@remix-run/react';

import {
  isProductFiltered,
  PRODUCT_COLUMNS,
  PRODUCT_PAGE_SIZES,
  PRODUCT_STATUSES,
  buildProductListQuery,
  type ProductListView,
} from '../../../domain/goods/catalog/listing/admin-product-list.rules';
import { formatSortOrder } from '../../../domain/base/shared/sort-order.rules';
import { paths } from '../../../paths';
import { FilterForm } from '../filter-form';
import { toChoices, FilterSelect } from '../filter-select';

interface ProductFilterProps {
  view: ProductListView;
  categories: { id: number; name: string }[];
}

/** A form of the list's own address: search, category, status, page size and columns. Back restores it. */
export function ProductFilter({ view, categories }: ProductFilterProps) {
  const { filter, order, pageSize, columns } = view;
  const everything = { ...view, filter: { q: '', categoryId: undefined, status: undefined }, page: 1 };
  const isPartial = columns.length < Object.keys(PRODUCT_COLUMNS).length;
  return (
    <FilterForm
      action={paths.admin.products()}
      shown={view}
      className="admin-filter order-filter"
      name="Products"
    >
      {order !== undefined && <input type="hidden" name="sort" value={formatSortOrder(order)} />}
      <label className="order-filter__search">
        <span className="field__label">Search</span>
        <input
          className="input"
          name="q"
          type="search"
          placeholder="Name, SKU or brand"
          defaultValue={filter.q}
        />
      </label>
      <FilterSelect
        label="Category"
        name="category"
        value={filter.categoryId}
        any="All Categories"
        choices={toChoices(categories)}
      />
      <FilterSelect
        label="Status"
        name="status"
        value={filter.status}
        any="Any status"
        choices={Object.entries(PRODUCT_STATUSES)}
      />
      <label>
        <span className="field__label">Per page</span>
        <select className="select" name="pageSize" defaultValue={pageSize}>
          {PRODUCT_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <div className="cluster cluster--row">
        <button type="submit" className="btn">
          Filter
        </button>
        {isProductFiltered(filter) && (
          <Link
            className="btn btn--plain"
            to={paths.admin.products(buildProductListQuery(everything))}
            discover="none"
          >
            Clear filters
          </Link>
        )}
      </div>
      <details className="column-choice" open={isPartial}>
        <summary>Columns</summary>
        <fieldset>
          <legend className="sr-only">Columns of the table</legend>
          {Object.entries(PRODUCT_COLUMNS).map(([column, name]) => (
            <label key={column} className="check">
              <input
                type="checkbox"
                name="column"
                value={column}
                defaultChecked={columns.some((one) => one === column)}
              />
              <span>{name}</span>
            </label>
          ))}
          <button type="submit" className="btn btn--small">
            Show these
          </button>
        </fieldset>
      </details>
    </FilterForm>
  );
}
