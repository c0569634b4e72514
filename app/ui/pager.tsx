import { Link } from '@remix-run/react';

import { listPageNumbers, type Page } from '../domain/base/shared/paging.rules';
import { Icon } from './icon/icon';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Links to the other pages of a list; nothing when there is one page. */
export function Pager({ page, hrefOf }: { page: Page; hrefOf: (page: number) => string }) {
  if (page.pageCount <= 1) return null;
  return (
    <nav className="pager" aria-label={t`Pages`}>
      {page.page > 1 && (
        <Link to={hrefOf(page.page - 1)} rel="prev" discover="none">
          <Icon name="chevron-left" />
          <span className="sr-only">
            <Trans>Previous page</Trans>
          </span>
        </Link>
      )}
      {listPageNumbers(page).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={hrefOf(number)}
            aria-label={t`Page ${number}`}
            aria-current={number === page.page ? 'page' : undefined}
            discover="none"
          >
            {number}
          </Link>
        ),
      )}
      {page.page < page.pageCount && (
        <Link to={hrefOf(page.page + 1)} rel="next" className="pager__next" discover="none">
          <Trans>Next</Trans>
        </Link>
      )}
    </nav>
  );
}
