import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PUBLIC_TIER } from '../../domain/base/customers/public-tier.rules';
import { toStaffActor } from '../../domain/base/audit/actor';
import { percentText } from '../../domain/base/shared/money.rules';
import { listPriceTiers } from '../../domain/goods/prices/price-list.queries.server';
import { addPriceTier } from '../../domain/goods/prices/price-tiers.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { PriceTierForm, priceTierValidator } from '../../ui/admin/prices/price-list';
import { createMeta } from '../../ui/page-title';
import { DataTable } from '../../ui/data-table';
import { TextLink } from '../../ui/admin/links';
import { EmptyList } from '../../ui/admin/empty-list';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Trade prices');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'prices.view');
  return { tiers: await listPriceTiers(context.db) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'prices.edit');
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, priceTierValidator);
  if (problem !== undefined) return problem;
  try {
    const code = await addPriceTier(context.db, data, toStaffActor(staff, context.requestId));
    return redirect(adminPaths.priceTier(code), 303);
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'name'));
  }
}

export default function TradePrices() {
  const { tiers } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Trade prices</h1>
      <p className="muted">
        Accounts pay the lowest of their contract price, tier quantity break, tier discount, quantity price,
        and the store price.
      </p>
      <p>
        <TextLink to={adminPaths.priceTier(PUBLIC_TIER)}>Quantity prices for all buyers</TextLink>
      </p>
      <div className="admin-columns">
        <section className="panel">
          <h2>Price tiers</h2>
          {tiers.length === 0 ? (
            <EmptyList icon="tags" empty="No price tiers yet. All accounts pay store prices." />
          ) : (
            <TierTable tiers={tiers} />
          )}
        </section>
        <PriceTierForm />
      </div>
    </>
  );
}

function TierTable({ tiers }: { tiers: Awaited<ReturnType<typeof listPriceTiers>> }) {
  return (
    <DataTable
      rows={tiers}
      rowKey="code"
      columns={[
        {
          name: 'Tier',
          cell: ({ code, name }) => <TextLink to={adminPaths.priceTier(code)}>{name}</TextLink>,
        },
        {
          name: 'Discount',
          isNumber: true,
          cell: ({ discountBasisPoints }) => percentText(discountBasisPoints),
        },
        { name: 'Accounts', isNumber: true, cell: ({ accounts }) => accounts },
        { name: 'Product prices', isNumber: true, cell: ({ prices }) => prices },
      ]}
    />
  );
}
