import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';

import { copySqlite } from './backup';

/**
 * Puts a copy in the place of a SQLite file. What was there is kept beside it, under a name with the moment. Whenever
 * this is killed, the store's file is there and whole: what it was, or the copy.
 *
 * @returns where the file is that was there; undefined when there was none.
 * @throws Error when somebody has the target open, BrokenBackupError when the copy is not whole.
 */
export async function restoreSqlite(from: string, to: string): Promise<{ kept: string | undefined }> {
  const restored = `${to}.restored-${process.pid}`;
  try {
    // Copied as a backup is, which looks it through, and which leaves the backup as it is.
    await copySqlite(from, restored);
    const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const kept = existsSync(to) ? keepAside(to, moment) : undefined;
    // SQLite would write what stands in a log that was left behind into whatever file has the name.
    if (existsSync(`${to}-wal`)) renameSync(`${to}-wal`, `${to}-wal.before-${moment}`);
    renameSync(restored, to);
    return { kept };
  } finally {
    rmSync(restored, { force: true });
  }
}

/** @throws Error when somebody has the file open. */
function keepAside(file: string, moment: string): string {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma('busy_timeout = 0');
    // Only who is alone with a file may leave its write-ahead log. The log is in the file then, which is whole by itself.
    const mode: unknown = database.pragma('journal_mode = delete', { simple: true });
    if (mode !== 'delete') throw new Error(`${file} is open: stop the store first.`);
    database.exec('begin exclusive');
    const kept = `${file}.before-${moment}`;
    const unfinished = `${kept}.unfinished-${process.pid}`;
    // Copied and not renamed: a store that is started just then would find nothing and begin anew.
    copyFileSync(file, unfinished, constants.COPYFILE_FICLONE);
    renameSync(unfinished, kept);
    return kept;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new Error(`${file} is open: stop the store first.`);
    throw error;
  } finally {
    database.close();
  }
}
