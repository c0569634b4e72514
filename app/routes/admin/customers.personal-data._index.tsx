import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findAccountOfEmail } from '../../backoffice/personal-data/buyer-records.queries.server';
import { findBuyerSummary } from '../../backoffice/personal-data/open-business.queries.server';
import { parseBuyer } from '../../backoffice/personal-data/personal-data.schema';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BackToList } from '../../ui/admin/back-to-list';
import { PersonalDataPanel } from '../../ui/admin/customers/personal-data-panel';
import { FilterInput } from '../../ui/admin/filter-fields';
import { TextLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { GetForm } from '../../ui/form/get-form';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Personal data');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.erase');
  const typed = new URL(request.url).searchParams.get('email') ?? '';
  const buyer = parseBuyer({ email: typed });
  if (buyer === undefined || !('email' in buyer)) return { typed, isUnclear: typed !== '' };
  const accountId = await findAccountOfEmail(context.db, buyer.email);
  if (accountId !== undefined) return { typed, accountId };
  return { typed, guest: await findBuyerSummary(context.db, buyer) };
}

export default function PersonalData() {
  const { typed, isUnclear, accountId, guest } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToList list={adminPaths.customers()} name="Customers" />
      <PageHead title="Personal data" />
      <p>Find a guest by email. For an account, open its customer page.</p>
      <GetForm action={adminPaths.personalData()} className="cluster order-filter">
        <FilterInput label="Email address" name="email" value={typed} />
        <button type="submit" className="btn">
          Find guest
        </button>
      </GetForm>
      <div role="status" className="stack">
        {isUnclear === true && <p className="notice notice--warn">Enter a valid email address.</p>}
        {accountId !== undefined && (
          <p className="notice">
            This email address belongs to an account.{' '}
            <TextLink to={adminPaths.customer(accountId)}>Open account</TextLink>
          </p>
        )}
        {guest !== undefined && (
          <p>
            {guest.email}. {describeCounts(guest.counts)}
          </p>
        )}
      </div>
      {guest !== undefined && <PersonalDataPanel buyer={{ email: guest.email }} />}
    </>
  );
}

function describeCounts({
  orders,
  quotes,
  messages,
}: Record<'orders' | 'quotes' | 'messages', number>): string {
  return `Orders: ${orders}. Quotes: ${quotes}. Messages: ${messages}.`;
}
