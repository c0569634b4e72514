import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { formatMoment } from '../../domain/base/shared/store-day.rules';
import { extendHold } from '../../domain/selling/orders/extend-hold.server';
import { listHolds } from '../../domain/selling/orders/hold-list.queries.server';
import { buildHoldQuery, HOLD_KINDS, parseHoldFilter } from '../../domain/selling/orders/hold-list.rules';
import { ExtendHoldSchema } from '../../domain/selling/orders/order-handling.schema';
import { readForm } from '../../http/form.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BackTo } from '../../ui/admin/back-to-list';
import { countStates, ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { HoldTable } from '../../ui/admin/orders/hold-table';
import { PageHead } from '../../ui/admin/page-head';
import { formatNumber } from '../../ui/grouped';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(ExtendHoldSchema);

export const meta = createMeta('Unpaid holds');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const filter = parseHoldFilter(new URL(request.url).searchParams);
  return { filter, ...(await listHolds(context.db, filter, parsePageParam(request))) };
}

/** Extends a hold. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const { data, problem } = await readForm(context, await request.formData(), validator);
  if (problem !== undefined) return problem;
  const page = adminPaths.holds() + new URL(request.url).search;
  const seen = { updatedAt: data.expectedUpdatedAt, lastEventId: data.expectedEventId };
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const until = await extendHold(context.db, { orderId: data.orderId, seen }, actor);
    return `Hold extended until ${formatMoment(until)}`;
  });
}

export default function Holds() {
  const { filter, holds, page, counts, units, valueCents } = useLoaderData<typeof loader>();
  return (
    <>
      <BackTo to={adminPaths.orders()} name="Orders" />
      <PageHead title="Unpaid holds" />
      <p>
        {formatNumber(page.total)} {page.total === 1 ? 'order holds' : 'orders hold'}{' '}
        <strong>
          {formatNumber(units)} {units === 1 ? 'unit' : 'units'}
        </strong>{' '}
        worth <strong>{formatMoney(valueCents)}</strong> pending payment.
      </p>
      <StatusLinks
        current={filter.kind}
        hrefOf={(kind) => adminPaths.holds(buildHoldQuery({ ...filter, kind }))}
        links={countStates(HOLD_KINDS, counts)}
      />
      <ListSearch
        hrefOf={adminPaths.holds}
        name="Unpaid holds"
        label="number, email, name, or company"
        q={filter.q}
        hidden={{ ...buildHoldQuery(filter), q: undefined }}
        isFiltered={filter.q !== '' || filter.kind !== undefined}
      />
      <HoldTable holds={holds} page={page} filter={filter} />
    </>
  );
}
