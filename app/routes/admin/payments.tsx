import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import {
  decideUnmatched,
  listUnmatchedPayments,
  type UnmatchedDecision,
} from '../../domain/selling/payments/unmatched-payments.server';
import { unknownIntent } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ConfirmDecision, UnmatchedPayments } from '../../ui/admin/orders/unmatched-payments';
import { createMeta } from '../../ui/page-title';
import { parsePageParam } from '../../http/page-param.server';
import { PagedList } from '../../ui/admin/list-page';
import { answerStaffAction } from './staff-form.server';

export const meta = createMeta('Unapplied payments');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'payments.view');
  return listUnmatchedPayments(context.db, parsePageParam(request));
}

const DECIDED: Record<UnmatchedDecision, string> = {
  received: 'Payment confirmed',
  'not-received': 'Payment marked as not received',
  'give-back': 'Payment refunded',
};

function isDecision(value: unknown): value is UnmatchedDecision {
  return typeof value === 'string' && Object.hasOwn(DECIDED, value);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'payments.handle');
  const form = await request.formData();
  const intent = form.get('intent');
  if (!isDecision(intent)) throw unknownIntent();
  const page = adminPaths.payments({ page: new URL(request.url).searchParams.get('page') });
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const id = parseProductId(String(form.get('paymentId') ?? '')) ?? 0;
    await decideUnmatched(context.db, id, intent, actor);
    return DECIDED[intent];
  });
}

export default function Payments() {
  const { payments, page } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Unapplied payments</h1>
      <p className="muted">
        API payments without a cart. Apply each payment to an order manually, or refund it.
      </p>
      <ConfirmDecision payments={payments} />
      <PagedList
        page={page}
        hrefOf={(number) => adminPaths.payments({ page: number })}
        empty={{
          icon: 'receipt',
          empty: 'No unapplied payments',
          hint: 'API payments without a cart appear here.',
        }}
      >
        <UnmatchedPayments payments={payments} />
      </PagedList>
    </>
  );
}
