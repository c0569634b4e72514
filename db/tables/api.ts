import type { IsoText } from './column-types';

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
