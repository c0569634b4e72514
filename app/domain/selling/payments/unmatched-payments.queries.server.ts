import type { Db } from '../../../../db/schema';
import { getPage } from '../../base/shared/paging.rules';

export type UnmatchedPaymentRow = Awaited<ReturnType<typeof listUnmatchedPayments>>['payments'][number];

const PAGE_SIZE = 50;

/** Lists API payments without an order, newest first. */
export async function listUnmatchedPayments(db: Db, wanted: number) {
  const untied = db.selectFrom('payment_attempts').where('order_id', 'is', null);
  const { total } = await untied
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await untied
    .select(['id', 'method', 'state', 'amount_cents as amountCents', 'payer_name as payerName'])
    .select(['payer_email as payerEmail', 'payer_company as payerCompany'])
    .select(['provider_reference as reference', 'detail', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return {
    page,
    payments: rows,
  };
}
