import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';

import { DEMO_STAFF } from '../app/domain/staff/staff.schema';

/**
 * `npm run bench`: how long the server takes for the pages that buyers ask for most, over loopback, with the demo's
 * catalogue and with 100,000 products; `-- --products 0,20000` takes other sizes. It makes its own data, and removes it.
 *
 * One connection gives the time of a request that waits for nobody; 32 give what a process can do in a second. The
 * last column compares that with a bare node:http server which sends the same bytes in the same run.
 *
 * A page is made anew for whoever has a session: 'made' is that time, measured with a session's cookie. Everyone else
 * gets the page that was kept from the one before: 'kept' is that time, and the requests in a second are of it.
 */
const USAGE = 'npm run bench -- [--products 0,100000] [--requests 200] [--seconds 5] [--keep]';

const PAGES: { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'category listing', path: '/automotive-keys' },
  { name: 'list view', path: '/padlocks?view=list' },
  { name: 'search by part number', path: '/products?q=nd80pd626' },
  { name: 'search by words', path: '/products?q=smart+key+4+button' },
  { name: 'search with a typo', path: '/products?q=deadbold' },
  { name: 'product page', path: '/product/bmw-smart-key' },
  { name: 'GET /api/products', path: '/api/products' },
];

/** The back office keeps no pages: what staff see is made every time. */
const STAFF_PAGES: { name: string; path: string }[] = [
  { name: 'admin product list', path: '/admin/products' },
  { name: 'admin product search', path: '/admin/products?q=smart+key' },
  { name: 'admin dashboard', path: '/admin/dashboard' },
];

type RequestHeaders = Record<string, string>;

const HEADERS: RequestHeaders = { 'accept-encoding': 'identity' };
/** Nobody's session, but enough for the store to make a page of their own. */
const WITH_SESSION = { ...HEADERS, cookie: 'keyway_session=of-nobody' };

interface Settings {
  /** Sizes of the catalogue, the smallest first. */
  products: number[];
  requests: number;
  seconds: number;
  keep: boolean;
}

interface Row {
  name: string;
  madeMs: number;
  madeP99Ms: number;
  /** Undefined for pages that are never kept. */
  keptMs?: number;
  keptP99Ms?: number;
  perSecond: number;
  barePerSecond: number;
  bytes: number;
}

let server: ChildProcess | undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'keyway-bench-'));
const settings = readSettings();

process.once('SIGINT', () => {
  cleanUp();
  process.exit(130);
});
try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  cleanUp();
}

async function bench(): Promise<void> {
  if (!existsSync('build/server.js')) run('Building the store', ['scripts/build.js']);
  for (const products of settings.products) await benchWith(products);
}

/** The catalogue grows from one size to the next. 0 is the demo as it is. */
async function benchWith(products: number): Promise<void> {
  const large = products > 0 ? ['--products', String(products)] : [];
  run('Making the data', ['--import', 'tsx', 'scripts/seed.ts', ...large]);
  const origin = await startServer();
  const rows: Row[] = [];
  const staff = { ...HEADERS, cookie: await signIn(origin) };
  const total = PAGES.length + STAFF_PAGES.length;
  for (const { name, path: address } of PAGES) {
    process.stdout.write(`\r[${rows.length + 1}/${total}] ${name.padEnd(24)}`);
    rows.push(await measure(name, origin + address));
  }
  for (const { name, path: address } of STAFF_PAGES) {
    process.stdout.write(`\r[${rows.length + 1}/${total}] ${name.padEnd(24)}`);
    rows.push(await measureForStaff(name, origin + address, staff));
  }
  process.stdout.write('\r'.padEnd(40) + '\r');
  printTable(rows, products);
  await stopServer();
}

async function measure(name: string, url: string): Promise<Row> {
  const made = await timesOf(url, WITH_SESSION);
  const kept = await timesOf(url, HEADERS);
  return {
    name,
    madeMs: quantile(made.times, 0.5),
    madeP99Ms: quantile(made.times, 0.99),
    keptMs: quantile(kept.times, 0.5),
    keptP99Ms: quantile(kept.times, 0.99),
    perSecond: await perSecond(url, HEADERS),
    barePerSecond: await barePerSecond(kept.body),
    bytes: kept.body.length,
  };
}

async function measureForStaff(name: string, url: string, headers: RequestHeaders): Promise<Row> {
  const made = await timesOf(url, headers);
  return {
    name,
    madeMs: quantile(made.times, 0.5),
    madeP99Ms: quantile(made.times, 0.99),
    perSecond: await perSecond(url, headers),
    barePerSecond: await barePerSecond(made.body),
    bytes: made.body.length,
  };
}

