import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PUBLIC_TIER } from '../../domain/base/customers/public-tier.rules';
import { percentText } from '../../domain/base/shared/money.rules';
import { findPrice, findPriceTier, listPrices } from '../../domain/goods/prices/price-list.queries.server';
import { changePriceTier } from '../../domain/goods/prices/price-tiers.server';
import { requireFound } from '../../http/not-found.server';
import { changePriceList } from './price-list.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { type Query } from '../../paths';
import {
  PriceList,
  PriceStepForm,
  RemovePrice,
  PriceTierForm,
  priceTierValidator,
} from '../../ui/admin/prices/price-list';
import { BackTo } from '../../ui/admin/back-to-list';
import { createMeta } from '../../ui/page-title';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { parsePageParam } from '../../http/page-param.server';
import { answerStaffForm, readStaffForm, refuseStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data?.isPublic ? 'Quantity prices' : (data?.tier.name ?? 'Price tier'),
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'prices.view');
  const tier = requireFound(await findPriceTier(context.db, params['tier'] ?? ''));
  const query = new URL(request.url).searchParams;
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const owner = { tier: tier.code };
  return {
    tier,
    isPublic: tier.code === PUBLIC_TIER,
    removed: await findPrice(context.db, owner, query.get('remove')),
    q,
    ...(await listPrices(context.db, owner, q, parsePageParam(request))),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'prices.edit');
  const tier = params['tier'] ?? '';
  const posted = await readStaffForm(context, request, staff, adminPaths.priceTier(tier));
  if (posted.form.get('intent') !== 'tier') return changePriceList(posted, request, { tier });
  return answerStaffForm(
    posted,
    priceTierValidator,
    async (input, actor) => {
      await changePriceTier(context.db, tier, input, actor);
      return 'Tier saved';
    },
    (error) => refuseStaffForm(context, posted.form, error, { status: 422 }),
  );
}

export default function PriceTierPage() {
  const { tier, isPublic, removed, q, page, prices } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const hrefOf = (query?: Query) => adminPaths.priceTier(tier.code, query);
  return (
    <>
      <BackTo to={adminPaths.prices()} name="Trade prices" />
      <h1>{isPublic ? 'Quantity prices' : tier.name}</h1>
      <p className="muted">
        {isPublic
          ? 'All buyers pay these prices from the minimum quantity on, guests included.'
          : `${percentText(tier.discountBasisPoints)} off list, plus these prices`}
      </p>
      {removed !== undefined && may('prices.edit') && (
        <RemovePrice price={removed} keepAt={hrefOf({ q, page: page.page > 1 ? page.page : undefined })} />
      )}
      <PriceList q={q} page={page} prices={prices} hasEnd={false} hrefOf={hrefOf} />
      {may('prices.edit') && (
        <div className="admin-columns">
          <PriceStepForm hasEnd={false} leastQuantity={isPublic ? 2 : 1} />
          {!isPublic && <PriceTierForm tier={tier} />}
        </div>
      )}
    </>
  );
}
