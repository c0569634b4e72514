import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import {
  approveApplication,
  changeAccountTerms,
} from '../../domain/base/customers/decide-application.server';
import {
  getBusinessTypeName,
  getYearsInBusinessName,
} from '../../domain/base/customers/business-choices.rules';
import { listAccountOrders } from '../../domain/selling/orders/account-orders.queries.server';
import { listCompanyUsers } from '../../domain/base/customers/company-users.queries.server';
import { listLicenseParts } from '../../domain/goods/licenses/may-order.server';
import { listAccountDocuments } from '../../domain/goods/documents/documents.queries.server';
import { listPriceTiers } from '../../domain/goods/prices/price-list.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { hasPermission } from '../../domain/base/staff/permissions.rules';
import { FieldError } from '../../domain/base/shared/errors';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { AccountDetails, TermsList } from '../../ui/account/account-details';
import { AccountOrders } from '../../ui/account/account-orders';
import { CompanyUserTable } from '../../ui/account/company-user-table';
import { TermsForm, termsValidator } from '../../ui/admin/customers/account-forms';
import { AccountDocumentsPanel } from '../../ui/admin/documents/document-panel';
import { AccountStatusBadge } from '../../ui/admin/customers/account-status-badge';
import { PersonalDataPanel } from '../../ui/admin/customers/personal-data-panel';
import { ForRole } from '../../ui/admin/customers/for-role';
import { createMeta } from '../../ui/page-title';
import { BackToList, useReturnPath } from '../../ui/admin/back-to-list';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { ButtonLink, TextLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { answerIntent, answerStaffForm, readStaffForm, refuseStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => data?.account.companyName ?? 'Customer');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(context, request, 'customers.view');
  const account = requireFound(await findAccount(context.db, requireId(params['id'])));
  return {
    account,
    tiers: await listPriceTiers(context.db),
    users: await listCompanyUsers(context.db, account.id),
    ...(await listAccountOrders(context.db, account.id, { pageSize: 50 })),
    documents: hasPermission(role, 'documents.view')
      ? await listAccountDocuments(context.db, account.id)
      : [],
    today: nowIso().slice(0, 10),
    changes: await listAuditEvents(context.db, `customer:${account.id}`),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'customers.decide');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.customer(id));
  const answerTerms = (save: typeof changeAccountTerms, done: string) => () =>
    answerStaffForm(
      posted,
      termsValidator,
      async (terms, actor) => {
        await save(context.db, id, terms, actor);
        return done;
      },
      (error) =>
        refuseStaffForm(context, posted.form, error, { status: error instanceof FieldError ? 422 : 409 }),
    );
  return answerIntent(posted, {
    approve: answerTerms(
      (db, customerId, terms, actor) => approveApplication(db, customerId, terms, actor, listLicenseParts),
      'Account approved',
    ),
    terms: answerTerms(changeAccountTerms, 'Terms changed'),
  });
}

export default function Customer() {
  const { account, tiers, users, orders, documents, today, changes } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const returnPath = useReturnPath();
  return (
    <>
      <BackToList list={adminPaths.customers()} name="Customers" />
      <PageHead title={account.companyName} badge={<AccountStatusBadge status={account.status} />}>
        {may('customers.decide') && (
          <>
            <ButtonLink to={adminPaths.customerContact(account.id, returnPath)}>Edit contact info</ButtonLink>
            {account.status === 'applied' && (
              <ButtonLink to={adminPaths.customerDecline(account.id, returnPath)}>
                Decline application
              </ButtonLink>
            )}
          </>
        )}
      </PageHead>
      <p className="muted">
        {account.jobTitle}, {getBusinessTypeName(account.businessType)}. In business:{' '}
        {getYearsInBusinessName(account.yearsInBusiness)}
      </p>
      <div className="admin-columns">
        <AccountDetails account={account} />
        {account.status === 'approved' && (
          <section className="panel stack stack--top">
            <h2>Trade account</h2>
            {account.decisionReason !== '' && <p>Reason: {account.decisionReason}</p>}
            <TermsList account={account} />
          </section>
        )}
        {may('customers.decide') && <TermsForm account={account} tiers={tiers} />}
      </div>
      <p>
        <TextLink to={adminPaths.contractPrices(account.id, returnPath)}>Contract prices</TextLink>
      </p>
      <section className="panel stack">
        <h2>Users</h2>
        <CompanyUserTable users={users} />
      </section>
      <ForRole permission="documents.view">
        <AccountDocumentsPanel documents={documents} today={today} />
      </ForRole>
      <AccountOrders orders={orders} whenEmpty="No orders yet." />
      <ForRole permission="customers.erase">
        <PersonalDataPanel buyer={{ customer: account.id }} />
      </ForRole>
      <ChangeList changes={changes} />
    </>
  );
}
