import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { percentText } from '../../domain/base/shared/money.rules';
import { findPrice, findPriceTier, listPrices } from '../../domain/goods/prices/price-list.queries.server';
import { changePriceTier } from '../../domain/goods/prices/price-tiers.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { changePriceList } from './price-list.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths, type Query } from '../../paths';
import {
  BackTo,
  PriceList,
  PriceStepForm,
  priceStepValidator,
  RemovePrice,
} from '../../ui/admin/prices/price-list';
import { PriceTierForm, priceTierValidator } from '../../ui/admin/prices/price-tier-form';
import { formatPageTitle } from '../../ui/page-title';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data?.tier.name ?? 'Price tier') },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'prices.view');
  const tier = requireFound(await findPriceTier(context.db, params['tier'] ?? ''));
  const query = new URL(request.url).searchParams;
  const wanted = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  const owner = { tier: tier.code };
  return {
    tier,
    removed: await findPrice(context.db, owner, query.get('remove')),
    ...(await listPrices(context.db, owner, wanted)),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'prices.edit');
  const tier = params['tier'] ?? '';
  const form = await request.formData();
  if (form.get('intent') !== 'tier')
    return changePriceList(context, request, form, { tier }, priceStepValidator);
  const { data, problem } = await readForm(context, form, priceTierValidator);
  if (problem !== undefined) return problem;
  try {
    await changePriceTier(context.db, tier, data, toStaffActor(staff, context.requestId));
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    return refuseForm(context, form, getFieldErrors(error, 'name'));
  }
  return redirectWithToast(context, paths.admin.priceTier(tier), { type: 'success', message: 'Tier saved' });
}

export default function PriceTierPage() {
  const { tier, removed, page, prices } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const hrefOf = (query: Query) => paths.admin.priceTier(tier.code, query);
  return (
    <>
      <BackTo to={paths.admin.prices()} name="Trade prices" />
      <h1>{tier.name}</h1>
      <p className="muted">{percentText(tier.discountBasisPoints)} off the list price, and these prices:</p>
      {removed !== undefined && may('prices.edit') && (
        <RemovePrice price={removed} keepAt={hrefOf({ page: page.page > 1 ? page.page : undefined })} />
      )}
      <PriceList page={page} prices={prices} hasEnd={false} hrefOf={hrefOf} />
      {may('prices.edit') && (
        <div className="admin-columns">
          <PriceStepForm hasEnd={false} />
          <PriceTierForm tier={tier} />
        </div>
      )}
    </>
  );
}
