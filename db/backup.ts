import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

/** The tables whose row counts are compared after a backup. */
export const MAX_COMPARED = ['orders', 'order_lines', 'stock_movements', 'products'] as const;

export type Holdings = Record<(typeof MAX_COMPARED)[number], number>;

/** Two megabytes; the event loop runs between steps. */
const PAGES_A_STEP = 500;

/** The copy is damaged or incomplete, and was deleted. */
export class BrokenBackupError extends Error {}

/**
 * Copies a SQLite file while others write to it, as a consistent snapshot. The copy is verified before it gets its
 * name, so that a file with that name is always complete.
 *
 * @param onProgress called with the pages copied and their total.
 * @returns the row counts; undefined if it isn't a store's database but the sandbox's.
 * @throws BrokenBackupError; Error if the target exists.
 */
export async function copySqlite(
  from: string,
  to: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Holdings | undefined> {
  if (!existsSync(from)) throw new Error(`No database at ${from}.`);
  if (existsSync(to)) throw new Error(`${to} already exists.`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  removeLeftovers(path.dirname(path.resolve(to)));
  const unfinished = `${to}.unfinished-${process.pid}`;
  const source = new Database(from, { fileMustExist: true });
  try {
    source.pragma('busy_timeout = 10000');
    // Outside a transaction, SQLite would restart the backup after every write.
    source.exec('begin');
    const held = holdingsOf(source);
    await source.backup(unfinished, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(totalPages - remainingPages, totalPages);
        return PAGES_A_STEP;
      },
    });
    source.exec('commit');
    const copied = verifySqlite(unfinished);
    if (JSON.stringify(copied) !== JSON.stringify(held))
      throw new BrokenBackupError(
        `The copy has ${JSON.stringify(copied)}, the database ${JSON.stringify(held)}.`,
      );
    // Unlike a rename, a link never overwrites.
    linkSync(unfinished, to);
    return copied;
  } catch (error) {
    throw readableError(from, error);
  } finally {
    source.close();
    for (const file of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`]) rmSync(file, { force: true });
  }
}

/** Names of unfinished copies. */
const UNFINISHED = /\.(unfinished|restored)-\d+(-wal|-shm|-journal)?$/;
/** A copy in progress is written to, or verified, within this time. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Removes unfinished copies of processes that were killed. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!UNFINISHED.test(name)) continue;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (touched < Date.now() - LEFT_AFTER_MS) rmSync(file, { force: true });
  }
}

/**
 * Verifies every page, index, and reference of a SQLite file. Leaves a single file without a write-ahead log.
 *
 * @returns the row counts; undefined if it isn't a store's database.
 * @throws BrokenBackupError
 */
export function verifySqlite(file: string): Holdings | undefined {
  const copy = new Database(file, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = delete');
    const integrity: unknown = copy.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') throw new BrokenBackupError(`${file} is damaged: ${String(integrity)}`);
    const dangling: unknown = copy.pragma('foreign_key_check');
    if (Array.isArray(dangling) && dangling.length > 0)
      throw new BrokenBackupError(`${file} has ${dangling.length} rows with broken references.`);
    return holdingsOf(copy);
  } catch (error) {
    throw readableError(file, error);
  } finally {
    copy.close();
  }
}

/** Adds the file's name to an error of SQLite. */
function readableError(file: string, error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  return new BrokenBackupError(`${file} can't be read: ${error.message}`);
}

function holdingsOf(database: Database.Database): Holdings | undefined {
  const isStore = database.prepare("select 1 from sqlite_master where name = 'stock_movements'").get();
  if (isStore === undefined) return undefined;
  const [orders = 0, order_lines = 0, stock_movements = 0, products = 0] = MAX_COMPARED.map((table) =>
    database.prepare<[], number>(`select count(*) from ${table}`).pluck().get(),
  );
  return { orders, order_lines, stock_movements, products };
}
