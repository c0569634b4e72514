import type { Generated, IsoText } from './column-types';

/** What was answered to a write of the API that carried an Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** Who asked what: the same key of another client or for another address is another one. */
  scope: string;
  key: string;
  body_hash: string;
  /** Null while the request is under way. */
  status: number | null;
  answer: string | null;
  started_at: IsoText;
}

/** What a program signs in with at the API. */
export interface ApiTokensTable {
  id: Generated<number>;
  name: string;
  /** SHA-256 of the token: a copy of the database opens nothing. */
  token_hash: string;
  /** How the token begins, so that people can tell theirs. */
  prefix: string;
  /** JSON list of what it may do. */
  scopes: string;
  created_by: number;
  created_at: IsoText;
  /** Written at most once a minute. */
  last_used_at: IsoText | null;
  revoked_at: IsoText | null;
  revoked_by: number | null;
}
