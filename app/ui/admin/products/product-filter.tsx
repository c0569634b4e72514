import {
  buildProductListQuery,
  isProductFiltered,
  PRODUCT_COLUMNS,
  PRODUCT_PAGE_SIZES,
  PRODUCT_STATUSES,
  type ProductListView,
} from '../../../domain/goods/catalog/listing/admin-product-list.rules';
import { adminPaths } from '../../../admin-paths';
import { formatSortOrder } from '../../../domain/base/shared/sort-order.rules';
import { FilterInput, FilterSelect, toChoices } from '../filter-fields';
import { ListFilter } from '../list-filter';

interface ProductFilterProps {
  view: ProductListView;
  categories: { id: number; name: string }[];
}

/** The filter of the product list, with its page size and columns. */
export function ProductFilter({ view, categories }: ProductFilterProps) {
  const { filter, order, pageSize, columns } = view;
  const everything = { ...view, filter: { q: '', categoryId: undefined, status: undefined }, page: 1 };
  return (
    <ListFilter
      action={adminPaths.products()}
      name="Products"
      filter={view}
      hidden={{ sort: order && formatSortOrder(order) }}
      clearTo={isProductFiltered(filter) && adminPaths.products(buildProductListQuery(everything))}
      clearName="Clear filters"
      footer={<ColumnChoice chosen={columns} />}
    >
      <FilterInput label="Search" name="q" value={filter.q} placeholder="Name, SKU or brand" isWide />
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
        any="All statuses"
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
    </ListFilter>
  );
}

function ColumnChoice({ chosen }: { chosen: readonly string[] }) {
  return (
    <details className="column-choice" open={chosen.length < Object.keys(PRODUCT_COLUMNS).length}>
      <summary>Columns</summary>
      <fieldset>
        <legend className="sr-only">Table columns</legend>
        {Object.entries(PRODUCT_COLUMNS).map(([column, name]) => (
          <label key={column} className="check">
            <input type="checkbox" name="column" value={column} defaultChecked={chosen.includes(column)} />
            <span>{name}</span>
          </label>
        ))}
        <button type="submit" className="btn btn--small">
          Apply
        </button>
      </fieldset>
    </details>
  );
}
