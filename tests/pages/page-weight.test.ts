import { afterAll, beforeAll, expect, it } from 'vitest';

import { addLanguage } from '../../app/i18n/language-path';
import { printFigures } from '../support/hard-tests';
import { startServer, type RunningServer } from '../support/server-process';

/** Bytes of a page as it is sent, in Brotli (DESIGN 9). */
const MAX_SENT = 16 * 1024;
/** French takes 6 % more letters, in the HTML and in its data. */
const MAX_SENT_IN_FRENCH = 17 * 1024;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const PATHS = ['/', '/automotive-keys', '/products', '/products?q=lock', '/product/bmw-smart-key'];

it.each([
  ...PATHS.map((path) => [path, MAX_SENT] as const),
  ...PATHS.map((path) => [addLanguage(path, 'fr-CA'), MAX_SENT_IN_FRENCH] as const),
])('%s is sent as %i bytes at most', async (path, most) => {
  const plain = await server.ask(path);
  const sent = await server.ask(path, { headers: { 'Accept-Encoding': 'br' } });
  expect([plain.status, sent.status, sent.headers['content-encoding']]).toEqual([200, 200, 'br']);
  const bytes = { html: Buffer.byteLength(plain.body), sent: Number(sent.headers['content-length']) };
  printFigures(path, bytes);
  expect(bytes.html).toBeGreaterThan(20_000);
  expect(bytes.sent).toBeLessThanOrEqual(most);
});
