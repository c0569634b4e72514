import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

import {
  isPublicAddress,
  resolvesToPublicAddress,
  type ResolveName,
} from '../network/public-addresses.server';
import { createWebhookSender } from './webhook-sender.server';

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on this machine; returns its port and what it was asked. */
async function receiver(answer: http.RequestListener) {
  const asked: { url: string; body: string; headers: http.IncomingHttpHeaders }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body, headers: request.headers });
      answer(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, asked };
}

const resolvesTo =
  (...addresses: string[]): ResolveName =>
  (_, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const message = (url: string) => ({
  url,
  headers: { 'Content-Type': 'application/json' },
  body: '{"a":"ü"}',
});

const PRIVATE = [
  '127.0.0.1',
  '10.0.0.8',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '4000::1',
  '5f00::1',
];

describe('an address', () => {
  it.each(PRIVATE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/latest/meta-data',
    'https://１２７.0.0.1/',
    'https://localhost/',
  ])('written as %s is seen through, when it is saved and when it is sent to', async (url) => {
    expect(await resolvesToPublicAddress(new URL(url))).toBe(false);
    const send = createWebhookSender({ allowPrivate: false });
    await expect(send(message(url))).rejects.toThrow('isn’t a public internet address');
  });
});

describe('a name', () => {
  it('that leads to a private address is refused, also beside a public one', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.8'], ['::ffff:127.0.0.1'], []]) {
      const resolve = resolvesTo(...addresses);
      const send = createWebhookSender({ allowPrivate: false, resolve });
      await expect(send(message('https://rebound.example/'))).rejects.toThrow(
        'rebound.example isn’t a public internet address',
      );
    }
  });

  it('that nothing is known of fails, and nothing else does', async () => {
    const send = createWebhookSender({ allowPrivate: false });
    await expect(send(message('https://no-such-name.invalid/'))).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
    expect(await resolvesToPublicAddress(new URL('https://no-such-name.invalid/'))).toBe(true);
  });

  it('that is public when it is saved and private when it is sent to is refused', async () => {
    let asked = 0;
    const resolve: ResolveName = (name, answer) => {
      asked += 1;
      resolvesTo(asked === 1 ? '93.184.215.14' : '127.0.0.1')(name, answer);
    };
    expect(await resolvesToPublicAddress(new URL('https://rebound.example/'), resolve)).toBe(true);
    const send = createWebhookSender({ allowPrivate: false, resolve });
    await expect(send(message('https://rebound.example/'))).rejects.toThrow('public internet');
  });

  it('is resolved once a connection: what was checked is what is connected to', async () => {
    let asked = 0;
    const resolve: ResolveName = (name, answer) => {
      asked += 1;
      // An address of the documentation: nobody answers there.
      resolvesTo('93.184.215.14')(name, answer);
    };
    const send = createWebhookSender({ allowPrivate: false, resolve, timeoutMs: 100 });
    await expect(send(message('https://store.example/'))).rejects.toThrow();
    expect(asked).toBe(1);
  });
});

it('plain http is refused', async () => {
  const { port, asked } = await receiver((_, response) => response.end());
  const send = createWebhookSender({ allowPrivate: false });
  await expect(send(message(`http://127.0.0.1:${port}/`))).rejects.toThrow('Only https');
  expect(asked).toEqual([]);
});

it('a message arrives as it is, where private addresses are allowed', async () => {
  const { port, asked } = await receiver((_, response) => response.writeHead(202).end('thanks'));
  const send = createWebhookSender({ allowPrivate: true });
  expect(await send(message(`http://127.0.0.1:${port}/hooks?from=keyway`))).toBe(202);
  expect(asked).toMatchObject([
    { url: '/hooks?from=keyway', body: '{"a":"ü"}', headers: { 'content-type': 'application/json' } },
  ]);
});

it('a redirect is not followed', async () => {
  const inner = await receiver((_, response) => response.end());
  const outer = await receiver((_, response) =>
    response.writeHead(307, { Location: `http://127.0.0.1:${inner.port}/` }).end(),
  );
  const send = createWebhookSender({ allowPrivate: true });
  expect(await send(message(`http://127.0.0.1:${outer.port}/`))).toBe(307);
  expect(inner.asked).toEqual([]);
});

it('an answer that never ends is cut off', async () => {
  const endless = await receiver((_, response) => {
    response.writeHead(200);
    const pour = setInterval(() => response.write('x'.repeat(16_384)), 1);
    response.on('close', () => clearInterval(pour));
  });
  const send = createWebhookSender({ allowPrivate: true });
  expect(await send(message(`http://127.0.0.1:${endless.port}/`))).toBe(200);
});

it.each([
  ['no answer', () => undefined],
  [
    'an answer that trickles in',
    (_: http.IncomingMessage, response: http.ServerResponse) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(drip));
    },
  ],
] satisfies [string, http.RequestListener][])('%s is waited for so long', async (_, answer) => {
  const { port } = await receiver(answer);
  const send = createWebhookSender({ allowPrivate: true, timeoutMs: 150 });
  await expect(send(message(`http://127.0.0.1:${port}/`))).rejects.toThrow('No response within 0.15 seconds');
});
