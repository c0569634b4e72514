import type { OpenCount } from '../../../domain/goods/inventory/counts.queries.server';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { TextLink } from '../links';

/** Says which other open counts are of products of this count. */
export function OverlappingCounts({ counts }: { counts: (OpenCount & { products: number })[] }) {
  if (counts.length === 0) return null;
  return (
    <div className="notice notice--warn">
      <p>
        Products of this count are counted at {counts[0]?.location} in another open count, too. Of two figures
        for a product, the one that is posted last stands: agree on one, and cancel the other count.
      </p>
      <ul>
        {counts.map((count) => (
          <li key={count.id}>
            <CountLink count={count} />, {count.products === 1 ? '1 product' : `${count.products} products`}{' '}
            of both
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says, where a count is begun, what is counted already. */
export function CountsUnderWay({ counts }: { counts: OpenCount[] }) {
  if (counts.length === 0) return null;
  return (
    <div className="notice notice--warn">
      <p>These counts are open. Do not begin another of the same products at the same location.</p>
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
      <TextLink to={paths.admin.count(count.id)}>Count {count.id}</TextLink>, {count.location},{' '}
      {count.category ?? 'all categories'}, started by {count.createdBy.replace(/^staff:/, '')}{' '}
      <Moment at={count.createdAt} />
    </>
  );
}
