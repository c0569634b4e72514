import type { InventoryFilter } from '../../../domain/goods/inventory/inventory-list.queries.server';
import { formatOrder } from '../../../domain/goods/inventory/inventory.rules';
import { STOCK_STATUS_NAMES } from '../../../domain/goods/inventory/stock.rules';
import { paths } from '../../../paths';
import { FilterInput } from '../filter-fields';
import { toChoices, FilterSelect } from '../filter-fields';
import { ListFilter } from '../list-filter';

export type InventoryFormFilter = Omit<InventoryFilter, 'page'>;

export interface InventoryChoices {
  categories: { id: number; name: string }[];
  locations: { id: number; name: string }[];
}

export function isInventoryFiltered({ q, status, categoryId, locationId }: InventoryFormFilter): boolean {
  return q !== '' || status !== undefined || categoryId !== undefined || locationId !== undefined;
}

/** The filter of the inventory. */
export function InventoryFilterForm(props: { filter: InventoryFormFilter; choices: InventoryChoices }) {
  const { filter, choices } = props;
  const { q, status, categoryId, locationId, order } = filter;
  return (
    <ListFilter
      action={paths.admin.inventory()}
      name="Inventory"
      filter={filter}
      hidden={{ tab: 'all', sort: formatOrder(order) }}
      clearTo={isInventoryFiltered(filter) && paths.admin.inventory({ tab: 'all' })}
    >
      <FilterInput label="Search" name="q" value={q} placeholder="Name, SKU or brand" isWide />
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
    </ListFilter>
  );
}
