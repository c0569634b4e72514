import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../db/client';
import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { HttpBuyer } from '../support/http-buyer';
import { startServer, type Reply, type RunningServer } from '../support/server-process';
import { staffCookieAt } from '../support/staff-login';

let server: RunningServer;
let db: Db;
let visitor: HttpBuyer;
let clerk: HttpBuyer;

beforeAll(async () => {
  server = await startServer();
  db = openDatabase(server.databaseUrl);
  if (!isPostgres(db)) await sql`pragma legacy_alter_table = on`.execute(db);
  clerk = new HttpBuyer(server, await staffCookieAt(server));
  visitor = new HttpBuyer(server);
  await visitor.addToCart(1, 1);
  await visitor.fillIn('standard');
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

/** Runs work while a table is missing, so that the pages that read it fail. */
async function without(table: string, work: () => Promise<Reply>): Promise<Reply> {
  await sql`alter table ${sql.table(table)} rename to gone`.execute(db);
  try {
    return await work();
  } finally {
    await sql`alter table gone rename to ${sql.table(table)}`.execute(db);
  }
}

function linksIn({ body }: Reply): string[] {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
  return [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
}

async function expectErrorPage(reply: Reply, advice: string): Promise<void> {
  expect(reply.status).toBe(500);
  expect(reply.body).toContain('Something went wrong');
  expect(reply.body).toContain(advice);
  const requestId = String(reply.headers['x-request-id']);
  expect(reply.body).toMatch(new RegExp(`Request ID: .*${requestId}`));
  await expect.poll(() => server.output()).toContain(`"requestId":"${requestId}"`);
}

const SIDEBAR = 'aria-label="Back office"';

describe('a page that fails', () => {
  it('in the store keeps the header and offers to try again', async () => {
    const reply = await without('locations', () => visitor.open('/locations'));
    await expectErrorPage(reply, 'Try again in a moment');
    expect(reply.body).toContain('<header');
    expect(reply.body).toContain('<footer');
    expect(linksIn(reply)).toEqual(['/locations', '/']);
  });

  it('in the back office keeps the sidebar', async () => {
    const reply = await without('suppliers', () => clerk.open('/admin/suppliers'));
    await expectErrorPage(reply, 'Nothing was changed.');
    expect(reply.body).toContain(SIDEBAR);
    expect(linksIn(reply)).toEqual(['/admin/suppliers', '/admin/dashboard']);
  });

  it.each([
    ['/register', 'registration_drafts', ['/register', '/register', '/contact', '/']],
    ['/cart', 'checkout_drafts', ['/cart', '/cart', '/track-order', '/']],
    ['/cart/shipping', 'checkout_drafts', ['/cart/shipping', '/cart', '/track-order', '/']],
    ['/cart/payment', 'checkout_drafts', ['/cart/payment', '/cart', '/track-order', '/']],
    ['/checkout', 'checkout_drafts', ['/checkout', '/track-order', '/contact', '/']],
  ])('in a wizard, %s, says what is saved and where to go', async (page, table, links) => {
    const reply = await without(table, () => visitor.open(page));
    await expectErrorPage(
      reply,
      page.startsWith('/register') ? 'Your completed steps are saved.' : 'Your cart is saved.',
    );
    expect(reply.body).toContain('<header');
    expect(linksIn(reply)).toEqual(links);
  });
});

describe('a form that fails', () => {
  it('in the store keeps the header', async () => {
    const message = {
      firstName: 'Ann',
      lastName: 'Keys',
      email: 'ann@keys.example',
      subject: 'Opening hours',
      message: 'Are you open on Saturday?',
    };
    const reply = await without('messages', () => visitor.post('/contact', message));
    await expectErrorPage(reply, 'Try again in a moment');
    expect(reply.body).toContain('<header');
  });

  it('in the back office keeps the sidebar', async () => {
    const reply = await without('suppliers', () =>
      clerk.post('/admin/suppliers/new', { name: 'Lock Parts Inc.', email: 'sales@parts.example' }),
    );
    await expectErrorPage(reply, 'Nothing was changed.');
    expect(reply.body).toContain(SIDEBAR);
  });

  it('in a wizard keeps the header', async () => {
    const reply = await without('checkout_drafts', () =>
      visitor.post('/cart/shipping', { firstName: 'Ann', lastName: 'Keys' }),
    );
    await expectErrorPage(reply, 'Your cart is saved.');
    expect(reply.body).toContain('<header');
  });
});
