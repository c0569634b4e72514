import { Link } from '@remix-run/react';

import type { StockMovement } from '../../../domain/goods/inventory/movements.queries.server';
import {
  MOVEMENT_DAYS,
  MOVEMENT_KINDS,
  type MovementDocument,
  type MovementFilter,
} from '../../../domain/goods/inventory/movements.rules';
import type { ProductLevel } from '../../../domain/goods/stock/stock-locations.queries.server';
import { purchaseOrderNumber } from '../../../domain/supply/purchasing/purchase-order.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { getSubjectPath } from '../activity/subject-path';
import { useHasPermission } from '../staff/use-may';
import { FilterForm } from '../filter-form';

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
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Kind</th>
            <th scope="col" className="num">
              Units
            </th>
            <th scope="col" className="num">
              Quantity
            </th>
            <th scope="col">Location</th>
            <th scope="col" className="num">
              There
            </th>
            <th scope="col">Reason</th>
            <th scope="col">Document</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id}>
              <th scope="row">
                <Moment at={movement.createdAt} />
              </th>
              <td data-label="Kind">{MOVEMENT_KINDS[movement.kind]}</td>
              <td className="num" data-label="Units">
                {movement.delta > 0 ? `+${movement.delta}` : movement.delta}
              </td>
              <td className="num" data-label="Quantity">
                {movement.quantityAfter}
              </td>
              <td data-label="Location">{movement.location.name}</td>
              <td className="num" data-label="There">
                {movement.locationQuantityAfter}
              </td>
              <td data-label="Reason">{movement.reason}</td>
              <td data-label="Document">
                <DocumentLink movement={movement} />
              </td>
              <td data-label="By">{movement.actor.replace(/^staff:/, '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What caused the movement, as the way there for whoever may look at it. */
function DocumentLink({ movement: { document, documentNumber } }: { movement: StockMovement }) {
  const may = useHasPermission();
  if (document === undefined || document.type === 'product') return <span className="muted">—</span>;
  const name = formatDocumentName(document, documentNumber);
  const href = getSubjectPath(`${document.type}:${document.id}`, may);
  if (href === undefined) return <>{name}</>;
  return (
    <Link className="link" to={href} discover="none">
      {name}
    </Link>
  );
}

function formatDocumentName({ type, id, receipt }: MovementDocument, number: string | undefined): string {
  switch (type) {
    case 'order':
      return number ?? `Order ${id}`;
    case 'purchase-order':
      return receipt === undefined
        ? purchaseOrderNumber(id)
        : `${purchaseOrderNumber(id)}, receipt ${receipt}`;
    default:
      return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${id}`;
  }
}
