import net from 'node:net';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startAttackedStore, STORE_HOST, STORE_ORIGIN, type AttackedStore } from '../support/attacked-store';
import { openableRoutes, openable } from '../support/built-routes';
import { isHardRun, printFigures } from '../support/hard-tests';
import { redirectionPoints, scoreOf } from '../support/observatory';
import { sendBytes, type RawReply } from '../support/raw-reply';
import type { Question } from '../support/server-process';

let store: AttackedStore;

beforeAll(async () => {
  store = await startAttackedStore({ API_CORS_ORIGINS: 'https://app.example' });
});

afterAll(() => store.stop());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('the headers of an answer', () => {
  it('of every route, whoever asks and however, are A+ by the rules of Mozilla’s Observatory', async () => {
    const routes = openableRoutes();
    const files = [...readdirSync('build/client/assets').slice(0, 3), 'nothing.js'].map(
      (name) => `/assets/${name}`,
    );
    const asked: [path: string, question?: Question][] = [
      ...routes.flatMap((route): [string, Question?][] => {
        const path = openable(route);
        const as = (cookie: string) => ({ headers: { Cookie: cookie } });
        return [
          [path, as(store.cookies.staff)],
          ...(isHardRun
            ? [
                [path] as [string],
                [path, as(store.cookies.buyer)] as [string, Question],
                [`${path}.data`] as [string],
                [path, { method: 'POST', headers: FORM, body: 'a=1' }] as [string, Question],
              ]
            : []),
        ];
      }),
      ...['/', '/cart', '/admin/login', '/api/products', '/healthz', '/nothing/here'].flatMap(
        (path): [string, Question?][] => [
          [path, { headers: { Host: 'evil.example' } }],
          [path, { method: 'TRACE' }],
          [path, { method: 'POST', headers: { ...FORM, Origin: 'https://evil.example' }, body: 'a=1' }],
          [path, { headers: { Origin: 'https://app.example' } }],
          [`${path}?_data=root`],
          [path, { method: 'POST', headers: FORM, body: `a=${'x'.repeat(200_000)}` }],
        ],
      ),
      ...['/favicon.ico', '/favicon.svg', '/site.webmanifest', '/fonts/nothing.woff2', ...files].map(
        (path): [string] => [path],
      ),
      ['/%E0%A4%A'],
      ['/CART'],
      ['/pictures/deadbolt.png'],
      ['/contact', { method: 'POST', headers: FORM, body: 'intent=x' }],
      ['/cart', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'a=1' }],
      ['/cookies', { method: 'POST', headers: FORM, body: 'choice=all' }],
      ['/admin/login', { method: 'POST', headers: FORM, body: 'username=admin&password=keyway-demo' }],
    ];
    const scores: number[] = [];
    const lower: string[] = [];
    const statuses = new Set<number>();
    for (const [path, question] of asked) {
      const { status, headers, body } = await store.ask(path, question);
      statuses.add(status);
      const { score, grade, parts } = scoreOf({ url: STORE_ORIGIN + path, headers, body });
      scores.push(score);
      if (grade !== 'A+')
        lower.push(`${question?.method ?? 'GET'} ${path} ${status}: ${score} ${JSON.stringify(parts)}`);
    }
    const least = Math.min(...scores);
    printFigures('observatory', {
      answers: scores.length,
      routes: routes.length,
      least,
      statuses: [...statuses].sort(),
    });
    expect(lower).toEqual([]);
    // Answers of every kind were among them.
    for (const status of [200, 303, 400, 403, 404, 405, 413, 415])
      expect(statuses, String(status)).toContain(status);
  }, 120_000);

  it('of a kept page are A+ for whoever asks first, again, packed, and for what they have already', async () => {
    for (const path of ['/', '/products', '/about']) {
      const questions: Question[] = [{}, {}, { headers: { 'Accept-Encoding': 'br' } }, { method: 'HEAD' }];
      const seen: [number, string][] = [];
      let tag = '';
      for (const question of questions) {
        const { status, headers, body } = await store.ask(path, question);
        tag = headers.etag ?? tag;
        seen.push([status, scoreOf({ url: STORE_ORIGIN + path, headers, body }).grade]);
      }
      const again = await store.ask(path, { headers: { 'If-None-Match': tag } });
      seen.push([again.status, scoreOf({ url: STORE_ORIGIN + path, ...again }).grade]);
      expect(seen, path).toEqual([...questions.map(() => [200, 'A+']), [304, 'A+']]);
    }
  });

  it('of refusals that come late are A+: too many requests, a part that no file has', async () => {
    const limited = await startAttackedStore({ RATE_LIMITS: 'on' });
    try {
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const body = 'username=admin&password=guess';
        const reply = await limited.ask('/admin/login', { method: 'POST', headers: FORM, body });
        statuses.push(reply.status);
        expect(scoreOf({ url: STORE_ORIGIN, ...reply }).grade).toBe('A+');
      }
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.stop();
    }
    const [asset = ''] = readdirSync('build/client/assets');
    const noPart = await store.ask(`/assets/${asset}`, { headers: { Range: 'bytes=99999999-' } });
    expect([noPart.status, scoreOf({ url: STORE_ORIGIN, ...noPart }).grade]).toEqual([416, 'A+']);
  });

  it('to what cannot be read are A+ too', async () => {
    for (const bytes of [
      'nonsense\r\n\r\n',
      'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: ${STORE_HOST}\r\nX-A: ${'x'.repeat(40_000)}\r\n\r\n`,
      `POST /cart HTTP/1.1\r\nHost: ${STORE_HOST}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ]) {
      const { headers, body } = (await sendBytes(store.host, Buffer.from(bytes))) ?? {
        headers: new Map(),
        body: '',
      };
      expect(scoreOf({ url: STORE_ORIGIN, headers: Object.fromEntries(headers), body }).grade, bytes).toBe(
        'A+',
      );
    }
  });

  it.each(['/', '/cart?x=1', '/admin/products'])(
    'lead from %s by plain HTTP to the same address by HTTPS',
    async (path) => {
      const byHttp = { headers: { 'X-Forwarded-Proto': 'http' } };
      const { status, headers } = await store.ask(path, byHttp);
      expect([status, headers.location]).toEqual([301, `${STORE_ORIGIN}${path}`]);
      expect(
        redirectionPoints(`http://${STORE_HOST}${path}`, { status, location: headers.location ?? '' }),
      ).toBe(0);
      const posted = await store.ask(path, { method: 'POST', ...byHttp });
      expect([posted.status, posted.headers.location]).toEqual([308, `${STORE_ORIGIN}${path}`]);
      expect((await store.ask(path, { headers: { 'X-Forwarded-Proto': 'https' } })).status).not.toBe(301);
    },
  );
});

