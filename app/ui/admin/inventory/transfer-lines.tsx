import type { Transfer } from '../../../domain/goods/inventory/transfers.queries.server';
import { Moment } from '../../moment';
import { MovementsLink } from './movements-link';

export function TransferFacts({ transfer }: { transfer: Transfer }) {
  return (
    <p className="muted">
      From <strong>{transfer.from}</strong> to <strong>{transfer.to}</strong>, made by{' '}
      {transfer.createdBy.replace(/^staff:/, '')} <Moment at={transfer.createdAt} />
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

/** What was sent, what arrived, and what became of the rest. */
export function TransferLines({ transfer }: { transfer: Transfer }) {
  const isUnderWay = transfer.state === 'sent' || transfer.state === 'partly_received';
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="num">
              Units
            </th>
            <th scope="col" className="num">
              Received
            </th>
            <th scope="col" className="num">
              In transit
            </th>
            <th scope="col" className="num">
              Missing
            </th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {transfer.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <MovementsLink line={line} />
              </th>
              <td className="num" data-label="Units">
                {line.quantity}
              </td>
              <td className="num" data-label="Received">
                {line.received}
              </td>
              <td className="num" data-label="In transit">
                {isUnderWay ? line.quantity - line.received - line.missing : 0}
              </td>
              <td className="num" data-label="Missing">
                {line.missing}
              </td>
              <td data-label="Reason">{line.missingReason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
