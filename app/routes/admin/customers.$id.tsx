import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import {
  approveApplication,
  changeAccountTerms,
} from '../../domain/base/customers/decide-application.server';
import { getBusinessTypeName, getYearsInBusinessName } from '../../domain/base/customers/registration.schema';
import { listAccountOrders } from '../../domain/selling/orders/account-orders.queries.server';
import { listCompanyUsers } from '../../domain/base/customers/company-users.queries.server';
import { listAccountDocuments } from '../../domain/goods/documents/documents.queries.server';
import { listPriceTiers } from '../../domain/goods/prices/price-list.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { hasPermission } from '../../domain/base/staff/permissions.rules';
import { DomainError, FieldError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountDetails, AccountStanding } from '../../ui/account/account-details';
import { AccountOrders } from '../../ui/account/account-orders';
import { CompanyUserTable } from '../../ui/account/company-user-table';
import { TermsForm, termsValidator } from '../../ui/admin/customers/account-forms';
import { AccountDocumentsPanel } from '../../ui/admin/documents/document-panel';
import { AccountStatusBadge } from '../../ui/admin/customers/account-table';
import { ForRole } from '../../ui/admin/customers/for-role';
import { formatPageTitle } from '../../ui/page-title';
import { BackToList, useReturnPath } from '../../ui/admin/back-to-list';
import { keepReturn } from '../../http/return-to.server';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { ButtonLink, TextLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data?.account.companyName ?? 'Customer') },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(context, request, 'customers.view');
  const account = requireFound(await findAccount(context.db, requireId(params['id'])));
  return {
    account,
    tiers: await listPriceTiers(context.db),
    users: await listCompanyUsers(context.db, account.id),
    orders: await listAccountOrders(context.db, account.id),
    documents: hasPermission(role, 'documents.view')
      ? await listAccountDocuments(context.db, account.id)
      : [],
    today: nowIso().slice(0, 10),
    changes: await listAuditEvents(context.db, `customer:${account.id}`),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const actor = toStaffActor(await requireStaff(context, request, 'customers.decide'), context.requestId);
  const id = requireId(params['id']);
  const form = await request.formData();
  const intent = form.get('intent');
  try {
    if (intent !== 'approve' && intent !== 'terms') throw unknownIntent();
    const { data, problem } = await readForm(context, form, termsValidator);
    if (problem !== undefined) return problem;
    const change = intent === 'approve' ? approveApplication : changeAccountTerms;
    await change(context.db, id, data, actor);
    return await done(intent === 'approve' ? 'Account approved' : 'Terms changed');
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (error instanceof FieldError) return refuseForm(context, form, getFieldErrors(error, 'priceTier'));
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return redirectWithToast(context, keepReturn(request, paths.admin.customer(id)), toast);
  }

  function done(message: string) {
    const page = keepReturn(request, paths.admin.customer(id ?? 0));
    return redirectWithToast(context, page, { type: 'success', message });
  }
}

export default function Customer() {
  const { account, tiers, users, orders, documents, today, changes } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const kept = useReturnPath();
  return (
    <>
      <BackToList list={paths.admin.customers()} name="Customers" />
      <div className="admin-head">
        <div className="order-title">
          <h1>{account.companyName}</h1>
          <AccountStatusBadge status={account.status} />
        </div>
        {may('customers.decide') && (
          <p className="admin-head__actions">
            <ButtonLink to={paths.admin.customerContact(account.id, kept)}>Edit contact data</ButtonLink>
            {account.status === 'applied' && (
              <ButtonLink to={paths.admin.customerDecline(account.id, kept)}>Decline application</ButtonLink>
            )}
          </p>
        )}
      </div>
      <p className="muted">
        {account.jobTitle}, {getBusinessTypeName(account.businessType)}. In business:{' '}
        {getYearsInBusinessName(account.yearsInBusiness)}
      </p>
      <div className="admin-columns">
        <AccountDetails account={account} />
        {account.status === 'approved' && <AccountStanding account={account} />}
        {may('customers.decide') && <TermsForm account={account} tiers={tiers} />}
      </div>
      <p>
        <TextLink to={paths.admin.contractPrices(account.id, kept)}>Contract prices</TextLink>
      </p>
      <section className="panel stack">
        <h2>Users</h2>
        <CompanyUserTable users={users} />
      </section>
      <ForRole permission="documents.view">
        <AccountDocumentsPanel documents={documents} today={today} />
      </ForRole>
      <AccountOrders orders={orders} whenEmpty="No orders yet." />
      <ChangeList changes={changes} />
    </>
  );
}
