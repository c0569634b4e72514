import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';

import { CLAIM_SETS, isClaimSet, type ClaimSetName } from '../../domain/content/content/claim-sets.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { BackTo } from '../../ui/admin/prices/price-list';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { formatPageTitle } from '../../ui/page-title';
import { DataTable } from '../../ui/data-table';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Company claims') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  return null;
}

const SETS: ClaimSetName[] = Object.keys(CLAIM_SETS).filter(isClaimSet);

export default function Claims() {
  const mayEdit = useHasPermission()('content.edit');
  return (
    <>
      <BackTo to={paths.admin.content()} name="Content" />
      <h1>Company claims</h1>
      <p>
        What the company says of itself. Store pages speak with one set, marketing pages with the other. What
        customers say is a{' '}
        <Link to={paths.admin.textPages({ q: 'testimonials' })} className="link" discover="none">
          text page
        </Link>
        .
      </p>
      <DataTable
        rows={SETS}
        rowKey={(set) => set}
        columns={[
          {
            name: 'Claims',
            cell: (set) =>
              mayEdit ? (
                <Link className="link" to={paths.admin.claimSet(set)} discover="none">
                  {CLAIM_SETS[set].title}
                </Link>
              ) : (
                CLAIM_SETS[set].title
              ),
          },
          { name: 'Where visitors read them', label: 'Where', cell: (set) => CLAIM_SETS[set].where },
          {
            name: 'Actions',
            isHeadingHidden: true,
            cell: (set) => (
              <Link
                className="link"
                to={paths.admin.contentHistory('claims', set, { returnTo: paths.admin.claims() })}
                discover="none"
                aria-label={`History of ${CLAIM_SETS[set].title}`}
              >
                History
              </Link>
            ),
          },
        ]}
      />
    </>
  );
}
