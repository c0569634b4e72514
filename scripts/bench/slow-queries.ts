import { setTimeout } from 'node:timers/promises';

import { LONG_LISTS, pagesOf } from './pages';
import { onLine } from './progress-line';
import { timesOf } from './requests';
import type { StoreData } from './store-data';
import { changeCatalogue } from './page-times';
import { openVisitors } from './visitors';

const REQUESTS = 10;

/** A query that a page waits for longer than the server calls slow, each time that it is asked. */
export interface SlowQuery {
  page: string;
  sql: string;
  medianMs: number;
}

/**
 * The slow queries of every page, as the server's log names them. The catalogue changes before each request, so that
 * whatever is kept of it is asked again. What was slow in fewer than half of the requests had to wait for something else.
 */
export async function findSlowQueries(data: StoreData): Promise<SlowQuery[]> {
  const store = await data.startStore({ LOG_LEVEL: 'debug' });
  const visitors = await openVisitors(store);
  const slow: SlowQuery[] = [];
  for (const page of [...(await pagesOf(data.db)), ...LONG_LISTS]) {
    onLine(`Queries of ${page.name}`);
    const headers = page.isForStaff === true ? visitors.staff : visitors.session;
    const change = () => changeCatalogue(data.db);
    await timesOf(store, page.path, headers, 1, change);
    const before = store.output().length;
    await timesOf(store, page.path, headers, REQUESTS, change);
    await setTimeout(100);
    slow.push(...repeated(store.output().slice(before)).map((query) => ({ page: page.name, ...query })));
  }
  await store.stop();
  onLine('');
  return slow.sort((one, other) => other.medianMs - one.medianMs);
}

function repeated(log: string): { sql: string; medianMs: number }[] {
  const times = new Map<string, number[]>();
  for (const line of log.split('\n').filter((one) => one.includes('"slow query"'))) {
    const { sql, ms }: { sql: string; ms: number } = JSON.parse(line);
    times.set(sql, [...(times.get(sql) ?? []), ms]);
  }
  return [...times]
    .filter(([, took]) => took.length >= REQUESTS / 2)
    .map(([sql, took]) => ({ sql, medianMs: took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0 }));
}
