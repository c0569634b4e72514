import type { CountSummary } from '../../../domain/goods/inventory/counts.queries.server';
import { Moment } from '../../moment';

export function CountFacts({ count }: { count: CountSummary }) {
  return (
    <p className="muted">
      <strong>{count.location}</strong>, {count.category ?? 'all categories'}: {count.counted} of{' '}
      {count.lines} counted. Started by {count.createdBy.replace(/^staff:/, '')}{' '}
      <Moment at={count.createdAt} />
      {count.closedAt !== null && (
        <>
          , closed <Moment at={count.closedAt} />
        </>
      )}
      {count.note !== '' && `. ${count.note}`}
    </p>
  );
}
