import './load-env-file.js';

import { readEnv } from '../app/env.server';
import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';

/** `npm run migrate`: brings the database up to date. `npm start` does it too. */
const db = openDatabase(readEnv(process.env).databaseUrl);
const ran = await migrateToLatest(db);
console.log(ran.length === 0 ? 'The database is up to date.' : `Migrated: ${ran.join(', ')}`);
await db.destroy();
