import http from 'node:http';

import { STORE_HOST } from './attacked-store';

export interface PageTimes {
  asked: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
}

export interface Asked {
  path: string;
  cookie?: string;
  method?: string;
  body?: string;
}

/** Asks for one thing over a connection that is kept: how long that took, and the status; 0 where nothing came. */
export function timed(
  agent: http.Agent,
  host: string,
  { path, cookie, method = 'GET', body }: Asked,
): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  const headers = {
    Host: STORE_HOST,
    'Accept-Encoding': 'br',
    ...(cookie !== undefined && cookie !== '' && { Cookie: cookie }),
    ...(body !== undefined && {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }),
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ms: performance.now() - startedAt, status });
    const request = http.request(`http://${host}${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode ?? 0)).on('error', () => end(0));
    });
    request.on('error', () => end(0));
    request.end(body);
  });
}

/** Opens pages one after the other, with a short pause between, until it is stopped. */
export function openPages(host: string, pages: readonly Asked[], everyMs = 25): () => Promise<PageTimes> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const answers: { ms: number; status: number }[] = [];
  let isOver = false;
  const work = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const page = pages[at % pages.length];
      if (page !== undefined) answers.push(await timed(agent, host, page));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return async () => {
    isOver = true;
    await work;
    agent.destroy();
    return timesOf(answers);
  };
}

export function timesOf(answers: readonly { ms: number; status: number }[]): PageTimes {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    asked: answers.length,
    failed: answers.filter(({ status }) => status === 0 || status >= 400).length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    mostMs: at(1),
  };
}
