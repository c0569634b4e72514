import http, { IncomingMessage } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';

import { getClientAddress, countedAddress } from './client-address';

it.each([
  undefined,
  '',
  '10.0.0.1',
  '10.0.0.1, 10.0.0.2',
  '10.0.0.1,10.0.0.2 ,  10.0.0.3',
  'made up, 10.0.0.2',
  ', ,10.0.0.9,',
])('is whom Express takes for it: %j', async (told) => {
  for (const proxies of [0, 1, 2, 5]) {
    const app = express().set('trust proxy', proxies);
    app.get('/', (request, response) => {
      response.json([getClientAddress(request, proxies), request.ip]);
    });
    const server = http.createServer(app).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const headers: Record<string, string> = told === undefined ? {} : { 'X-Forwarded-For': told };
    const reply = await fetch(`http://127.0.0.1:${port}/`, { headers });
    const [ours, theirs] = (await reply.json()) as string[];
    expect(ours).toBe(theirs);
    server.closeAllConnections();
    server.close();
  }
});

it.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:80', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('a proxy that says %j means %s', (told, address) => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = told;
  expect(getClientAddress(request, 1)).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['made up', 'made up'],
  ['made:up', 'made:up'],
])('who comes from %s is counted as %s', (address, counted) => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = address;
  expect(countedAddress(request, 1)).toBe(counted);
});
