import http from 'node:http';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bytesAt } from '../support/sent-bytes';
import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const fetchBytes = (path: string, headers?: Record<string, string>, method?: string) =>
  bytesAt(server, path, headers, method);

const decoders = {
  br: (body: Buffer) => zlib.brotliDecompressSync(body),
  gzip: (body: Buffer) => zlib.gunzipSync(body),
};

/** Of a file that is large enough to be worth it. */
async function filePath(): Promise<string> {
  const { body } = await server.ask('/');
  return /\/assets\/app-[\w-]+\.css/.exec(body)?.[0] ?? '';
}

describe('a file of the build', () => {
  it.each(['br', 'gzip'] as const)('comes as %s, prepared, for a year', async (encoding) => {
    const path = await filePath();
    const plain = await fetchBytes(path);
    const encoded = await fetchBytes(path, { 'Accept-Encoding': encoding });
    expect(encoded.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(encoded.body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(encoded.headers['content-type']?.toLowerCase()).toBe(plain.headers['content-type']?.toLowerCase());
    expect(encoded.headers.etag).not.toBe(plain.headers.etag);
    expect(decoders[encoding](encoded.body)).toEqual(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('comes in the better encoding when a browser takes both, and in none that it refuses', async () => {
    const path = await filePath();
    const encodingOf = async (accepted: string) =>
      (await fetchBytes(path, { 'Accept-Encoding': accepted })).headers['content-encoding'];
    expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingOf('gzip, br;q=0')).toBe('gzip');
    expect(await encodingOf('identity')).toBeUndefined();
    expect(await encodingOf('br;q=0, gzip;q=0')).toBeUndefined();
  });

  it('is not sent again to who has it, and HEAD tells its length', async () => {
    const path = await filePath();
    const accepted = { 'Accept-Encoding': 'br' };
    const first = await fetchBytes(path, accepted);
    const again = await fetchBytes(path, { ...accepted, 'If-None-Match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await fetchBytes(path, accepted, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(first.body.length));
  });

  it('that is not there, or only as a prepared copy, is 404', async () => {
    for (const path of ['/assets/nothing.js', `${await filePath()}.br`, `${await filePath()}.gz`]) {
      expect((await server.ask(path, { headers: { 'Accept-Encoding': 'br' } })).status, path).toBe(404);
    }
  });
});

describe('a page', () => {
  it.each(['br', 'gzip'] as const)('is compressed by %s on its way out', async (encoding) => {
    const { headers, body, status } = await fetchBytes('/padlocks', { 'Accept-Encoding': encoding });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(Number(headers['content-length'] ?? body.length)).toBe(body.length);
    const html = decoders[encoding](body).toString('utf8');
    expect(html).toMatch(/^<!DOCTYPE html>[\s\S]+<\/html>/);
    expect(body.length).toBeLessThan(html.length / 4);
  });

  it('stays plain for who takes no encoding, and answers HEAD without a body', async () => {
    const plain = await fetchBytes('/padlocks');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
    const head = await fetchBytes('/padlocks', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, undefined]);
  });

  it.each(['/cart', '/checkout', '/admin/login'])(
    'of a person’s own, %s, is not compressed',
    async (path) => {
      const { headers } = await fetchBytes(path, { 'Accept-Encoding': 'br, gzip' });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  it('that is not there is compressed as well', async () => {
    const { status, headers } = await fetchBytes('/no-such-page', { 'Accept-Encoding': 'br' });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  });

  it.each(['/api/products', '/padlocks.data', '/sitemap.xml', '/pictures/deadbolt.svg'])(
    '%s, which is data, is compressed and the same',
    async (path) => {
      const plain = await fetchBytes(path);
      const encoded = await fetchBytes(path, { 'Accept-Encoding': 'gzip' });
      expect(encoded.headers['content-encoding']).toBe('gzip');
      expect(zlib.gunzipSync(encoded.body).length).toBe(plain.body.length);
    },
  );

  it.each([
    '/padlocks',
    '/product/bmw-smart-key',
    '/blog',
    '/cart',
    '/track-order',
    '/admin/login',
    '/no-such-page',
  ])('%s has data with the same caching headers', async (path) => {
    const accepted = { 'Accept-Encoding': 'gzip' };
    const page = await fetchBytes(path, accepted);
    const { headers } = await fetchBytes(`${path}.data`, accepted);
    expect(headers['cache-control']).toBe(page.headers['cache-control']);
    expect(headers.vary).toBe(page.headers.vary);
    expect(headers.vary).toContain('Cookie');
  });

  it('has data that a browser never stores once the visitor has a session, compressed all the same', async () => {
    const added = await server.ask('/cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'intent=add&productId=2&quantity=1',
    });
    const cookie = (added.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
    const reply = await fetchBytes('/padlocks.data', { 'Accept-Encoding': 'gzip', Cookie: cookie });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['content-encoding']).toBe('gzip');
  });

  it('that a visitor leaves half way does no harm', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const request = http.get(`http://${server.host}/products?pageSize=100`, {
          headers: { 'Accept-Encoding': 'br' },
          agent: false,
        });
        await new Promise((resolve) => {
          request.on('response', resolve);
          request.on('error', resolve);
        });
        request.destroy();
      }),
    );
    expect((await server.ask('/')).status).toBe(200);
  });
});

describe('another spelling of an address', () => {
  it.each([
    ['/padlocks/', '/padlocks'],
    ['/Padlocks?page=2', '/padlocks?page=2'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/%5Cevil.example'],
    ['/ADMIN/products', '/admin/products'],
  ])('%s leads to %s for good', async (path, canonical) => {
    const { status, headers } = await server.ask(path);
    expect([status, headers.location]).toEqual([301, canonical]);
  });

  it('keeps a form a form', async () => {
    const { status, headers } = await server.ask('/Cart/', {
      method: 'POST',
      body: 'intent=add',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([status, headers.location]).toEqual([308, '/cart']);
  });
});

describe('a picture to share', () => {
  it('is PNG, 1200 by 630, and may be shown by other sites', async () => {
    const { status, headers, body } = await fetchBytes('/pictures/deadbolt.png?finish=605&v=1');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('immutable');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(body.length).toBeLessThan(100_000);
  });

  it.each([
    '/pictures/nothing.png',
    '/pictures/deadbolt.webp',
    `/pictures/deadbolt.png?finish=${'9'.repeat(300)}`,
    '/pictures/deadbolt.png?a=1&b=1&c=1&d=1&e=1&f=1&g=1&h=1&i=1&j=1&k=1&l=1&m=1',
    '/pictures/constructor.png',
  ])('%s is refused', async (path) => {
    expect((await server.ask(path)).status).toBe(404);
  });

  it('is rendered in turn: who comes when too many wait is told to come again', async () => {
    const kinds = ['lever-lock', 'knob-lock', 'mortise-lock', 'handleset', 'lock-guard'];
    const finishes = ['605', '606', '612', '613', '622', '625', '626', '628'];
    const asked = kinds.flatMap((kind) => finishes.map((finish) => `/pictures/${kind}.png?finish=${finish}`));
    const statuses = (await Promise.all(asked.map((path) => fetchBytes(path)))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    // What nothing is drawn from is one picture, however it is asked for.
    const same = await Promise.all(
      Array.from({ length: 40 }, (_, index) => fetchBytes(`/pictures/rim-cylinder.png?nonsense=${index}`)),
    );
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

it('robots.txt keeps robots out of what is not theirs and names the sitemap', async () => {
  const { body, headers } = await server.ask('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  for (const path of ['/admin', '/cart', '/checkout', '/api/'])
    expect(body).toContain(`\nDisallow: ${path}\n`);
  expect(body).toContain(`\nSitemap: http://${server.host}/sitemap.xml\n`);
});

it('the manifest and its icons are there', async () => {
  const { body, headers } = await server.ask('/site.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  for (const [, src = ''] of body.matchAll(/"src": "([^"]+)"/g)) {
    expect((await server.ask(src)).headers['content-type'], src).toBe('image/png');
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect((await server.ask(path)).status, path).toBe(200);
  }
});
