import type { Page } from '../domain/shared/paging.rules';

/** SPEC 2.5: which of how many a page of a list shows. */
export function ItemsRange({ page }: { page: Page }) {
  return (
    <p className="small muted">
      Items {page.from}-{page.to} of {page.total}
    </p>
  );
}
