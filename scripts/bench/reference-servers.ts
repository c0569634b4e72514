import http from 'node:http';

import { startChild, type ChildServer } from './child-server';
import { askOver } from './requests';

const ANNOUNCE = `.listen(0, '127.0.0.1', function () { process.stdout.write('port ' + this.address().port + '\\n'); });`;
const PORT = /port (\d+)/;

/** node:http and nothing else: it sends the bytes that were posted to it last. */
const BARE = `
  let body = Buffer.alloc(0);
  require('node:http').createServer((request, response) => {
    if (request.method === 'GET') return response.end(body);
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => { body = Buffer.concat(parts); response.end(); });
  })${ANNOUNCE}`;

const EMPTY_EXPRESS = `
  require('express')().get('/', (request, response) => response.send('open'))${ANNOUNCE}`;

const PRODUCTION: { env: NodeJS.ProcessEnv } = { env: { ...process.env, NODE_ENV: 'production' } };

/** A server that sends what it is given. */
export interface BareServer extends ChildServer {
  /** What it answers from now on. */
  hold(body: string): Promise<void>;
}

export async function startBareServer(): Promise<BareServer> {
  return holding(await startChild(['-e', BARE], PORT, { env: process.env }));
}

/** A Remix application that does nothing but send what it holds, at `/page`. */
export async function startEmptyRemix(): Promise<BareServer> {
  return holding(await startChild(['scripts/bench/empty-remix.js'], PORT, PRODUCTION));
}

function holding(server: ChildServer): BareServer {
  const hold = async (body: string) => {
    await askOver(new http.Agent(), server.origin, '/', { method: 'POST', body });
  };
  return { ...server, hold };
}

/** Express with one route that answers four letters, in production. */
export function startEmptyExpress(): Promise<ChildServer> {
  return startChild(['-e', EMPTY_EXPRESS], PORT, PRODUCTION);
}
