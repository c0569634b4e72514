import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { searchBackOffice } from '../../backoffice/search/back-office-search.queries.server';
import type { SearchedGroup } from '../../backoffice/search/back-office-search.rules';
import { hasPermission, type Permission } from '../../domain/base/staff/permissions.rules';
import { requireStaff } from '../../http/session.server';
import { SearchHits } from '../../ui/admin/search/search-hits';
import { createMeta } from '../../ui/page-title';
import { EmptyList } from '../../ui/admin/empty-list';

/** A group is searched if the user can open its list. */
const PERMISSIONS: Record<SearchedGroup, Permission> = {
  products: 'catalog.view',
  orders: 'orders.view',
  customers: 'customers.view',
  quotes: 'quotes.view',
  purchases: 'stock.view',
  messages: 'inbox.view',
};

export const meta = createMeta<typeof loader>((data) =>
  data === undefined || data.q === '' ? 'Search' : `Search: ${data.q}`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(context, request, 'dashboard.view');
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  if (q === '') return { q, found: undefined };
  return {
    q,
    found: await searchBackOffice(context.db, q, (group) => hasPermission(role, PERMISSIONS[group])),
  };
}

export default function Search() {
  const { q, found } = useLoaderData<typeof loader>();
  const isNothing = found?.groups.every(({ total }) => total === 0) === true && found.exact.length === 0;
  return (
    <>
      <h1>{q === '' ? 'Search' : <>Search for “{q}”</>}</h1>
      {found === undefined && (
        <p className="muted">
          Search by name, email, SKU, or number. Press <kbd>/</kbd> to search.
        </p>
      )}
      {isNothing ? (
        <EmptyList icon="search" empty="No results. Try fewer words or part of a number." />
      ) : (
        found !== undefined && <SearchHits q={q} {...found} />
      )}
    </>
  );
}
