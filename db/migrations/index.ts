import type { Migration } from 'kysely';

import * as storeOpens from './20261120-0900-store-opens';

/** Every migration, in order. A migration that has been released is frozen: mend it with a new one. */
export const migrations: Record<string, Migration> = {
  '20261120-0900-store-opens': storeOpens,
};
