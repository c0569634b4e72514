import type { Page } from '../domain/base/shared/paging.rules';
import { grouped } from './grouped';

/** SPEC 2.5: which of how many a page of a list shows. */
export function ItemsRange({ page }: { page: Page }) {
  return (
    <p className="small muted">
      Items {grouped(page.from)}-{grouped(page.to)} of {grouped(page.total)}
    </p>
  );
}
