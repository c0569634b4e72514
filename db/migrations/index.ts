import type { Migration } from 'kysely';

import * as storeOpens from './20261120-0900-store-opens';
import * as search from './20261121-0900-search';

/** Every migration, in order. A migration that has been released is frozen: mend it with a new one. */
export const migrations: Record<string, Migration> = {
  '20261120-0900-store-opens': storeOpens,
  '20261121-0900-search': search,
};
