import type { Migration } from 'kysely';

import * as baseline from './20261123-0000-baseline';
import * as quantityPrices from './20261128-0000-quantity-prices';
import * as leftOutLines from './20261128-2300-left-out-lines';

/** All migrations in order. A released migration is frozen: correct it with a new one (docs/migrations.md). */
export const migrations: Record<string, Migration> = {
  '20261123-0000-baseline': baseline,
  '20261128-0000-quantity-prices': quantityPrices,
  '20261128-2300-left-out-lines': leftOutLines,
};
