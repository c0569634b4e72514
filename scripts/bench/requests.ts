import http from 'node:http';
import autocannon from 'autocannon';

import type { Question, Reply } from '../../tests/support/server-process';
import { usageOf } from './process-usage';

export type Headers = Record<string, string>;

/** A server to be measured. */
export interface Target {
  origin: string;
  pid: number;
}

/** Asks over connections that are kept. */
export function askOver(
  agent: http.Agent,
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Reply> {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { ...length, ...headers } };
    const request = http.request(origin + path, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

export interface Times {
  medianMs: number;
  p99Ms: number;
  /** Requests a second over the one connection. */
  perSecond: number;
  /** The last answer. */
  body: string;
}

/**
 * One request after the other, over one connection, after some that are not counted.
 *
 * @param before done before each request, and not counted.
 */
export async function timesOf(
  { origin }: Target,
  path: string,
  headers: Headers,
  requests: number,
  before?: () => Promise<void>,
): Promise<Times> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let body = '';
  const warmUp = Math.max(10, Math.round(requests / 4));
  for (let asked = -warmUp; asked < requests; asked += 1) {
    await before?.();
    const startedAt = performance.now();
    const reply = await askOver(agent, origin, path, { headers });
    if (asked >= 0) times.push(performance.now() - startedAt);
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    ({ body } = reply);
  }
  agent.destroy();
  return { ...spread(times), perSecond: 1000 / mean(times), body };
}

export interface Load {
  perSecond: number;
  /** Processor time of the server for one request; undefined where the system does not tell. */
  cpuMs: number | undefined;
}

/** As many requests as so many connections can send, for some seconds. */
export async function loadOf(
  { origin, pid }: Target,
  path: string,
  headers: Headers,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const before = usageOf(pid);
  const result = await autocannon({ url: origin + path, connections, duration: seconds, headers });
  const after = usageOf(pid);
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${path}: ${result.non2xx} refused and ${result.errors} failed of ${result.requests.total}`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    cpuMs: before && after && (after.cpuMs - before.cpuMs) / result.requests.total,
  };
}

export function spread(times: number[]): { medianMs: number; p99Ms: number } {
  const sorted = [...times].sort((one, other) => one - other);
  return { medianMs: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) };
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
