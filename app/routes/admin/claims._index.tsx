import type { LoaderFunctionArgs } from '@remix-run/node';
import { CLAIM_SETS, isClaimSet, type ClaimSetName } from '../../domain/content/content/claim-sets.rules';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BackTo } from '../../ui/admin/back-to-list';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { createMeta } from '../../ui/page-title';
import { DataTable } from '../../ui/data-table';
import { TextLink } from '../../ui/admin/links';

export const meta = createMeta('Company claims');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  return null;
}

const SETS: ClaimSetName[] = Object.keys(CLAIM_SETS).filter(isClaimSet);

export default function Claims() {
  const mayEdit = useHasPermission()('content.edit');
  return (
    <>
      <BackTo to={adminPaths.content()} name="Content" />
      <h1>Company claims</h1>

      <DataTable
        rows={SETS}
        rowKey={(set) => set}
        columns={[
          {
            name: 'Claims',
            cell: (set) =>
              mayEdit ? (
                <TextLink to={adminPaths.claimSet(set)}>{CLAIM_SETS[set].title}</TextLink>
              ) : (
                CLAIM_SETS[set].title
              ),
          },
          { name: 'Shown on', cell: (set) => CLAIM_SETS[set].where },
          {
            name: 'Actions',
            isHeadingHidden: true,
            cell: (set) => (
              <TextLink
                to={adminPaths.contentHistory('claims', set, { returnTo: adminPaths.claims() })}
                aria-label={`History of ${CLAIM_SETS[set].title}`}
              >
                History
              </TextLink>
            ),
          },
        ]}
      />
    </>
  );
}
