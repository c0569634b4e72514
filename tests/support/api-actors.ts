import { isTokenScope, TOKEN_SCOPES, type TokenScope } from '../../app/domain/base/tokens/token-scopes.rules';
import { createApiToken } from '../../app/domain/base/tokens/tokens.server';
import type { Db } from '../../db/schema';

/** Every scope that a token can have. */
export const SCOPES: readonly TokenScope[] = Object.keys(TOKEN_SCOPES).filter(isTokenScope);

const ACTOR = { name: 'staff:admin', staffId: 1, requestId: 'test' } as const;

let made = 0;

/** A token that works, with these scopes; every one when none are named. */
export async function tokenWith(db: Db, scopes: readonly TokenScope[] = SCOPES) {
  made += 1;
  return createApiToken(db, { name: `Program ${made}`, scopes: [...scopes] }, { id: 1 }, ACTOR);
}
