import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addStaff } from '../../app/domain/base/staff/staff.server';
import { openSession } from '../../app/domain/base/sessions/sessions.server';
import type { StaffRole } from '../../app/domain/base/staff/staff.schema';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { multipart } from '../support/multipart';
import { startServer, type RunningServer } from '../support/server-process';

/** Lists of products as they arrive from outside. Only staff who may import get the memory for a large one. */

let server: RunningServer;
let db: Db;

beforeAll(async () => {
  server = await startServer();
  db = openDatabase(server.databaseUrl);
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

async function signedIn(role: StaffRole): Promise<string> {
  await addStaff(db, {
    username: `edge-${role}`,
    password: 'a long enough password',
    name: role,
    email: '',
    role,
  });
  const staff = db.selectFrom('staff').select('id').where('username', '=', `edge-${role}`);
  const { id: staffId } = await staff.executeTakeFirstOrThrow();
  const id = await openSession(db, { staffId, lifetimeMs: 600_000 });
  return (await createCookie('keyway_session').serialize(id)).split(';')[0] ?? '';
}

function send(cookie: string, bytes: Buffer) {
  const { headers, body } = multipart({ pasted: '' }, { name: 'list.csv', type: 'text/csv', bytes });
  return server.ask('/admin/products/import', {
    method: 'POST',
    headers: { ...headers, Cookie: cookie },
    body,
  });
}

const LINE = 'KEY-1,A name that is long enough,12.00\r\n';
const large = (megabytes: number) =>
  Buffer.from(`SKU,Name,Price\r\n${LINE.repeat(Math.ceil((megabytes * 1024 * 1024) / LINE.length))}`);

it('takes 8 MB of a manager, who is led to its columns', async () => {
  const reply = await send(await signedIn('manager'), large(8));
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toMatch(/^\/admin\/products\/imports\/\d+$/);
});

it('takes no more than an ordinary form of anyone else', async () => {
  for (const cookie of ['', 'keyway_session=forged', await signedIn('clerk')])
    expect((await send(cookie, large(1))).status).toBe(413);
});
