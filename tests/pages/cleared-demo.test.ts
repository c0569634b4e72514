import { afterAll, beforeAll, expect, it } from 'vitest';

import { clearDemo } from '../../app/backoffice/demo/clear-demo.server';
import { openDatabase } from '../../db/client';
import { openPage } from '../support/html';
import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
  const db = openDatabase(server.databaseUrl);
  await clearDemo(db, { name: 'staff:admin', staffId: 1, requestId: 'r' });
  await db.destroy();
});

afterAll(() => server.stop());

it('a store without products claims none', async () => {
  const main = (await openPage(server, '/')).one('main');
  expect(main.texts('h2')).not.toContain('Professional Services');
  expect(main.texts('h2').join()).not.toMatch(/on sale/);
  expect(main.text).toContain('No featured products yet.');
  expect(main.text).not.toContain('% off');
});

it.each(['/products', '/locations', '/about', '/services', '/blog', '/faq', '/vehicles', '/original'])(
  '%s of a cleared store opens and counts nothing that is gone',
  async (path) => {
    const { text } = await openPage(server, path);
    expect(text).not.toMatch(/undefined|NaN|\b0 (stocking locations|Locations)/i);
  },
);