/** The Cookie header of the demo's staff. */
async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(DEMO_STAFF),
    headers: { Origin: origin },
    redirect: 'manual',
  });
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('keyway_session='));
  if (cookie === undefined) throw new Error(`The login answered ${answer.status} and no session`);
  return cookie.split(';')[0] ?? '';
}

/** One request after the other; the times in milliseconds, the shortest first. */
async function timesOf(url: string, headers: RequestHeaders): Promise<{ times: number[]; body: Buffer }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  // The first requests compile what the others run.
  const warmUp = Math.max(20, Math.round(settings.requests / 4));
  for (let asked = 0; asked < warmUp; asked += 1) await ask(url, agent, headers);
  const times: number[] = [];
  let body: Buffer = Buffer.alloc(0);
  for (let asked = 0; asked < settings.requests; asked += 1) {
    const startedAt = performance.now();
    body = await ask(url, agent, headers);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  return { times, body };
}

function ask(url: string, agent: http.Agent, headers: RequestHeaders): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

async function perSecond(url: string, headers: RequestHeaders): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: settings.seconds, headers });
  if (result.non2xx + result.errors > 0) {
    throw new Error(
      `${url}: ${result.non2xx} refused and ${result.errors} failed of ${result.requests.total}`,
    );
  }
  return result.requests.average;
}

/** A bare server in a process of its own, as the store is in one. */
async function barePerSecond(body: Buffer): Promise<number> {
  const program = `
    const body = Buffer.alloc(${body.length}, 'x');
    require('node:http')
      .createServer((request, response) => response.end(body))
      .listen(0, '127.0.0.1', function () { process.stdout.write('port ' + this.address().port + '\\n'); });`;
  const bare = spawn(process.execPath, ['-e', program]);
  try {
    const port = await firstMatch(bare, /port (\d+)/);
    return await perSecond(`http://127.0.0.1:${port}/`, HEADERS);
  } finally {
    bare.kill();
  }
}

async function startServer(): Promise<string> {
  console.log('Starting the store');
  server = spawn(process.execPath, ['build/server.js'], { env: { ...variables(), PORT: '0' } });
  return `http://127.0.0.1:${await firstMatch(server, /Keyway is open at http:\/\/[^:]+:(\d+)/)}`;
}

async function stopServer(): Promise<void> {
  const stopping = server;
  server = undefined;
  if (stopping === undefined) return;
  const ended = new Promise((resolve) => stopping.once('exit', resolve));
  stopping.kill();
  await ended;
}

function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: unknown) => {
      output += String(chunk);
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}

function run(what: string, command: string[]): void {
  console.log(what);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: variables() });
  if (status !== 0) throw new Error(`${what}: failed`);
}

function variables(): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${folder}/store.db`,
    SESSION_SECRET: 'a secret of the bench, thirty-two characters',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
}

function printTable(rows: Row[], products: number): void {
  const heads = [
    '',
    'made: median ms',
    'p99 ms',
    'kept: median ms',
    'p99 ms',
    'requests/s',
    'KB',
    'of node:http',
  ];
  const lines = rows.map((row) => [
    row.name,
    row.madeMs.toFixed(2),
    row.madeP99Ms.toFixed(2),
    row.keptMs?.toFixed(2) ?? '-',
    row.keptP99Ms?.toFixed(2) ?? '-',
    row.perSecond.toFixed(0),
    (row.bytes / 1000).toFixed(1),
    `1/${(row.barePerSecond / row.perSecond).toFixed(1)}`,
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const written = (line: string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const size = products > 0 ? `${products.toLocaleString('en-US')} products` : 'the demo';
  console.log(`\nServer time over loopback, ${size}, Node ${process.version}:`);
  console.log(`1 connection for the times, 32 connections and ${settings.seconds} s for the requests.\n`);
  console.log(written(heads));
  for (const line of lines) console.log(written(line));
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function readSettings(): Settings {
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string', default: '0,100000' },
        requests: { type: 'string', default: '200' },
        seconds: { type: 'string', default: '5' },
        keep: { type: 'boolean', default: false },
      },
    });
    return {
      products: values.products.split(',').map((size) => whole('products', size, 0, 5_000_000)),
      requests: whole('requests', values.requests, 20, 100_000),
      seconds: whole('seconds', values.seconds, 1, 600),
      keep: values.keep,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`--${name} takes a whole number from ${least} to ${most}`);
  }
  return value;
}

function cleanUp(): void {
  server?.kill();
  if (settings.keep) console.log(`The data is in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
