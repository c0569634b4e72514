import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { isHardRun, printFigures } from '../support/hard-tests';
import { CHECKOUTS, confirmationIn, HttpBuyer } from '../support/http-buyer';
import { stockTo } from '../support/orders';
import { startServer } from '../support/server-process';
import { copyOfSeeded, isSqlite, temporaryFile } from '../support/test-store';
import { openDatabase } from '../../db/client';

const ORDERS = 100;
/** The end of the log's name, as strace -xx writes every text. */
const LOG = String.raw`\\x2d\\x77\\x61\\x6c>`;
/** What SQLite writes in front of each page of its log: 24 bytes, of which the second four are not 0 where a commit ends. */
const COMMIT = new RegExp(
  String.raw`pwrite64\(\d+<[^>]*${LOG}, "(?:\\x..){4}(?!\\x00\\x00\\x00\\x00)(?:\\x..){20}", 24,`,
);
const SYNC = new RegExp(String.raw`f(data)?sync\(\d+<[^>]*${LOG}`);

function whyNot(): string | undefined {
  const tried = spawnSync('strace', ['-o', '/dev/null', 'true']);
  if (tried.error !== undefined) return 'strace is not installed (Debian: apt-get install strace)';
  return tried.status === 0 ? undefined : 'strace may not follow other processes here';
}

// What PostgreSQL tells its disk is its own affair.
it.runIf(isHardRun && isSqlite)(
  `the disk is told at least once a commit, over ${ORDERS} orders`,
  async () => {
    const reason = whyNot();
    if (reason !== undefined) {
      process.stdout.write(`  Not counted, because ${reason}.\n`);
      return;
    }
    const url = await copyOfSeeded();
    const db = openDatabase(url);
    await stockTo(db, 3, 10_000);
    const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const log = temporaryFile('calls.txt');
    const calls = ['-f', '-y', '-xx', '-s', '24', '-e', 'trace=pwrite64,fsync,fdatasync', '-o', log];
    const strace = spawn('strace', [...calls, '-p', String(server.pid)], { stdio: 'ignore' });
    await pause(1_000);
    let placed = 0;
    while (placed < ORDERS) {
      const buyer = new HttpBuyer(server);
      const checkout = CHECKOUTS[placed % 2] ?? 'express';
      await buyer.addToCart(3, 1);
      const reply = await buyer.place(checkout, await buyer.fillIn(checkout));
      expect(confirmationIn(reply)).toBeDefined();
      placed += 1;
    }
    strace.kill('SIGINT');
    await once(strace, 'exit');
    await server.stop();
    await db.destroy();

    const counted = { commits: 0, syncs: 0, commitsUnsynced: 0 };
    let open = 0;
    for await (const line of createInterface({ input: createReadStream(log) })) {
      if (COMMIT.test(line)) {
        // The one before was never told to the disk: a power cut would take an order that was acknowledged.
        if (open > 0) counted.commitsUnsynced += 1;
        open = 1;
        counted.commits += 1;
      } else if (SYNC.test(line)) {
        counted.syncs += 1;
        open = 0;
      }
    }
    counted.commitsUnsynced += open;
    printFigures('told to the disk', { orders: placed, ...counted });
    // To place and to settle are two commits.
    expect(counted.commits).toBeGreaterThanOrEqual(2 * ORDERS);
    expect(counted.syncs).toBeGreaterThanOrEqual(counted.commits);
    expect(counted.commitsUnsynced).toBe(0);
  },
  600_000,
);
