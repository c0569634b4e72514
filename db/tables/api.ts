import type { Generated, IsoText } from './column-types';

/** The response to an API write with an Idempotency-Key. */
export interface IdempotencyKeysTable {
  /** Client and address: the same key of another client, or for another address, is a different key. */
  scope: string;
  key: string;
  body_hash: string;
  /** Null while the request is in progress. */
  status: number | null;
  answer: string | null;
  started_at: IsoText;
}

/** A token that authenticates a program at the API. */
export interface ApiTokensTable {
  id: Generated<number>;
  name: string;
  /** SHA-256 of the token, so that a copy of the database grants no access. */
  token_hash: string;
  /** The beginning of the token, so that staff can recognize it. */
  prefix: string;
  /** JSON array of scopes. */
  scopes: string;
  created_by: number;
  created_at: IsoText;
  /** Updated at most once a minute. */
  last_used_at: IsoText | null;
  revoked_at: IsoText | null;
  revoked_by: number | null;
}
