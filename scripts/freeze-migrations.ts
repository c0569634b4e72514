import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import { migrations } from '../db/migrations';
import {
  dumpSchema,
  FROZEN_FILE,
  hashMigration,
  readFrozenMigrations,
  RELEASES_FOLDER,
} from '../tests/support/released-schemas';

// Part of a release: freezes the migrations and records the schema that later releases are tested from.
const release = process.argv[2];
if (release === undefined || !/^[\w.-]+$/.test(release))
  throw new Error('Usage: npm run freeze-migrations -- 1.2.0');
const file = path.join(RELEASES_FOLDER, `${release}.sql`);
if (existsSync(file)) throw new Error(`${file} exists. Release ${release} is already recorded.`);

const frozen = readFrozenMigrations();
for (const name of Object.keys(migrations)) frozen[name] ??= hashMigration(name);
writeFileSync(FROZEN_FILE, `${JSON.stringify(frozen, undefined, 2)}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'keyway-schema-'));
const database = path.join(folder, 'store.db');
const db = openDatabase(`file:${database}`);
await migrateToLatest(db);
await db.destroy();
writeFileSync(file, dumpSchema(database));
rmSync(folder, { recursive: true });
process.stdout.write(`Recorded ${file} and froze ${Object.keys(frozen).length} migrations.\n`);
