import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';

import { copySqlite } from './backup';

/**
 * Replaces a SQLite file with a backup. The previous file is kept beside it under a dated name. If the process is
 * killed at any moment, the store's file is complete: the previous one or the backup.
 *
 * @returns the path of the previous file; undefined if there was none.
 * @throws Error if the target is in use; BrokenBackupError if the backup is damaged.
 */
export async function restoreSqlite(from: string, to: string): Promise<{ kept: string | undefined }> {
  const restored = `${to}.restored-${process.pid}`;
  try {
    // Copying verifies the backup and leaves it unchanged.
    await copySqlite(from, restored);
    const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const kept = existsSync(to) ? keepAside(to, moment) : undefined;
    // SQLite would apply a leftover write-ahead log to the restored file.
    if (existsSync(`${to}-wal`)) renameSync(`${to}-wal`, `${to}-wal.before-${moment}`);
    renameSync(restored, to);
    return { kept };
  } finally {
    rmSync(restored, { force: true });
  }
}

/** @throws Error if the file is in use. */
function keepAside(file: string, moment: string): string {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma('busy_timeout = 0');
    // Only a sole user can leave WAL mode. That also writes the log into the file, which is then complete.
    const mode: unknown = database.pragma('journal_mode = delete', { simple: true });
    if (mode !== 'delete') throw new Error(`${file} is in use. Stop the store first.`);
    database.exec('begin exclusive');
    const kept = `${file}.before-${moment}`;
    const unfinished = `${kept}.unfinished-${process.pid}`;
    // Copied and not renamed: a store that is started just then would find nothing and begin anew.
    copyFileSync(file, unfinished, constants.COPYFILE_FICLONE);
    renameSync(unfinished, kept);
    return kept;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new Error(`${file} is in use. Stop the store first.`);
    throw error;
  } finally {
    database.close();
  }
}
