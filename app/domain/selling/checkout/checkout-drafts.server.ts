import { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { inWaitingTransaction } from '../../../../db/transaction';
import { lockCart } from '../cart/lock-cart.server';
import { isoIn, nowIso } from '../../base/shared/clock';
import { containsCardNumber } from '../../base/shared/card-number.rules';
import { type DraftPart, listDraftFields, type TypedCheckout } from './checkout-progress.rules';
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

const DAY = 24 * 60 * 60 * 1000;
/** Drafts expire after this many days. */
export const DRAFT_LIFETIME_DAYS = 7;
/** Longer than any field allows; longer values would be refused anyway. */
const MAX_TEXT_LENGTH = 500;

/**
 * Saves the given parts of a checkout as typed, valid or not, and leaves other parts unchanged, so that two tabs
 * never mix half an address. Likely card numbers are dropped. An empty cart gets no draft, because its order may have
 * just been placed.
 */
export async function saveCheckoutDraft(
  db: Db,
  cartId: string,
  parts: readonly DraftPart[],
  entered: TypedCheckout,
): Promise<void> {
  await inWaitingTransaction(db, async (trx) => {
    await lockCart(trx, cartId);
    await trx.deleteFrom('checkout_drafts').where('expires_at', '<=', nowIso()).execute();
    const line = await trx
      .selectFrom('cart_lines')
      .select('product_id')
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    if (line === undefined) return;
    const own = Object.fromEntries(
      listDraftFields(parts).map((name) => [name, limitText(entered[name])] as const),
    );
    const row = buildDraftRow({ ...(await readCheckoutDraft(trx, cartId)), ...own });
    await trx
      .insertInto('checkout_drafts')
      .values({ cart_id: cartId, ...row })
      .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
      .execute();
  });
}

/** Deletes a draft that became an order. */
export async function deleteCheckoutDraft(trx: Trx, cartId: string): Promise<void> {
  await trx.deleteFrom('checkout_drafts').where('cart_id', '=', cartId).execute();
}

/** Restores a draft after its order failed, unless the buyer has typed something new. */
export async function restoreCheckoutDraft(trx: Trx, cartId: string, typed: TypedCheckout): Promise<void> {
  await trx
    .insertInto('checkout_drafts')
    .values({ cart_id: cartId, ...buildDraftRow(typed) })
    .onConflict((conflict) => conflict.column('cart_id').doNothing())
    .execute();
}

function buildDraftRow(typed: TypedCheckout) {
  return {
    data: JSON.stringify(typed),
    updated_at: nowIso(),
    expires_at: isoIn(DRAFT_LIFETIME_DAYS * DAY),
  };
}

function limitText(text = ''): string {
  return text.length <= MAX_TEXT_LENGTH && !containsCardNumber(text) ? text : '';
}
