import { formatActorName } from '../../../domain/base/audit/audit-list.rules';
import type { Transfer } from '../../../domain/goods/inventory/transfers.queries.server';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { adminPaths } from '../../../admin-paths';
import { TextLink } from '../links';

export function TransferFacts({ transfer }: { transfer: Transfer }) {
  return (
    <p className="muted">
      From <strong>{transfer.from}</strong> to <strong>{transfer.to}</strong>, created by{' '}
      {formatActorName(transfer.createdBy)} <Moment at={transfer.createdAt} />
      {transfer.sentAt !== null && (
        <>
          , sent <Moment at={transfer.sentAt} />
        </>
      )}
      {transfer.closedAt !== null && (
        <>
          , closed <Moment at={transfer.closedAt} />
        </>
      )}
      {transfer.note !== '' && `. ${transfer.note}`}
    </p>
  );
}

/** A transfer's lines: sent, received, in transit, and missing. */
export function TransferLines({ transfer }: { transfer: Transfer }) {
  const isUnderWay = transfer.state === 'sent' || transfer.state === 'partly_received';
  return (
    <DataTable
      rows={transfer.lines}
      rowKey="id"
      columns={[
        { name: 'Product', cell: (line) => <MovementsLink line={line} /> },
        { name: 'Units', isNumber: true, cell: (line) => line.quantity },
        { name: 'Received', isNumber: true, cell: (line) => line.received },
        {
          name: 'In transit',
          isNumber: true,
          cell: (line) => (isUnderWay ? line.quantity - line.received - line.missing : 0),
        },
        { name: 'Missing', isNumber: true, cell: (line) => line.missing },
        { name: 'Reason', cell: (line) => line.missingReason },
      ]}
    />
  );
}

/** A product, linked to its stock movements. */
export function MovementsLink({ line }: { line: { productId: number; name: string; sku: string } }) {
  return (
    <>
      <TextLink to={adminPaths.productMovements(line.productId)}>{line.name}</TextLink>{' '}
      <span className="part-number muted">{line.sku}</span>
    </>
  );
}
