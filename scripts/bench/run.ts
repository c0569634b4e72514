import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { openDatabase } from '../../db/client';
import { usageOf } from '../../tests/support/process-usage';
import { startServer, type RunningServer } from '../../tests/support/server-process';
import { readOptions } from '../script-options';
import { measureLoad, startBareServer, type BareServer, type Headers } from './load';
import { measureOrders } from './orders';
import { openOnSlowPhone } from './slow-phone';
import { openVisitors, type Visitors } from './visitors';
import { weighPage } from './weights';

/** `npm run bench`: measures the built store and prints each bar as met or missed. docs/performance.md explains it. */
const { values } = readOptions('npm run bench -- [--seconds 4] [--database URL] [--growth 1000,100000]', {
  options: {
    seconds: { type: 'string', default: '4' },
    database: { type: 'string' },
    growth: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const CROWD = { connections: 16, seconds };
const ALONE = { connections: 1, seconds };
const COMPRESSED = { 'Accept-Encoding': 'gzip, br' };
const START_TIMES = 3;

/**
 * `before`: the version without the page cache for sessions, on the machine of docs/performance.md: pages per second with
 * a session and a cart, and processor time of a page for an account with its own prices.
 */
const PAGES = [
  { name: 'home', path: '/', before: { compressed: 217, uncompressed: 284, cpuMs: 3.8 } },
  {
    name: 'listing of 25',
    path: '/automotive-keys',
    before: { compressed: 236, uncompressed: 287, cpuMs: 4 },
  },
  { name: 'search', path: '/products?q=lock', before: { compressed: 253, uncompressed: 293, cpuMs: 3.9 } },
  {
    name: 'product',
    path: '/product/bmw-smart-key',
    before: { compressed: 268, uncompressed: 309, cpuMs: 3.9 },
  },
];
const ADMIN_LIST = '/admin/products';
/** `bar`: how many times more the bare server answered before the page cache was replaced. */
const JSON_CALLS = [
  { name: 'JSON list of 24', path: '/api/products?pageSize=24', bar: 2 },
  { name: 'JSON product', path: '/api/products/1', bar: 2.2 },
] as const;
/** For bars that say 'no worse than before': runs on the same machine differ by this much. */
const TOLERANCE = 1.1;
const ORDER_CPU_MS = 19;

interface Row {
  what: string;
  measured: string;
  bar?: string;
  isMet?: boolean;
}

async function main(): Promise<void> {
  console.log(
    `Node ${process.version}, ${os.cpus().length} cores (${os.cpus()[0]?.model}), Linux ${os.release()}\n`,
  );
  if (values.growth !== undefined) return measureGrowth(values.growth.split(',').map(Number));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keyway-bench-'));
  const DATABASE_URL = values.database ?? `file:${folder}/store.db`;
  const server = await startServer({ LOG_LEVEL: 'warn', DATABASE_URL });
  const db = openDatabase(server.databaseUrl);
  const bare = await startBareServer();
  try {
    const visitors = await openVisitors(server, db);
    for (const page of PAGES) print(await measureCached(server, bare, page, visitors));
    for (const page of PAGES) print(await measureRendered(server, page, visitors.account));
    print([
      await measureAdmin(server, visitors.staff),
      await measureJson(server, bare, JSON_CALLS[0]),
      await measureJson(server, bare, JSON_CALLS[1]),
    ]);
    const orders = await measureOrders(server, db, visitors.staff['Cookie'] ?? '');
    print([atMost('an order by 16 buyers, CPU', orders.cpuMs, ORDER_CPU_MS * TOLERANCE, 'ms')]);
    const peak = (usageOf(server.pid)?.peakBytes ?? NaN) / 1024 / 1024;
    print([atMost('memory under load, peak', peak, 300, 'MB')]);
    for (const page of [...PAGES.map((one) => one.path), '/cart', '/checkout']) {
      const { html, scripts } = await weighPage(server, page, visitors.session);
      print([
        atMost(`${page}: HTML, compressed`, html / 1024, 16, 'KB'),
        atMost(`${page}: JavaScript, compressed`, scripts / 1024, 120, 'KB'),
      ]);
    }
    for (const page of [...PAGES.map((one) => one.path), '/quick-order', '/checkout'])
      print(await measureFirstPaint(server, page));
    print([await measureStart(server.databaseUrl)]);
  } finally {
    bare.stop();
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A public page, anonymous and with a session and a cart, compressed and not. */
async function measureCached(
  server: RunningServer,
  bare: BareServer,
  { name, path: page, before }: (typeof PAGES)[number],
  { anonymous, session }: Visitors,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [form, encoding] of [
    ['compressed', COMPRESSED],
    ['uncompressed', {}],
  ] as const) {
    const isCompressed = form === 'compressed';
    const headers = { ...anonymous, ...encoding };
    const { perSecond } = await measureLoad(server, page, headers, CROWD);
    const ratio = perSecond / (await measureBare(server, bare, page, headers));
    const measured = `${Math.round(perSecond)}/s, 1/${(1 / ratio).toFixed(1)} of bare`;
    rows.push({
      what: `${name}, anonymous, ${form}`,
      measured,
      ...(isCompressed && { bar: '1/3 of bare', isMet: ratio >= 1 / 3 }),
    });
    const own = await measureLoad(server, page, { ...session, ...encoding }, CROWD);
    const least = before[form] * (isCompressed ? 5 : 12);
    rows.push({
      what: `${name}, session and cart, ${form}`,
      measured: `${Math.round(own.perSecond)}/s, p99 ${own.p99Ms} ms = ${(own.p99Ms / own.p50Ms).toFixed(1)} × p50`,
      bar: `${least}/s, p99 at most 4 × p50`,
      isMet: own.perSecond >= least && own.p99Ms <= 4 * own.p50Ms,
    });
  }
  return rows;
}

async function measureBare(server: RunningServer, bare: BareServer, page: string, headers: Headers) {
  await bare.copy(server, page, headers);
  return (await measureLoad(bare, '/', headers, CROWD)).perSecond;
}

async function measureRendered(
  server: RunningServer,
  { name, path: page, before }: (typeof PAGES)[number],
  account: Headers,
): Promise<Row[]> {
  const { cpuMs, averageMs } = await measureLoad(server, page, account, ALONE);
  const row = atMost(`${name}, account with its own prices, CPU`, cpuMs, before.cpuMs * 1.3, 'ms');
  return [{ ...row, measured: `${row.measured}, answered in ${averageMs.toFixed(1)} ms` }];
}

async function measureAdmin(server: RunningServer, staff: Headers): Promise<Row> {
  const { averageMs } = await measureLoad(server, ADMIN_LIST, staff, ALONE);
  return atMost('back office product list', averageMs, 8, 'ms');
}

async function measureJson(
  server: RunningServer,
  bare: BareServer,
  { name, path: page, bar }: (typeof JSON_CALLS)[number],
): Promise<Row> {
  const { perSecond } = await measureLoad(server, page, {}, CROWD);
  const ratio = perSecond / (await measureBare(server, bare, page, {}));
  return {
    what: name,
    measured: `${Math.round(perSecond)}/s, 1/${(1 / ratio).toFixed(1)} of bare`,
    bar: `1/${bar} of bare`,
    isMet: ratio * TOLERANCE >= 1 / bar,
  };
}

async function measureFirstPaint(server: RunningServer, page: string): Promise<Row[]> {
  const { cold, warm } = await openOnSlowPhone(server, page);
  return [
    atMost(`${page}: first paint on a slow phone, nothing cached`, cold.paintMs / 1000, 3.5, 's'),
    atMost(`${page}: first paint on a slow phone, cached`, warm.paintMs / 1000, 2, 's'),
    atMost(`${page}: layout shift on a slow phone, × 100`, Math.max(cold.shift, warm.shift) * 100, 2, ''),
  ];
}

async function measureStart(databaseUrl: string): Promise<Row> {
  const times: number[] = [];
  for (let time = 0; time < START_TIMES; time += 1) {
    const startedAt = performance.now();
    const server = await startServer({ DATABASE_URL: databaseUrl });
    await server.ask('/');
    times.push(performance.now() - startedAt);
    await server.stop();
  }
  return { what: 'start to first page, best of 3', measured: `${Math.round(Math.min(...times))} ms` };
}

/** Measures the same pages on catalogs of several sizes, one request after the other. */
async function measureGrowth(sizes: number[]): Promise<void> {
  const paths = [...PAGES.map((one) => one.path), ...JSON_CALLS.map((one) => one.path), ADMIN_LIST];
  const rows = new Map<string, number[]>(paths.map((page) => [page, []]));
  for (const size of sizes) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'keyway-bench-'));
    const env = { ...process.env, DATABASE_URL: `file:${folder}/store.db` };
    const seed = ['--import', 'tsx', 'scripts/seed.ts', '--products', String(size)];
    if (spawnSync(process.execPath, seed, { stdio: 'inherit', env }).status !== 0)
      throw new Error('The catalog could not be made.');
    const server = await startServer({ LOG_LEVEL: 'warn', DATABASE_URL: env.DATABASE_URL });
    const db = openDatabase(server.databaseUrl);
    const { account, staff } = await openVisitors(server, db);
    for (const page of paths) {
      const headers = page === ADMIN_LIST ? staff : account;
      rows.get(page)?.push((await measureLoad(server, page, headers, ALONE)).averageMs);
    }
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `| ms per page | ${sizes.join(' products | ')} products |\n|---|${sizes.map(() => '--:|').join('')}`,
  );
  for (const [page, times] of rows)
    console.log(`| ${page} | ${times.map((ms) => ms.toFixed(2)).join(' | ')} |`);
}

function atMost(what: string, value: number, bar: number, unit: string): Row {
  return {
    what,
    measured: `${value.toFixed(1)} ${unit}`,
    bar: `${bar.toFixed(1)} ${unit}`,
    isMet: value <= bar,
  };
}

let isHeaderPrinted = false;

function print(rows: Row[]): void {
  if (!isHeaderPrinted) console.log('| what | measured | bar | |\n|---|---|---|---|');
  isHeaderPrinted = true;
  for (const { what, measured, bar = '', isMet } of rows) {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : '**missed**';
    console.log(`| ${what} | ${measured} | ${bar} | ${verdict} |`);
  }
}

await main();
