import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSession } from '../../app/domain/base/sessions/sessions.server';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { addAccount, firstUserOf } from '../support/accounts';
import { jpegBytes, pdfBytes, pngBytes } from '../support/documents';
import { multipart, type SentFile } from '../support/multipart';
import { startServer, type Reply, type RunningServer } from '../support/server-process';

/** Uploads as they arrive from outside: what is taken, where, and what comes back when one is asked for. */

let server: RunningServer;
let db: Db;
let ada: string;
let bea: string;

const PATH = '/account/documents';
const MB = 1024 * 1024;
const FIELDS = { kind: 'licence', number: 'LCO-1', issuedBy: 'CA', expiresOn: '' };

beforeAll(async () => {
  server = await startServer();
  db = openDatabase(server.databaseUrl);
  ada = await signedIn('ada@locke.example');
  bea = await signedIn('bea@locke.example');
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

async function signedIn(email: string): Promise<string> {
  const customerId = await addAccount(db, { email });
  const userId = await firstUserOf(db, customerId);
  const id = await openSession(db, { customerId, userId, lifetimeMs: 600_000 });
  return (await createCookie('keyway_session').serialize(id)).split(';')[0] ?? '';
}

function send(
  cookie: string,
  file: Partial<SentFile>,
  path = PATH,
  fields: Record<string, string> = FIELDS,
): Promise<Reply> {
  const whole = { name: 'licence.pdf', type: 'application/pdf', bytes: pdfBytes(), ...file };
  const { headers, body } = multipart(fields, whole);
  return server.ask(path, { method: 'POST', headers: { ...headers, Cookie: cookie }, body });
}

const sized = (bytes: number, mark = '') =>
  Buffer.concat([pdfBytes(mark), Buffer.alloc(bytes)]).subarray(0, bytes);
const stored = () => db.selectFrom('account_documents').select(['id', 'size', 'file_name']).execute();
const lastId = async () => (await stored()).at(-1)?.id ?? 0;

describe('the size of an upload', () => {
  it('may be 5 MB', async () => {
    const reply = await send(ada, { bytes: sized(5 * MB) });
    expect([reply.status, reply.headers.location]).toEqual([303, PATH]);
    expect(await stored()).toMatchObject([{ size: 5 * MB }]);
  });

  it('a little over is said at the field, and nothing is kept', async () => {
    const reply = await send(ada, { bytes: sized(5 * MB + 1, 'b') });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('Upload a file of 5 MB or less');
    expect(reply.body).toContain('value="LCO-1"');
    expect(await stored()).toHaveLength(1);
  });

  it.each([PATH, `${PATH}.data`])('of 6 MB is 413 with a sentence at %s', async (path) => {
    const reply = await send(ada, { bytes: sized(6 * MB) }, path);
    expect(reply.status).toBe(413);
    expect(reply.body).toContain('over 5 MB');
    expect(await stored()).toHaveLength(1);
  });

  it('of a text beside the file is as limited as ever', async () => {
    const reply = await send(ada, {}, PATH, { ...FIELDS, number: 'x'.repeat(150 * 1024) });
    expect(reply.status).toBe(413);
  });

  it.each([
    '/account',
    '/cart',
    '/contact',
    '/account/documents/1',
    '/account/documentsx',
    '/admin/documents',
    '/admin/documents/1/review',
    '/admin/products/1/pictures/2/remove',
    '/admin/products/x/pictures',
  ])('is no larger than a form at %s', async (path) => {
    expect((await send(ada, { bytes: sized(200 * 1024) }, path)).status).toBe(413);
  });

  it('of a product’s picture may be 5 MB too, and only staff may send it', async () => {
    const reply = await send(ada, { bytes: sized(5 * MB) }, '/admin/products/1/pictures');
    expect([reply.status, reply.headers.location]).toEqual([303, '/account']);
    expect((await send(ada, { bytes: sized(6 * MB) }, '/admin/products/1/pictures')).status).toBe(413);
  });

  it('is no larger for a form that is not of parts', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: ada };
    const body = `number=${'x'.repeat(200 * 1024)}`;
    expect((await server.ask(PATH, { method: 'POST', headers, body })).status).toBe(413);
  });

  it('leaves the server well', async () => {
    expect((await server.ask('/')).status).toBe(200);
  });
});

