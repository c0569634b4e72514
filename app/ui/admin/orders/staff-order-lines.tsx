import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { LinesTable } from '../../orders/lines-table';
import { StockLink } from '../inventory/stock-link';

/** What was sold, and what of it was refunded and put back on the shelf. */
export function StaffOrderLines({ order }: { order: OrderForStaff }) {
  const refunded = new Map(order.refundable.lines.map((line) => [line.id, line.refundedQuantity]));
  return (
    <LinesTable
      lines={order.lines}
      className="table--dense table--cards"
      nameOf={(line) => <StockLink productId={line.productId} name={line.name} />}
      figures={[
        { name: 'Refunded', of: (line) => refunded.get(line.id) ?? 0 },
        { name: 'Back in stock', of: (line) => line.restockedQuantity },
      ]}
    />
  );
}
