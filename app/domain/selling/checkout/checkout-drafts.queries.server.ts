import { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { parseJson } from '../../base/shared/stored-json';

const StoredFields = z.record(z.string()).catch({});

/** Reads a cart's checkout input as typed; empty once it has expired. */
export async function readCheckoutDraft(db: Db | Trx, cartId: string | null | undefined) {
  if (cartId == null) return {};
  const row = await db
    .selectFrom('checkout_drafts')
    .select('data')
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return row === undefined ? {} : StoredFields.parse(parseJson(row.data));
}
