import { createHash } from 'node:crypto';

import type { Db } from '../../../../db/schema';
import { parseTextList } from '../shared/stored-json';
import { isTokenScope } from './token-scopes.rules';

/** Hashes a token for storage. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export type ApiToken = ReturnType<typeof toApiToken>;

/** Lists active tokens, then revoked ones, newest first, at most 200. */
export async function listApiTokens(db: Db) {
  const rows = await selectTokens(db)
    .orderBy('t.revoked_at', (order) => order.asc().nullsFirst())
    .orderBy('t.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toApiToken);
}

export async function findApiToken(db: Db, id: number) {
  const row = await selectTokens(db).where('t.id', '=', id).executeTakeFirst();
  return row && toApiToken(row);
}

/** Finds the hash of an active token, for rate limiting; undefined for any other text. */
export async function findTokenHash(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.token_hash;
}

function selectTokens(db: Db) {
  return db
    .selectFrom('api_tokens as t')
    .innerJoin('staff as s', 's.id', 't.created_by')
    .select(['t.id', 't.name', 't.prefix', 't.scopes', 't.created_at as createdAt'])
    .select(['t.last_used_at as lastUsedAt', 't.revoked_at as revokedAt', 's.name as createdBy']);
}

type TokenRow = Awaited<ReturnType<ReturnType<typeof selectTokens>['executeTakeFirstOrThrow']>>;

function toApiToken({ scopes, ...token }: TokenRow) {
  return { ...token, scopes: parseTextList(scopes).filter(isTokenScope) };
}
