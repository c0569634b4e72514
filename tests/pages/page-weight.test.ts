import { afterAll, beforeAll, expect, it } from 'vitest';

import { printFigures } from '../support/hard-tests';
import { startServer, type RunningServer } from '../support/server-process';

/** Bytes of a page of the demo, as it is and as it is sent. */
const MOST_HTML = 60_000;
const MOST_SENT = 12_000;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

it.each(['/', '/automotive-keys', '/products?q=lock', '/product/bmw-smart-key'])(
  '%s is a page of at most 60 KB, sent as 12 KB',
  async (path) => {
    const plain = await server.ask(path);
    const sent = await server.ask(path, { headers: { 'Accept-Encoding': 'br' } });
    expect([plain.status, sent.status, sent.headers['content-encoding']]).toEqual([200, 200, 'br']);
    const bytes = { html: Buffer.byteLength(plain.body), sent: Number(sent.headers['content-length']) };
    printFigures(path, bytes);
    expect(bytes.html).toBeGreaterThan(20_000);
    expect(bytes.html).toBeLessThanOrEqual(MOST_HTML);
    expect(bytes.sent).toBeLessThanOrEqual(MOST_SENT);
  },
);
