import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { openDatabase, POSTGRES_URL } from '../../db/client';
import type { Db } from '../../db/schema';
import { linkBuild } from '../../tests/support/build-link';
import { startPostgres } from '../../tests/support/postgres-cluster';
import { optionsOfStart } from '../../tests/support/start-options';
import { startChild, type ChildServer } from './child-server';
import type { DatabaseKind } from './settings';

/** A store's data, made for the measurements, and the store on them. */
export interface StoreData {
  kind: DatabaseKind;
  /** The same data, for what is looked up or changed beside the store. */
  db: Db;
  startStore(variables?: Record<string, string>): Promise<ChildServer>;
  /** Closes the data, and removes them where they were made for the run and are not to be kept. */
  leave(): Promise<void>;
}

/** Data that grow. */
export interface GrowingStoreData extends StoreData {
  /** Makes the catalogue larger; 0 leaves the demo as it is. */
  growTo(products: number): Promise<void>;
}

/** @param isKept whether the data stay where they are when the run is over. */
export async function makeStoreData(kind: DatabaseKind, isKept: boolean): Promise<GrowingStoreData> {
  // What is measured is what a store would have: nothing is acknowledged that is not on the disk.
  const cluster = kind === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  const folder = makeFolder();
  const url = cluster?.urlOf('postgres') ?? `file:${folder}/store.db`;
  const data = storeData(kind, url, folder);
  return {
    ...data,
    growTo: async (products) => {
      const large = products > 0 ? ['--products', String(products)] : [];
      const seed = ['--import', 'tsx', 'scripts/seed.ts', ...large];
      const { status } = spawnSync(process.execPath, seed, { stdio: 'inherit', env: variablesFor(url) });
      if (status !== 0) throw new Error('The data could not be made.');
      // Autovacuum does so by itself, some minutes later.
      if (kind === 'postgres') await sql`vacuum analyze`.execute(data.db);
    },
    leave: async () => {
      await data.db.destroy();
      if (isKept) {
        console.log(`The data are at ${url}`);
        return;
      }
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Data that are there, `file:…` or `postgres://…`, with the demo's staff among them. */
export function openStoreData(url: string): StoreData {
  const folder = makeFolder();
  const data = storeData(POSTGRES_URL.test(url) ? 'postgres' : 'sqlite', absolute(url), folder);
  return {
    ...data,
    leave: async () => {
      await data.db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function absolute(url: string): string {
  return url.startsWith('file:') ? `file:${path.resolve(url.slice('file:'.length))}` : url;
}

/** The sandbox keeps its books in the folder that the store is started in. */
function makeFolder(): string {
  return linkBuild(mkdtempSync(path.join(tmpdir(), 'keyway-bench-')));
}

function variablesFor(url: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret of the bench, thirty-two characters',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
}

function storeData(kind: DatabaseKind, url: string, folder: string): Omit<StoreData, 'leave'> {
  return {
    kind,
    db: openDatabase(url),
    startStore: (own = {}) =>
      startChild(
        [...optionsOfStart(), path.resolve('build/server.js')],
        /Keyway is open at http:\/\/[^:]+:(\d+)/,
        { env: { ...variablesFor(url), ...own }, cwd: folder },
      ),
  };
}
