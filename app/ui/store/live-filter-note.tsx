import { Link } from '@remix-run/react';

import { findServiceName } from '../../domain/goods/catalog/services.rules';
import { findMakeName } from '../../domain/goods/fitment/makes.rules';
import { isFiltering, type LiveFilter } from '../../domain/goods/search/live-filter.rules';
import { paths } from '../../paths';
import { formatNumber } from '../grouped';
import type { LiveFilterCounts } from './live-filter';

interface LiveFilterNoteProps {
  filter: LiveFilter;
  counts: LiveFilterCounts;
}

/** Says above a page's cards how many of them the live filter leaves; if none, leads to a search of the store. */
export function LiveFilterNote({ filter, counts }: LiveFilterNoteProps) {
  const { shown, total } = counts;
  const asked = describeFilter(filter);
  const { text, category, make } = filter;
  return (
    <div className="container" role="status">
      {isFiltering(filter) && total > 0 && (
        <p className="notice live-filter">
          <span>
            {`${formatNumber(shown)} of ${formatNumber(total)} ${total === 1 ? 'product' : 'products'} on this page `}
            {`${total === 1 ? 'matches' : 'match'} ${asked}`}
          </span>
          {shown === 0 && (
            <Link className="link" to={paths.products({ q: text.trim(), category, make })}>
              Search the whole store for {asked}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

function describeFilter({ text, category, make }: LiveFilter): string {
  return [
    text.trim() === '' ? '' : `“${text.trim()}”`,
    findServiceName(category) ?? category,
    findMakeName(make) ?? make,
  ]
    .filter(Boolean)
    .join(', ');
}
