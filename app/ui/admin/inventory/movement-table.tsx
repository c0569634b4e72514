import { formatActorName } from '../../../domain/selling/orders/order-states.rules';
import type { StockMovement } from '../../../domain/goods/inventory/movements.queries.server';
import { MOVEMENT_KINDS, type MovementDocument } from '../../../domain/goods/inventory/movements.rules';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';
import { formatPurchaseOrderNumber } from '../../../domain/supply/purchasing/purchase-order.rules';
import { Moment } from '../../moment';
import { getSubjectPath } from '../activity/subject-path';
import { DataTable } from '../../data-table';

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
        { name: 'By', cell: (movement) => formatActorName(movement.actor) },
      ]}
    />
  );
}

/** The document that caused a movement, linked if the user can open it. */
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
