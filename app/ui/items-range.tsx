import type { Page } from '../domain/base/shared/paging.rules';
import { formatNumber } from './grouped';

/** SPEC 2.5: which of how many a page of a list shows. */
export function ItemsRange({ page }: { page: Page }) {
  return (
    <p className="small muted">
      Items {formatNumber(page.from)}-{formatNumber(page.to)} of {formatNumber(page.total)}
    </p>
  );
}
