import { formatActorName } from '../../../domain/base/audit/audit-list.rules';
import type {
  CountReview,
  CountSummary,
  OpenCount,
} from '../../../domain/goods/inventory/counts.queries.server';
import { Moment } from '../../moment';
import { adminPaths } from '../../../admin-paths';
import { TextLink } from '../links';
import { MovementsLink } from './transfer-lines';
import { DataTable } from '../../data-table';

export function CountFacts({ count }: { count: CountSummary }) {
  return (
    <p className="muted">
      <strong>{count.location}</strong>, {count.category ?? 'all categories'}: {count.counted} of{' '}
      {count.lines} counted. Started by {formatActorName(count.createdBy)} <Moment at={count.createdAt} />
      {count.closedAt !== null && (
        <>
          , closed <Moment at={count.closedAt} />
        </>
      )}
      {count.note !== '' && `. ${count.note}`}
    </p>
  );
}

/** Warns of other open counts with the same products. */
export function OverlappingCounts({ counts }: { counts: (OpenCount & { products: number })[] }) {
  if (counts.length === 0) return null;
  return (
    <div className="notice notice--warn">
      <p>Another open count at {counts[0]?.location} includes the same products. Cancel one of the counts.</p>
      <ul>
        {counts.map((count) => (
          <li key={count.id}>
            <CountLink count={count} />, {count.products === 1 ? '1 product' : `${count.products} products`}{' '}
            in both
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Warns of open counts before a new one is started. */
export function CountsUnderWay({ counts }: { counts: OpenCount[] }) {
  if (counts.length === 0) return null;
  return (
    <div className="notice notice--warn">
      <p>These counts are open. Don’t count the same products twice.</p>
      <ul>
        {counts.map((count) => (
          <li key={count.id}>
            <CountLink count={count} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CountLink({ count }: { count: OpenCount }) {
  return (
    <>
      <TextLink to={adminPaths.count(count.id)}>Count {count.id}</TextLink>, {count.location},{' '}
      {count.category ?? 'all categories'}, started by {formatActorName(count.createdBy)}{' '}
      <Moment at={count.createdAt} />
    </>
  );
}

/** Rows that posting adjusts or whose stock moved since the count began. */
export function CountReviewTable({ review, isPosted }: { review: CountReview; isPosted: boolean }) {
  return (
    <DataTable
      rows={review.lines}
      rowKey="id"
      columns={[
        { name: 'Product', cell: (line) => <MovementsLink line={line} /> },
        { name: 'System qty at start', isNumber: true, cell: (line) => line.atStart },
        { name: 'When entered', isNumber: true, cell: (line) => line.whenCounted },
        { name: 'Counted', isNumber: true, cell: (line) => line.counted },
        {
          name: 'Moved since',
          isNumber: true,
          cell: (line) => (isPosted ? '—' : formatSigned(line.goodsSince)),
        },
        {
          name: 'Difference',
          isNumber: true,
          cell: (line) => <strong>{formatSigned(line.difference)}</strong>,
        },
        !isPosted && { name: 'Becomes', isNumber: true, cell: (line) => line.now + line.difference },
        {
          name: 'Note',
          className: 'small',
          cell: (line) => (
            <>
              {line.whenCounted !== line.atStart &&
                `${formatSigned(line.whenCounted - line.atStart)} moved before the count was entered. Recount if you counted earlier. `}
              {!isPosted &&
                line.correctedSince !== 0 &&
                `Adjusted by ${formatSigned(line.correctedSince)} after the count. The count overrides the adjustment. Recount if units moved. `}
              {!isPosted &&
                line.counted + line.goodsSince < 0 &&
                'Set to 0: more units left stock during the count than were counted. '}
            </>
          ),
        },
      ]}
    />
  );
}

function formatSigned(units: number): string {
  return units > 0 ? `+${units}` : String(units);
}
