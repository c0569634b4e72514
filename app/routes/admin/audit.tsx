import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { parseAuditFilter, isAuditFiltered } from '../../domain/base/audit/audit-list.rules';
import { listAuditedActions, listAuditLog } from '../../backoffice/activity/audit-log.queries.server';
import { listStaffAccounts } from '../../domain/base/staff/staff-accounts.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { AuditEntries, AuditFilterForm, AuditViews } from '../../ui/admin/activity/audit-entries';
import { createMeta } from '../../ui/page-title';
import { parsePageParam } from '../../http/page-param.server';
import { PagedList } from '../../ui/admin/list-page';

export const meta = createMeta('Audit log');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'audit.view');
  const filter = parseAuditFilter(new URL(request.url).searchParams);
  return {
    filter,
    actions: await listAuditedActions(context.db),
    usernames: (await listStaffAccounts(context.db)).map(({ username }) => username),
    ...(await listAuditLog(context.db, filter, parsePageParam(request))),
  };
}

export default function AuditLog() {
  const { filter, actions, usernames, entries, page } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Audit log</h1>
      <p className="muted">All changes by staff and customers. Read-only.</p>
      <AuditViews filter={filter} />
      <AuditFilterForm filter={filter} actions={actions} usernames={usernames} />
      <PagedList
        page={page}
        hrefOf={(number) => adminPaths.audit({ ...filter, page: number })}
        empty={{
          icon: 'list',
          isFiltered: isAuditFiltered(filter),
          filtered: 'No entries match your filters',
          clearTo: adminPaths.audit(),
          empty: 'No activity yet',
          hint: 'Staff and customer changes appear here.',
        }}
      >
        <AuditEntries entries={entries} />
      </PagedList>
    </>
  );
}
