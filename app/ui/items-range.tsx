import type { Page } from '../domain/base/shared/paging.rules';
import { formatNumber } from './grouped';

/** The range of items on a page (SPEC 2.5). */
export function ItemsRange({ page }: { page: Page }) {
  return (
    <p className="small muted">
      Items {formatNumber(page.from)}-{formatNumber(page.to)} of {formatNumber(page.total)}
    </p>
  );
}
