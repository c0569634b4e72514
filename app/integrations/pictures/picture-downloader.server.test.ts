import http from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startPictureServer, type PictureServer } from '../../../tests/support/picture-server';
import type { ResolveName } from '../network/public-addresses.server';
import { createPictureDownloader, type DownloaderOptions } from './picture-downloader.server';

let server: PictureServer;

beforeEach(async () => {
  server = await startPictureServer();
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

const get = (url: string, options: Partial<DownloaderOptions> = {}, signal = new AbortController().signal) =>
  createPictureDownloader({ allowPrivate: true, maxBytes: 100_000, ...options })(url, signal);

const resolvesTo =
  (...addresses: string[]): ResolveName =>
  (_, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );

it('returns the file, also after redirects', async () => {
  server.answers.set('/old', (_, response) => response.writeHead(301, { Location: '/new' }).end());
  const bytes = await get(`${server.origin}/old`);
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(server.asked).toEqual(['/old', '/new']);
});

it.each([
  'http://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'http://169.254.169.254/latest',
  'http://2130706433/a.jpg',
  'http://localhost/a.jpg',
])('refuses %s, which is not on the public internet', async (url) => {
  await expect(get(url, { allowPrivate: false })).rejects.toMatchObject({
    message: expect.stringContaining('isn’t a public internet address') as string,
    isTemporary: false,
  });
});

it('refuses a name that leads to a private address, also beside a public one', async () => {
  const resolve = resolvesTo('93.184.215.14', '127.0.0.1');
  const { port } = new URL(server.origin);
  await expect(get(`http://cdn.example:${port}/a.jpg`, { allowPrivate: false, resolve })).rejects.toThrow(
    'cdn.example isn’t a public internet address',
  );
  expect(server.asked).toEqual([]);
});

it.each([
  ['an address', (origin: string) => `${origin}/inside`],
  ['a name', () => 'http://inside.example/inside'],
])('checks where a redirect leads: %s', async (_what, target) => {
  // This machine stands for a public server, at which nothing is checked.
  const open = http.get;
  vi.spyOn(http, 'get').mockImplementation((url, options, answer) => {
    const isPublic = url instanceof URL && url.hostname === 'public.example';
    return isPublic ? open(`${server.origin}${url.pathname}`, {}, answer) : open(url, options, answer);
  });
  server.answers.set('/a', (_, response) =>
    response.writeHead(302, { Location: target(server.origin) }).end(),
  );
  const resolve = resolvesTo('10.0.0.8');
  await expect(get('http://public.example/a', { allowPrivate: false, resolve })).rejects.toThrow(
    'isn’t a public internet address',
  );
  expect(server.asked).toEqual(['/a']);
});

it('follows a redirect to nothing but the web', async () => {
  server.answers.set('/a', (_, response) =>
    response.writeHead(302, { Location: 'ftp://127.0.0.1/a.jpg' }).end(),
  );
  await expect(get(`${server.origin}/a`)).rejects.toThrow('This isn’t a valid URL');
});

it('gives up on redirects in a circle', async () => {
  server.answers.set('/a', (_, response) => response.writeHead(302, { Location: '/a' }).end());
  await expect(get(`${server.origin}/a`)).rejects.toThrow('redirects more than 3 times');
  expect(server.asked).toHaveLength(4);
});

it('stops at the size limit, whatever the server says', async () => {
  server.answers.set('/a', (_, response) => {
    response.writeHead(200, { 'Content-Length': '10000000' });
    const pour = setInterval(() => response.write('x'.repeat(16_384)), 1);
    response.on('close', () => clearInterval(pour));
  });
  await expect(get(`${server.origin}/a`, { maxBytes: 1024 * 1024 })).rejects.toMatchObject({
    message: 'The file is larger than 1 MB',
    isTemporary: false,
  });
});

it('stops at the time limit, and says that another try may help', async () => {
  server.answers.set('/a', (_, response) => {
    const drip = setInterval(() => response.write('.'), 10);
    response.on('close', () => clearInterval(drip));
  });
  await expect(get(`${server.origin}/a`, { timeoutMs: 100 })).rejects.toMatchObject({
    message: 'The server took too long to respond',
    isTemporary: true,
  });
});

it.each([
  [404, false],
  [410, false],
  [429, true],
  [503, true],
])('reports the status %i', async (status, isTemporary) => {
  server.answers.set('/a', (_, response) => response.writeHead(status).end());
  await expect(get(`${server.origin}/a`)).rejects.toMatchObject({
    message: `The server answered ${status}`,
    isTemporary,
  });
});

it.each([
  '',
  'lever.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'https://user:pass@cdn.example/a',
])('refuses "%s"', async (url) => {
  await expect(get(url)).rejects.toThrow('This isn’t a valid URL');
});

it('stops with the process', async () => {
  const stopping = new AbortController();
  server.answers.set('/a', () => stopping.abort());
  await expect(get(`${server.origin}/a`, {}, stopping.signal)).rejects.toThrow('can’t be reached');
});
