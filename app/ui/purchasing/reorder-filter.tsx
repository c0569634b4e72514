import { buildReorderQuery, type ReorderFilter } from '../../domain/supply/purchasing/reorder.schema';
import { adminPaths } from '../../admin-paths';
import { FilterForm } from '../admin/filter-form';
import { useHasPermission } from '../admin/staff/use-has-permission';
import { ButtonLink } from '../admin/links';
import { Options } from '../form/options';

interface ReorderFilterFormProps {
  filter: ReorderFilter;
  suppliers: { id: number; name: string }[];
  isChecked: boolean;
  total: number;
}

/** The filter of the reorder page. */
export function ReorderFilterForm({ filter, suppliers, isChecked, total }: ReorderFilterFormProps) {
  const { q, supplier, drafted } = filter;
  const may = useHasPermission();
  return (
    <FilterForm action={adminPaths.reorder()} filter={filter} name="Reorder">
      <label className="sr-only" htmlFor="reorder-q">
        Search by name, SKU, or brand
      </label>
      <input
        className="input"
        id="reorder-q"
        name="q"
        type="search"
        placeholder="Name, SKU or brand"
        defaultValue={q}
        autoComplete="off"
      />
      <label className="sr-only" htmlFor="reorder-supplier">
        Supplier
      </label>
      <select className="select" id="reorder-supplier" name="supplier" defaultValue={supplier ?? ''}>
        <option value="">All suppliers</option>
        <option value="none">No preferred supplier</option>
        <Options of={suppliers.map(({ id, name }) => [id, name])} />
      </select>
      <label className="check">
        <input type="checkbox" name="drafted" value="1" defaultChecked={drafted} />
        <span>Include items on draft orders</span>
      </label>
      <button type="submit" className="btn">
        Filter
      </button>
      {(q !== '' || supplier !== undefined || drafted) && (
        <ButtonLink look="plain" to={adminPaths.reorder()}>
          Clear
        </ButtonLink>
      )}
      {may('stock.purchase') && total > 0 && (
        <ButtonLink
          look="plain"
          to={adminPaths.reorder({ ...buildReorderQuery(filter), checked: !isChecked })}
          preventScrollReset
        >
          {isChecked ? 'Clear selection' : 'Select all'}
        </ButtonLink>
      )}
    </FilterForm>
  );
}
