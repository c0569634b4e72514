import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';

import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { startPostgres } from '../../tests/support/postgres-cluster';
import { startChild, type ChildServer } from './child-server';
import type { DatabaseKind } from './settings';

/** A store's data, made for the measurements, and the store on them. */
export interface StoreData {
  kind: DatabaseKind;
  /** The same data, for what is looked up or changed beside the store. */
  db: Db;
  /** Makes the catalogue larger; 0 leaves the demo as it is. */
  growTo(products: number): Promise<void>;
  startStore(variables?: Record<string, string>): Promise<ChildServer>;
  /** Removes the data, unless they are to be kept. */
  leave(isKept: boolean): Promise<void>;
}

/** What `npm start` gives Node before the name of the script. */
function optionsOfStart(): string[] {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

export async function makeStoreData(kind: DatabaseKind): Promise<StoreData> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyway-bench-'));
  // What is measured is what a store would have: nothing is acknowledged that is not on the disk.
  const cluster = kind === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  const url = cluster?.urlOf('postgres') ?? `file:${folder}/store.db`;
  const variables: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret of the bench, thirty-two characters',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  // The sandbox keeps its books in the folder that the store is started in.
  symlinkSync(path.resolve('build'), path.join(folder, 'build'));
  const db = openDatabase(url);

  return {
    kind,
    db,
    growTo: async (products) => {
      const large = products > 0 ? ['--products', String(products)] : [];
      const seed = ['--import', 'tsx', 'scripts/seed.ts', ...large];
      const { status } = spawnSync(process.execPath, seed, { stdio: 'inherit', env: variables });
      if (status !== 0) throw new Error('The data could not be made.');
      // Autovacuum does so by itself, some minutes later.
      if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
    },
    startStore: (own = {}) =>
      startChild(
        [...optionsOfStart(), path.resolve('build/server.js')],
        /Keyway is open at http:\/\/[^:]+:(\d+)/,
        {
          env: { ...variables, ...own },
          cwd: folder,
        },
      ),
    leave: async (isKept) => {
      await db.destroy();
      if (isKept) {
        console.log(`The data are at ${url}`);
        return;
      }
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