it('a program that comes by plain HTTP is refused, not led on', async () => {
  const headers = { 'X-Forwarded-Proto': 'http' };
  expect((await store.ask('/api/products', { headers })).status).toBe(400);
  expect((await store.ask('/api/products', { headers: { 'X-Forwarded-Proto': 'https' } })).status).toBe(200);
});

describe('bytes that no browser sends', () => {
  const lines = (first: string, ...more: string[]) =>
    [first, 'Connection: close', ...more, '', ''].join('\r\n');
  const host = `Host: ${STORE_HOST}`;
  const post: [string, ...string[]] = [
    `POST /cart HTTP/1.1`,
    host,
    'Content-Type: application/x-www-form-urlencoded',
  ];

  it.each<[string, string]>([
    ['another host', lines('GET / HTTP/1.1', 'Host: evil.example')],
    ['a host with a user', lines('GET / HTTP/1.1', `Host: a@${STORE_HOST}`)],
    ['a host with a port that is not ours', lines('GET / HTTP/1.1', `${host}:81`)],
    ['an empty host', lines('GET / HTTP/1.1', 'Host:')],
    ['no host', lines('GET / HTTP/1.1')],
    ['two hosts', lines('GET / HTTP/1.1', host, 'Host: evil.example')],
    ['a whole URL', lines('GET http://evil.example/ HTTP/1.1', host)],
    ['no path', lines('GET * HTTP/1.1', host)],
    ['TRACE', lines('TRACE / HTTP/1.1', host)],
    ['TRACK', lines('TRACK / HTTP/1.1', host)],
    ['CONNECT', lines('CONNECT evil.example:443 HTTP/1.1', host)],
    ['a broken escape', lines('GET /%E0%A4%A HTTP/1.1', host)],
    ['a NUL', lines('GET /%00 HTTP/1.1', host)],
    ['a raw NUL', lines('GET /\0 HTTP/1.1', host)],
    ['another origin', lines(...post, 'Origin: https://evil.example', 'Content-Length: 3') + 'a=1'],
    ['no origin', lines(...post, 'Origin: null', 'Content-Length: 3') + 'a=1'],
    ['a length and chunks', lines(...post, 'Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n'],
    ['chunks and a length', lines(...post, 'Transfer-Encoding: chunked', 'Content-Length: 5') + '0\r\n\r\n'],
    ['two lengths', lines(...post, 'Content-Length: 3', 'Content-Length: 30') + 'a=1'],
    ['a length that is none', lines(...post, 'Content-Length: -1')],
    ['another coding', lines(...post, 'Transfer-Encoding: xchunked') + '0\r\n\r\n'],
    ['chunked twice', lines(...post, 'Transfer-Encoding: chunked, chunked') + '0\r\n\r\n'],
    ['a hidden coding', lines(...post, 'Transfer-Encoding : chunked') + '0\r\n\r\n'],
    ['a chunk that is none', lines(...post, 'Transfer-Encoding: chunked') + 'zz\r\n'],
    ['a header of 100 KB', lines('GET / HTTP/1.1', host, `X-A: ${'x'.repeat(100_000)}`)],
    ['a cookie of 100 KB', lines('GET / HTTP/1.1', host, `Cookie: a=${'x'.repeat(100_000)}`)],
    [
      'ten thousand headers',
      lines('GET / HTTP/1.1', host, ...Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1`)),
    ],
    ['an address of 100 KB', lines(`GET /${'x'.repeat(100_000)} HTTP/1.1`, host)],
    ['a folded header', lines('GET / HTTP/1.1', host, ' folded')],
    ['bare line ends', `GET / HTTP/1.1\n${host}\n\n`],
    ['another version', lines('GET / HTTP/9.9', host)],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s is refused with 4xx, and named', async (_what, bytes) => {
    const reply = await answerTo(bytes);
    expect(reply?.status).toBeGreaterThanOrEqual(400);
    expect(reply?.status).toBeLessThan(500);
    expect(reply?.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });

  it('smuggle no second request', async () => {
    const inner = lines('GET /healthz HTTP/1.1', host);
    for (const head of [
      lines(...post, `Content-Length: ${inner.length + 5}`, 'Transfer-Encoding: chunked'),
      lines(...post, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'),
      lines(...post, 'Content-Length: 0', `Content-Length: ${inner.length}`),
    ]) {
      const received = await textOf(`${head}0\r\n\r\n${inner}`);
      expect(received.match(/HTTP\/1\.1 /g), head).toHaveLength(1);
    }
  });

  it('leave the store well', async () => {
    expect((await store.ask('/')).status).toBe(200);
    expect(store.output()).not.toMatch(/"level":"error"/);
  });
});

function answerTo(bytes: string): Promise<RawReply | undefined> {
  return sendBytes(store.host, Buffer.from(bytes, 'latin1'));
}

function textOf(bytes: string): Promise<string> {
  const [address = '', port] = store.host.split(':');
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(Number(port), address, () => socket.write(bytes));
    socket.on('data', (part) => (received += String(part))).on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.setTimeout(3_000, () => socket.destroy());
  });
}
