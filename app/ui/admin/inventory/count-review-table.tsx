import type { CountReview } from '../../../domain/goods/inventory/counts.queries.server';
import { MovementsLink } from './movements-link';

/** The rows that posting changes, and those whose stock moved since the count began, with what they are compared with. */
export function CountReviewTable({ review, isPosted }: { review: CountReview; isPosted: boolean }) {
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="num">
              Books at start
            </th>
            <th scope="col" className="num">
              When entered
            </th>
            <th scope="col" className="num">
              Counted
            </th>
            <th scope="col" className="num">
              Moved since
            </th>
            <th scope="col" className="num">
              Difference
            </th>
            {!isPosted && (
              <th scope="col" className="num">
                Becomes
              </th>
            )}
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {review.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <MovementsLink line={line} />
              </th>
              <td className="num" data-label="Books at start">
                {line.atStart}
              </td>
              <td className="num" data-label="When entered">
                {line.whenCounted}
              </td>
              <td className="num" data-label="Counted">
                {line.counted}
              </td>
              <td className="num" data-label="Moved since">
                {isPosted ? '—' : formatSigned(line.goodsSince)}
              </td>
              <td className="num" data-label="Difference">
                <strong>{formatSigned(line.difference)}</strong>
              </td>
              {!isPosted && (
                <td className="num" data-label="Becomes">
                  {line.now + line.difference}
                </td>
              )}
              <td data-label="Note" className="small">
                {line.whenCounted !== line.atStart &&
                  `${formatSigned(line.whenCounted - line.atStart)} moved before the figure was entered: count again if the shelf was counted earlier. `}
                {!isPosted &&
                  line.correctedSince !== 0 &&
                  `The books were corrected by ${formatSigned(line.correctedSince)} since: the counted figure takes the place of that. Count again if goods were put there or taken away. `}
                {!isPosted &&
                  line.counted + line.goodsSince < 0 &&
                  'Stops at 0: more was taken since than was counted. '}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function formatSigned(units: number): string {
  return units > 0 ? `+${units}` : String(units);
}