describe('a file', () => {
  it.each([
    ['an SVG that says it is a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 'a.png'],
    ['HTML that says it is a PDF', '<!doctype html>', 'application/pdf', 'a.pdf'],
    ['a script', 'alert(1)', 'text/javascript', 'a.js'],
  ])('that is %s is refused at the field', async (_what, text, type, name) => {
    const reply = await send(ada, { bytes: Buffer.from(text), type, name });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('Upload a PDF, JPEG, or PNG');
  });

  it('that is empty, or not there, is asked for', async () => {
    const { headers, body } = multipart(FIELDS);
    for (const reply of [
      await send(ada, { bytes: Buffer.alloc(0) }),
      await server.ask(PATH, { method: 'POST', headers: { ...headers, Cookie: ada }, body }),
    ]) {
      expect(reply.status).toBe(422);
      expect(reply.body).toContain('Choose a PDF, JPEG, or PNG file');
    }
  });

  it.each(['../../../../data/store.db.pdf', '..\\store.db', '/etc/passwd', 'C:\\Scans\\licence.pdf', '..'])(
    'whose name is the path %j is refused',
    async (name) => {
      const before = await stored();
      expect((await send(ada, { bytes: pdfBytes('path'), name })).status).toBe(400);
      expect(await stored()).toEqual(before);
    },
  );

  it.each([
    ['a PDF and a page', pdfBytes('<!DOCTYPE html><script>alert(1)</script>')],
    ['a PDF and an archive', pdfBytes('PK\u0003\u0004…PK\u0005\u0006')],
    ['a JPEG and a page', Buffer.concat([jpegBytes(), Buffer.from('<html><script>alert(1)</script>')])],
    ['a PNG and a script', Buffer.concat([pngBytes(), Buffer.from('<?php system($_GET[0]);')])],
  ])('that is %s at once is refused at the field', async (_what, bytes) => {
    const reply = await send(ada, { bytes });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('The file contains embedded content');
  });

  it('with markup for a name is shown as text', async () => {
    await send(ada, { bytes: pdfBytes('markup'), name: '<img src=x onerror=alert(1)>.pdf' });
    const page = await server.ask(PATH, { headers: { Cookie: ada } });
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;.pdf');
    expect(page.body).not.toContain('<img src=x');
  });

  it('that holds a page all the same, further down, is only ever saved, as a PDF', async () => {
    await send(ada, {
      bytes: pdfBytes(`${'%'.repeat(2_000)}<script>alert(document.cookie)</script>`),
      name: 'page.html',
      type: 'text/html',
    });
    const staff = await staffCookie();
    const id = await lastId();
    for (const [path, cookie] of [
      [`${PATH}/${id}`, ada],
      [`/admin/documents/${id}`, staff],
    ] as const) {
      const { status, headers, body } = await server.ask(path, { headers: { Cookie: cookie } });
      expect(status).toBe(200);
      expect(body).toContain('<script>');
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="licence-${id}.pdf"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    }
  });
});

describe('a document of another account', () => {
  it('is at no address for a buyer or a guest', async () => {
    await send(ada, { bytes: pdfBytes('a secret of Ada') });
    const id = await lastId();
    const paths = [
      `${PATH}/${id}`,
      `${PATH}/${id}.data`,
      `${PATH}/${id}/`,
      `${PATH}/0${id}`,
      `${PATH}/${id}?_data=routes%2Fstore%2Faccount_.documents_.%24id`,
      `${PATH}/${id}?customerId=1`,
      `/admin/documents/${id}`,
      `/admin/documents/${id}.data`,
      `/admin/documents/${id}/review`,
      `/admin/documents/${id}/review.data`,
      '/admin/documents',
      PATH,
    ];
    for (const path of paths) {
      for (const cookie of [bea, '']) {
        const reply = await server.ask(path, { headers: { Cookie: cookie } });
        expect(reply.body, path).not.toContain('a secret of Ada');
        expect(reply.body, path).not.toContain('LCO-1');
        if (path === `${PATH}/${id}` && cookie === bea) expect(reply.status).toBe(404);
      }
    }
    const own = await server.ask(`${PATH}/${id}`, { headers: { Cookie: ada } });
    expect(own.body).toContain('a secret of Ada');
  });

  it('is sent by nobody who is not signed in', async () => {
    const before = (await stored()).length;
    const reply = await send('', { bytes: pdfBytes('of nobody') });
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      '/sign-in?redirectTo=%2Faccount%2Fdocuments',
    ]);
    expect(await stored()).toHaveLength(before);
  });
});

async function staffCookie(): Promise<string> {
  const reply = await server.ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'username=admin&password=keyway-demo',
  });
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}
