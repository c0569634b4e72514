import { spawnSync } from 'node:child_process';
import { DEMO_STAFF } from '../../app/domain/base/staff/staff.schema';
import { expect, it } from 'vitest';

import { startServer } from '../support/server-process';
import { blankDatabase } from '../support/test-store';

it('the demo’s login works where the catalogue was seeded before the first start', async () => {
  const databaseUrl = await blankDatabase();
  const seeded = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret that only this test knows, of the test',
    },
    encoding: 'utf8',
  });
  expect(seeded.stdout).toContain('Catalog:');
  const server = await startServer({ DATABASE_URL: databaseUrl });
  const reply = await server.ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(DEMO_STAFF).toString(),
  });
  await server.stop();
  expect([reply.status, reply.headers.location]).toEqual([303, '/admin/dashboard']);
});
