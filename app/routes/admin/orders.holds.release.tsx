import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { parseIds } from '../../backoffice/bulk/bulk-change.schema';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { findHolds } from '../../domain/selling/orders/hold-list.queries.server';
import { getHoldField, ReleaseHoldsSchema } from '../../domain/selling/orders/order-handling.schema';
import { releaseHolds } from '../../domain/selling/payments/release-holds.server';
import { getReturnPath } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(ReleaseHoldsSchema);

export const meta = createMeta('Release holds');

/** The URL selects orders: repeated `order`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.handle');
  const params = new URL(request.url).searchParams;
  return { holds: await findHolds(context.db, parseIds(params.getAll('order').join(','))) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const page = getReturnPath(request, adminPaths.holds());
  const posted = await readStaffForm(context, request, staff, page);
  return answerStaffForm({ ...posted, page }, validator, async ({ holds, reason }, actor) => {
    const { released, changed } = await releaseHolds(context.db, { versions: holds, reason }, actor);
    const message = `${formatHolds(released)} released`;
    if (changed === 0) return message;
    const description = `Changed in the meantime and not released: ${changed}. Check the list.`;
    return { type: 'warning', message, description };
  });
}

function formatHolds(count: number): string {
  return count === 1 ? '1 hold' : `${count} holds`;
}

export default function ReleaseHolds() {
  const { holds } = useLoaderData<typeof loader>();
  const crumb = useListCrumb('Unpaid holds', adminPaths.holds());
  const receivedCents = holds.reduce((sum, hold) => sum + hold.receivedCents, 0);
  return (
    <ConfirmPage
      crumbs={[crumb, { name: 'Release' }]}
      title={holds.length === 1 ? 'Release this hold?' : `Release ${formatHolds(holds.length)}?`}
      refusal={holds.length === 0 && 'Select at least one open hold in the list.'}
      text={
        <>
          This cancels {holds.length === 1 ? 'the order' : 'the orders'} and releases the stock
          {receivedCents > 0 && `, and ${formatMoney(receivedCents)} is refunded`}.{' '}
          {holds.length === 1 ? 'The customer is' : 'The customers are'} notified by email. You can’t undo
          this.
        </>
      }
      facts={
        <ul>
          {holds.map(({ id, number, buyer, units, totalCents }) => (
            <li key={id}>
              <span className="part-number">{number}</span> {buyer}, {units} {units === 1 ? 'unit' : 'units'},{' '}
              {formatMoney(totalCents)}
            </li>
          ))}
        </ul>
      }
      validator={validator}
      fields={Object.fromEntries(holds.map(({ id, updatedAt }) => [getHoldField(id), updatedAt]))}
      button={holds.length === 1 ? 'Release hold' : 'Release holds'}
      back={{
        name: holds.length === 1 ? 'Keep order' : 'Keep orders',
        to: crumb.to ?? adminPaths.holds(),
      }}
    >
      <TextField name="reason" label="Reason" autoComplete="off" hint="Internal only." />
    </ConfirmPage>
  );
}
