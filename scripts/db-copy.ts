import { openDatabase } from '../db/client';
import { copyStore } from '../db/copy-store';
import { showProgress } from './progress-bar';
import { readOptions } from './script-options';

const USAGE = 'npm run db:copy -- --from file:./data/store.db --to postgres://user:password@host/database';

/**
 * `npm run db:copy`: moves a store from SQLite into an empty PostgreSQL database, all of it or nothing, and compares
 * every table. The store that it is copied from stays as it is; no one should sell from it meanwhile.
 */
const { values } = readOptions(USAGE, { options: { from: { type: 'string' }, to: { type: 'string' } } });
if (values.from === undefined || values.to === undefined) {
  console.error(USAGE);
  process.exit(1);
}
const source = openDatabase(values.from);
const target = openDatabase(values.to);
try {
  const tables = await copyStore(source, target, showProgress);
  process.stdout.write('\n');
  const different = tables.filter(({ differences }) => differences.length > 0);
  for (const { name, differences } of different) console.error(`${name}: ${differences.join(', ')} differ`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    different.length === 0
      ? `Copied and verified ${tables.length} tables, ${rows.toLocaleString('en-US')} rows. Start the store with the new DATABASE_URL.`
      : `${different.length} of ${tables.length} tables differ. Don't use the copy.`,
  );
  if (different.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}. Nothing was copied.`);
  process.exitCode = 1;
} finally {
  await source.destroy();
  await target.destroy();
}
