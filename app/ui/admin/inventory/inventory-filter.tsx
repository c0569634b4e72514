import type { InventoryFilter } from '../../../domain/goods/inventory/inventory-list.queries.server';
import { formatOrder } from '../../../domain/goods/inventory/inventory.rules';
import { STOCK_STATUS_NAMES } from '../../../domain/goods/inventory/stock.rules';
import { paths } from '../../../paths';
import { FilterForm } from '../filter-form';
import { toChoices, FilterSelect } from '../filter-select';
import { ButtonLink } from '../links';

export type InventoryFormFilter = Omit<InventoryFilter, 'page'>;

export interface InventoryChoices {
  categories: { id: number; name: string }[];
  locations: { id: number; name: string }[];
}

export function isInventoryFiltered({ q, status, categoryId, locationId }: InventoryFormFilter): boolean {
  return q !== '' || status !== undefined || categoryId !== undefined || locationId !== undefined;
}

/** Name, SKU or brand, category, location and status of the whole inventory. */
export function InventoryFilterForm(props: { filter: InventoryFormFilter; choices: InventoryChoices }) {
  const { filter, choices } = props;
  const { q, status, categoryId, locationId, order } = filter;
  return (
    <FilterForm
      action={paths.admin.inventory()}
      shown={filter}
      className="admin-filter order-filter"
      name="Inventory"
    >
      <input type="hidden" name="tab" value="all" />
      {formatOrder(order) !== undefined && <input type="hidden" name="sort" value={formatOrder(order)} />}
      <label className="order-filter__search">
        <span className="field__label">Search</span>
        <input className="input" name="q" type="search" placeholder="Name, SKU or brand" defaultValue={q} />
      </label>
      <FilterSelect
        label="Category"
        name="category"
        value={categoryId}
        any="All Categories"
        choices={toChoices(choices.categories)}
      />
      <FilterSelect
        label="Location"
        name="location"
        value={locationId}
        any="All locations"
        choices={toChoices(choices.locations)}
      />
      <FilterSelect
        label="Status"
        name="status"
        value={status}
        any="Any status"
        choices={Object.entries(STOCK_STATUS_NAMES)}
      />
      <div className="cluster cluster--row">
        <button type="submit" className="btn">
          Filter
        </button>
        {isInventoryFiltered(filter) && (
          <ButtonLink look="plain" to={paths.admin.inventory({ tab: 'all' })}>
            Clear
          </ButtonLink>
        )}
      </div>
    </FilterForm>
  );
}
