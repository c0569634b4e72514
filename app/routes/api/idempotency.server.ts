import { createHash } from 'node:crypto';

import { t } from '~/i18n/text';
import type { Db, Trx } from '../../../db/schema';
import { inWaitingTransaction } from '../../../db/transaction';
import { isoIn, nowIso } from '../../domain/base/shared/clock';
import { ApiError } from '../../http/api.server';

/** A stored response, replayed for the same key. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Client, address, and key of a request. */
export interface IdempotentRequest {
  /** Keys are scoped to the client and address. */
  scope: string;
  key: string;
  body: string;
}

/** A claim this old was abandoned by a crashed process; the next request takes over. */
const ABANDONED_AFTER_MS = 60_000;
const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the hash of the request's Idempotency-Key, undefined without one. Keys may contain anything, such as digits
 * that look like a card number, so they are never stored as sent.
 *
 * @throws ApiError 400 if invalid.
 */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ApiError(400, t`Send an Idempotency-Key of 1 to 255 visible ASCII characters.`);
  }
  return hashText(key);
}

/**
 * Runs a write once per key (DESIGN 7). The same key and body get the stored response; responses of 500 and above
 * aren't stored, so that clients can retry.
 *
 * @throws ApiError 422 for the key with a different body, 409 while the first request is running.
 */
export async function withIdempotencyKey(
  db: Db,
  request: IdempotentRequest,
  answer: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { isReplayed: boolean }> {
  const bodyHash = hashText(request.body);
  const replayed = await claimOrReplay(db, request, bodyHash);
  if (replayed !== undefined) return { ...replayed, isReplayed: true };
  try {
    const given = await answer();
    if (given.status >= 500) await release(db, request);
    else await storeAnswer(db, request, given);
    return { ...given, isReplayed: false };
  } catch (error) {
    await release(db, request);
    throw error;
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Claims the key for this request, or reads its stored response. */
function claimOrReplay(
  db: Db,
  request: IdempotentRequest,
  bodyHash: string,
): Promise<StoredAnswer | undefined> {
  return inWaitingTransaction(db, async (trx) => {
    const { scope, key } = request;
    await trx.deleteFrom('idempotency_keys').where('started_at', '<', isoIn(-RETENTION_MS)).execute();
    const known = await trx
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known !== undefined && known.body_hash !== bodyHash) {
      throw new ApiError(422, t`This Idempotency-Key was used with a different body; send a new key.`);
    }
    if (known?.status != null) {
      const body: unknown = JSON.parse(known.answer ?? 'null');
      return { status: known.status, body };
    }
    const isUnderWay = known !== undefined && known.started_at > isoIn(-ABANDONED_AFTER_MS);
    if (isUnderWay || !(await claim(trx, request, bodyHash, known?.started_at))) {
      throw new ApiError(409, t`A request with this Idempotency-Key is in progress; retry in a moment.`);
    }
    return undefined;
  });
}

/** Of two concurrent requests, one claims the key. */
async function claim(
  trx: Trx,
  { scope, key }: IdempotentRequest,
  bodyHash: string,
  abandonedAt: string | undefined,
): Promise<boolean> {
  if (abandonedAt !== undefined) {
    const taken = await trx
      .updateTable('idempotency_keys')
      .set({ started_at: nowIso() })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('started_at', '=', abandonedAt)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }
  const made = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, body_hash: bodyHash, status: null, answer: null, started_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

async function storeAnswer(db: Db, { scope, key }: IdempotentRequest, given: StoredAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: given.status, answer: JSON.stringify(given.body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

async function release(db: Db, { scope, key }: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
