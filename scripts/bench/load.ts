import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

import { usageOf } from '../../tests/support/process-usage';

const ResultSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ average: z.number(), p50: z.number(), p99: z.number() }),
  '2xx': z.number(),
  errors: z.number(),
});

export interface Target {
  host: string;
  pid: number;
}

export type Headers = Record<string, string>;

export interface Load {
  perSecond: number;
  averageMs: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server per request; NaN on systems without /proc. */
  cpuMs: number;
}

/** Loads a path with autocannon, in a process of its own: sharing one with the benchmark would halve what it can send. */
export async function measureLoad(
  { host, pid }: Target,
  path: string,
  headers: Headers,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const run = (duration: number) => {
    const options = { url: `http://${host}${path}`, headers, connections, duration };
    return runNode(['scripts/bench/generate-load.js', JSON.stringify(options)]);
  };
  await run(Math.max(1, Math.round(seconds / 3)));
  const before = usageOf(pid)?.cpuMs ?? NaN;
  const { requests, latency, ...answers } = ResultSchema.parse(JSON.parse(await run(seconds)));
  const after = usageOf(pid)?.cpuMs ?? NaN;
  if (answers['2xx'] !== requests.total || answers.errors > 0)
    throw new Error(`${path}: ${requests.total - answers['2xx']} refused and ${answers.errors} failed`);
  return {
    perSecond: requests.average,
    averageMs: latency.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMs: (after - before) / requests.total,
  };
}

async function runNode(command: string[]): Promise<string> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
  return text(child.stdout);
}

const BARE = `
  let answer = { headers: {}, body: '' };
  const server = require('node:http').createServer((request, response) => {
    response.writeHead(200, answer.headers).end(answer.body);
  });
  process.on('message', ({ headers, body }) => {
    answer = { headers, body: Buffer.from(body, 'base64') };
    process.send('ready');
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));`;

export interface BareServer extends Target {
  /** Makes the server answer every request with what a path of the store answers now. */
  copy(store: Target, path: string, headers: Headers): Promise<void>;
  stop(): void;
}

/** Starts `node:http` and nothing else, in a process of its own: what the store is compared with. */
export async function startBareServer(): Promise<BareServer> {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const nextMessage = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  const port = await nextMessage();
  return {
    host: `127.0.0.1:${Number(port)}`,
    pid: child.pid ?? 0,
    copy: async (store, path, headers) => {
      const { body, encoding } = await fetchRaw(store, path, headers);
      const copied = { 'Content-Type': 'text/html', ...(encoding && { 'Content-Encoding': encoding }) };
      const ready = nextMessage();
      child.send({ headers: copied, body: body.toString('base64') });
      await ready;
    },
    stop: () => void child.kill(),
  };
}

/** Fetches the bytes as they are sent: fetch() would decode them. */
export function fetchRaw(
  { host }: Pick<Target, 'host'>,
  path: string,
  headers: Headers,
): Promise<{ body: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(`http://${host}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] })
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
