import { Link } from '@remix-run/react';

import type { OrderForStaff } from '../../domain/orders/orders.queries.server';
import { paths } from '../../paths';
import { LinesTable } from '../orders/lines-table';

/** What was sold, and what of it was refunded and put back on the shelf. */
export function StaffOrderLines({ order }: { order: OrderForStaff }) {
  const refunded = new Map(order.refundable.lines.map((line) => [line.id, line.refundedQuantity]));
  return (
    <div className="table-scroll">
      <LinesTable
        lines={order.lines}
        className="table--dense table--cards"
        nameOf={(line) => (
          <Link className="link" to={paths.admin.productStock(line.productId)} discover="none">
            {line.name}
          </Link>
        )}
        figures={[
          { name: 'Refunded', of: (line) => refunded.get(line.id) ?? 0 },
          { name: 'Back in stock', of: (line) => line.restockedQuantity },
        ]}
      />
    </div>
  );
}
