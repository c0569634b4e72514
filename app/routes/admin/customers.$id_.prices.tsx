import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import { findPrice, listPrices } from '../../domain/goods/prices/price-list.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { changePriceList } from './price-list.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { type Query } from '../../paths';
import { BackTo, useReturnPath } from '../../ui/admin/back-to-list';
import { PriceList, PriceStepForm, RemovePrice } from '../../ui/admin/prices/price-list';
import { createMeta } from '../../ui/page-title';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { parsePageParam } from '../../http/page-param.server';
import { readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>(
  (data) => `Contract prices of ${data?.account.companyName ?? 'a customer'}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'prices.view');
  const account = requireFound(await findAccount(context.db, requireId(params['id'])));
  const { companyName, status } = account;
  const query = new URL(request.url).searchParams;
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  return {
    account: { id: account.id, companyName, status },
    removed: await findPrice(context.db, { customerId: account.id }, query.get('remove')),
    q,
    ...(await listPrices(context.db, { customerId: account.id }, q, parsePageParam(request))),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'prices.edit');
  const customerId = requireId(params['id']);
  const page = adminPaths.contractPrices(customerId);
  return changePriceList(await readStaffForm(context, request, staff, page), request, { customerId });
}

export default function ContractPrices() {
  const { account, removed, q, page, prices } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const returnPath = useReturnPath();
  const hrefOf = (query?: Query) => adminPaths.contractPrices(account.id, { ...query, ...returnPath });
  return (
    <>
      <BackTo to={adminPaths.customer(account.id, returnPath)} name={account.companyName} />
      <h1>Contract prices</h1>
      {account.status !== 'approved' && (
        <p className="muted">These prices take effect once the account is approved.</p>
      )}
      {removed !== undefined && may('prices.edit') && (
        <RemovePrice price={removed} keepAt={hrefOf({ q, page: page.page > 1 ? page.page : undefined })} />
      )}
      <PriceList q={q} page={page} prices={prices} hasEnd hrefOf={hrefOf} hidden={returnPath} />
      {may('prices.edit') && (
        <div className="admin-columns">
          <PriceStepForm hasEnd />
        </div>
      )}
    </>
  );
}
