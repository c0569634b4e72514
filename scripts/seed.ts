import './load-env-file.js';

import { seedDemoStore } from '../app/backoffice/demo/seed-demo-store.server';
import { readEnv } from '../app/env.server';
import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import { refreshSearchIndex } from '../db/search-index';
import { growCatalog } from '../db/seeds/large-catalog';
import { showProgress } from './progress-bar';
import { readOptions } from './script-options';

/** `npm run seed`: the demo catalog; with `-- --products N`, made larger until it holds N products. */
const { values } = readOptions('npm run seed -- [--products 1000]', {
  options: { products: { type: 'string' } },
});
const wanted = values.products === undefined ? 0 : Number(values.products);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 5_000_000) {
  console.error('--products must be a whole number up to 5000000');
  process.exit(1);
}

const db = openDatabase(readEnv(process.env).databaseUrl);
await migrateToLatest(db);
const seeded = await seedDemoStore(db);
if (seeded !== undefined)
  console.log(`Loaded the demo: ${seeded.products} products in ${seeded.categories} categories.`);
// Variations are written as the search prepares them, so the next start has nothing to do.
await refreshSearchIndex(db);
const made = await growCatalog(db, wanted, showProgress);
if (made > 0) process.stdout.write('\n');
const { count } = await db
  .selectFrom('products')
  .select((build) => build.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
console.log(`Catalog: ${count.toLocaleString('en-US')} products.`);
await db.destroy();
