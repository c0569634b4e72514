import { Link } from '@remix-run/react';

import { isFiltering, type LiveFilter } from '../../domain/goods/search/live-filter.rules';
import { paths } from '../../paths';
import type { LiveFilterCounts } from './live-filter';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface LiveFilterNoteProps {
  filter: LiveFilter;
  counts: LiveFilterCounts;
}

/** Says above a page's cards how many of them the live filter leaves; if none, leads to a search of the store. */
export function LiveFilterNote({ filter, counts: { shown, total } }: LiveFilterNoteProps) {
  return (
    <div className="container" role="status">
      {isFiltering(filter) && total > 0 && (
        <p className="notice live-filter">
          <span>{t`${shown} of ${total} products on this page match`}</span>
          {shown === 0 && (
            <Link className="link" to={paths.products({ ...filter, q: filter.text.trim(), text: undefined })}>
              <Trans>Search the whole store</Trans>
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
