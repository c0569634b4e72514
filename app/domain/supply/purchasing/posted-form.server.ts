import { z } from 'zod';

import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';

const OrderIds = z.array(z.number().int());

/** Finds the orders this form already created or filled; undefined for a new form. */
export async function findPosted(trx: Trx, key: string): Promise<number[] | undefined> {
  const row = await trx
    .selectFrom('purchase_posts')
    .select('order_ids')
    .where('form_key', '=', key)
    .executeTakeFirst();
  return row && OrderIds.parse(JSON.parse(row.order_ids));
}

/** Records a form as posted, in the same transaction. */
export async function recordPosted(trx: Trx, key: string, orderIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('purchase_posts')
    .values({ form_key: key, order_ids: JSON.stringify(orderIds), created_at: nowIso() })
    .execute();
}
