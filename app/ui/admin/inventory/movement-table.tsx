import type { StockMovement } from '../../../domain/goods/inventory/movements.queries.server';
import {
  MOVEMENT_DAYS,
  MOVEMENT_KINDS,
  type MovementDocument,
  type MovementFilter,
} from '../../../domain/goods/inventory/movements.rules';
import type { ProductLevel } from '../../../domain/goods/stock/stock-locations.queries.server';
import { formatPurchaseOrderNumber } from '../../../domain/supply/purchasing/purchase-order.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { getSubjectPath } from '../activity/subject-path';
import { useHasPermission } from '../staff/use-has-permission';
import { FilterForm } from '../filter-form';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

interface MovementFilterProps {
  productId: number;
  filter: MovementFilter;
  levels: ProductLevel[];
}

export function MovementFilterForm({ productId, filter, levels }: MovementFilterProps) {
  return (
    <FilterForm action={paths.admin.productMovements(productId)} shown={filter} name="Movements">
      <label className="sr-only" htmlFor="kind">
        Kind
      </label>
      <select className="select" id="kind" name="kind" defaultValue={filter.kind ?? ''}>
        <option value="">Any kind</option>
        {Object.entries(MOVEMENT_KINDS).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      <label className="sr-only" htmlFor="days">
        Period
      </label>
      <select className="select" id="days" name="days" defaultValue={filter.days ?? ''}>
        <option value="">Any time</option>
        {MOVEMENT_DAYS.map((days) => (
          <option key={days} value={days}>
            {days === 1 ? 'Last day' : `Last ${days} days`}
          </option>
        ))}
      </select>
      <label className="sr-only" htmlFor="location">
        Location
      </label>
      <select className="select" id="location" name="location" defaultValue={filter.locationId ?? ''}>
        <option value="">All locations</option>
        {levels.map(({ locationId, name }) => (
          <option key={locationId} value={locationId}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        Filter
      </button>
    </FilterForm>
  );
}

export function MovementTable({ movements }: { movements: StockMovement[] }) {
  return (
    <DataTable
      rows={movements}
      rowKey="id"
      columns={[
        { name: 'When', cell: (movement) => <Moment at={movement.createdAt} /> },
        { name: 'Kind', cell: (movement) => MOVEMENT_KINDS[movement.kind] },
        {
          name: 'Units',
          isNumber: true,
          cell: (movement) => (movement.delta > 0 ? `+${movement.delta}` : movement.delta),
        },
        { name: 'Quantity', isNumber: true, cell: (movement) => movement.quantityAfter },
        { name: 'Location', cell: (movement) => movement.location.name },
        { name: 'There', isNumber: true, cell: (movement) => movement.locationQuantityAfter },
        { name: 'Reason', cell: (movement) => movement.reason },
        { name: 'Document', cell: (movement) => <DocumentLink movement={movement} /> },
        { name: 'By', cell: (movement) => movement.actor.replace(/^staff:/, '') },
      ]}
    />
  );
}

/** What caused the movement, as the way there for whoever may look at it. */
function DocumentLink({ movement: { document, documentNumber } }: { movement: StockMovement }) {
  const may = useHasPermission();
  if (document === undefined || document.type === 'product') return <span className="muted">—</span>;
  const name = formatDocumentName(document, documentNumber);
  const href = getSubjectPath(`${document.type}:${document.id}`, may);
  if (href === undefined) return <>{name}</>;
  return <TextLink to={href}>{name}</TextLink>;
}

function formatDocumentName({ type, id, receipt }: MovementDocument, number: string | undefined): string {
  switch (type) {
    case 'order':
      return number ?? `Order ${id}`;
    case 'purchase-order':
      return receipt === undefined
        ? formatPurchaseOrderNumber(id)
        : `${formatPurchaseOrderNumber(id)}, receipt ${receipt}`;
    default:
      return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${id}`;
  }
}
