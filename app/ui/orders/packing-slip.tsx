import type { HeadOffice } from '../../domain/content/locations/locations.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { DataTable } from '../data-table';
import { OrderDocument } from './order-document';
import { PartNumbers } from '../catalog/part-numbers';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** The packing slip, without prices. */
export function PackingSlip({ order, headOffice }: { order: Order; headOffice: HeadOffice | undefined }) {
  const lines = order.lines
    .map((line) => ({ ...line, units: line.shippedQuantity ?? line.quantity - line.restockedQuantity }))
    .filter(({ units }) => units > 0);
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <OrderDocument
      title={t`Packing slip`}
      order={order}
      headOffice={headOffice}
      facts={[
        order.carrier !== '' && [t`Carrier`, order.carrier],
        order.carrier !== '' && [
          t`Tracking`,
          <span className="part-number">{order.trackingNumber || '-'}</span>,
        ],
      ]}
    >
      {order.state === 'cancelled' && (
        <p className="notice notice--bad">
          <Trans>Canceled. Don’t ship.</Trans>
        </p>
      )}
      {['awaiting_approval', 'awaiting_transfer', 'review'].includes(order.state) && (
        <p className="notice notice--warn">
          <Trans>Not paid. Don’t ship.</Trans>
        </p>
      )}
      <DataTable
        className="table"
        rows={lines}
        rowKey="id"
        columns={[
          {
            name: t`Product`,
            isRowHeading: true,
            cell: (line) => (
              <>
                {line.name} <PartNumbers of={line} />
              </>
            ),
          },
          { name: t`Quantity`, isNumber: true, cell: ({ units }) => units },
        ]}
        footer={
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Units</Trans>
              </th>
              <td className="num">{units}</td>
            </tr>
          </tfoot>
        }
      />
    </OrderDocument>
  );
}
