import { randomBytes } from 'node:crypto';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { isoIn, nowIso } from '../shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../shared/errors';
import { parseTextList } from '../shared/stored-json';
import { hashToken } from './tokens.queries.server';
import { isTokenScope, type NewToken } from './token-scopes.rules';

const START = 'kw_';
/** Number of characters that stay visible. */
const PREFIX_LENGTH = START.length + 6;
const MINUTE_MS = 60_000;

/**
 * Creates a token and returns it, only this once; its hash is stored.
 *
 * @throws FieldError if an active token has the name.
 */
export async function createApiToken(
  db: Db,
  { name, scopes }: NewToken,
  staff: { id: number },
  actor: Actor,
): Promise<{ id: number; token: string }> {
  const token = START + randomBytes(32).toString('base64url');
  return inTransaction(db, async (trx) => {
    const taken = await trx
      .selectFrom('api_tokens')
      .select('id')
      .where((build) => build(build.fn('lower', ['name']), '=', name.toLowerCase()))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (taken !== undefined) throw new FieldError('name', 'An active token already has this name');
    const prefix = token.slice(0, PREFIX_LENGTH);
    const { id } = await trx
      .insertInto('api_tokens')
      .values({
        name,
        token_hash: hashToken(token),
        prefix,
        scopes: JSON.stringify(scopes),
        created_by: staff.id,
        created_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, actor, 'token.create', `token:${id}`, { after: { name, prefix, scopes } });
    return { id, token };
  });
}

/** Revokes a token for good. @throws NotFoundError, or ConflictError if it was already revoked. */
export async function revokeApiToken(db: Db, id: number, staff: { id: number }, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const token = await trx.selectFrom('api_tokens').selectAll().where('id', '=', id).executeTakeFirst();
    if (token === undefined) throw new NotFoundError('Token not found.');
    if (token.revoked_at !== null) throw new ConflictError('This token is already revoked.');
    const revoked_at = nowIso();
    await trx
      .updateTable('api_tokens')
      .set({ revoked_at, revoked_by: staff.id })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, 'token.revoke', `token:${id}`, {
      before: { name: token.name, prefix: token.prefix, scopes: parseTextList(token.scopes) },
      after: { revokedAt: revoked_at },
    });
    return { name: token.name };
  });
}

/** Finds the active token of a request and records its use, at most once a minute. */
export async function acceptApiToken(db: Db, token: string) {
  const row = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.last_used_at === null || row.last_used_at < isoIn(-MINUTE_MS)) {
    await db.updateTable('api_tokens').set({ last_used_at: nowIso() }).where('id', '=', row.id).execute();
  }
  return { name: row.name, scopes: parseTextList(row.scopes).filter(isTokenScope) };
}
