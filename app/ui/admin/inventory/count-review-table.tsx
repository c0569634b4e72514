import type { CountReview } from '../../../domain/goods/inventory/counts.queries.server';
import { MovementsLink } from './movements-link';
import { DataTable } from '../../data-table';

/** The rows that posting changes, and those whose stock moved since the count began, with what they are compared with. */
export function CountReviewTable({ review, isPosted }: { review: CountReview; isPosted: boolean }) {
  return (
    <DataTable
      rows={review.lines}
      rowKey="id"
      columns={[
        { name: 'Product', cell: (line) => <MovementsLink line={line} /> },
        { name: 'Books at start', isNumber: true, cell: (line) => line.atStart },
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
                `${formatSigned(line.whenCounted - line.atStart)} moved before the figure was entered: count again if the shelf was counted earlier. `}
              {!isPosted &&
                line.correctedSince !== 0 &&
                `The books were corrected by ${formatSigned(line.correctedSince)} since: the counted figure takes the place of that. Count again if goods were put there or taken away. `}
              {!isPosted &&
                line.counted + line.goodsSince < 0 &&
                'Stops at 0: more was taken since than was counted. '}
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
