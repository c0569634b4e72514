import type { Page } from '../domain/base/shared/paging.rules';
import { formatNumber } from './grouped';
import { Trans } from '~/i18n/trans';

/** The range of items on a page (SPEC 2.5). */
export function ItemsRange({ page }: { page: Page }) {
  const from = formatNumber(page.from);
  const to = formatNumber(page.to);
  const total = formatNumber(page.total);
  return (
    <p className="small muted">
      <Trans>
        Items {from}-{to} of {total}
      </Trans>
    </p>
  );
}
