import './load-env-file.js';

import { randomBytes } from 'node:crypto';

import { FieldError } from '../app/domain/base/shared/errors';
import { addStaff } from '../app/domain/base/staff/staff.server';
import { readEnv } from '../app/env.server';
import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import { readOptions } from './script-options';

/** `npm run add-staff -- --username ann --name "Ann Smith" --email ann@example.com`: an owner of a live store. */
const USAGE = 'npm run add-staff -- --username ann --name "Ann Smith" --email ann@example.com';
const { values } = readOptions(USAGE, {
  options: { username: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } },
});
const { username, name = username, email = '' } = values;
if (username === undefined || !/^[\w.-]{2,50}$/.test(username)) {
  console.error('--username must be 2 to 50 letters, digits, dots, hyphens, or underscores');
  process.exit(1);
}
const password = randomBytes(15).toString('base64url');
const db = openDatabase(readEnv(process.env).databaseUrl);
try {
  await migrateToLatest(db);
  await addStaff(db, { username, password, name: name ?? username, email, role: 'owner' });
  console.log(`Created ${username.toLowerCase()}. Password: ${password} (shown once)`);
} catch (error) {
  if (!(error instanceof FieldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
