import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

/** What a backup is compared by. */
export const MAX_COMPARED = ['orders', 'order_lines', 'stock_movements', 'products'] as const;

export type Holdings = Record<(typeof MAX_COMPARED)[number], number>;

/** Two megabytes; between two steps others of this process have their turn. */
const PAGES_A_STEP = 500;

/** A copy that is not what it should be. It is not kept. */
export class BrokenBackupError extends Error {}

/**
 * Copies a SQLite file while others write to it: the copy is the database of one moment. It is opened and looked
 * through before it gets its name, so that what has the name is whole.
 *
 * @param onProgress told how many of the pages are copied.
 * @returns how many rows of what it holds; undefined where it is no store's database but the sandbox's books.
 * @throws BrokenBackupError, and Error when the target exists.
 */
export async function copySqlite(
  from: string,
  to: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Holdings | undefined> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  if (existsSync(to)) throw new Error(`${to} exists already, and nothing is overwritten.`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  removeLeftovers(path.dirname(path.resolve(to)));
  const unfinished = `${to}.unfinished-${process.pid}`;
  const source = new Database(from, { fileMustExist: true });
  try {
    source.pragma('busy_timeout = 10000');
    // A copy begins anew whenever somebody writes, unless it is made in a transaction: that sees one moment throughout.
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
        `The copy holds ${JSON.stringify(copied)}, the database ${JSON.stringify(held)}.`,
      );
    // Unlike a renaming, this overwrites nothing.
    linkSync(unfinished, to);
    return copied;
  } catch (error) {
    throw readableError(from, error);
  } finally {
    source.close();
    for (const file of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`]) rmSync(file, { force: true });
  }
}

/** What a copy is called until it is whole. */
const UNFINISHED = /\.(unfinished|restored)-\d+(-wal|-shm|-journal)?$/;
/** A copy that is being made is written to all the time, and looked through within this. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Removes the halves of copies whose process was killed. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!UNFINISHED.test(name)) continue;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (touched < Date.now() - LEFT_AFTER_MS) rmSync(file, { force: true });
  }
}

/**
 * Looks a SQLite file through: every page, every index, every reference. Leaves one file without a log beside it.
 *
 * @returns how many rows of what it holds; undefined where it is no store's database.
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
      throw new BrokenBackupError(`${file} has ${dangling.length} rows that point at nothing.`);
    return holdingsOf(copy);
  } catch (error) {
    throw readableError(file, error);
  } finally {
    copy.close();
  }
}

/** What SQLite says of a file, with the file's name. */
function readableError(file: string, error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  return new BrokenBackupError(`${file} cannot be read: ${error.message}`);
}

function holdingsOf(database: Database.Database): Holdings | undefined {
  const isStore = database.prepare("select 1 from sqlite_master where name = 'stock_movements'").get();
  if (isStore === undefined) return undefined;
  const [orders = 0, order_lines = 0, stock_movements = 0, products = 0] = MAX_COMPARED.map((table) =>
    database.prepare<[], number>(`select count(*) from ${table}`).pluck().get(),
  );
  return { orders, order_lines, stock_movements, products };
}
