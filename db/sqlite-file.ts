import { rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';

import { DatabaseUnavailableError } from './unavailable';

/** How often the path is checked for another file. */
const CHECK_EVERY_MS = 500;
/**
 * How long a statement blocks the process for a lock. Short, because nothing else runs meanwhile; the driver waits
 * longer without blocking.
 */
const BUSY_TIMEOUT_MS = 5;

/**
 * A connection to a SQLite file that follows its path: if another file is moved there, such as a backup, the old one is
 * closed and the new one opened (decision 0052). Otherwise the store would go on with a file that no one sees any more.
 */
export class SqliteFile {
  readonly #path: string;
  readonly #prepare: (database: Database.Database) => void;
  readonly #isReadonly: boolean;
  #database: Database.Database | undefined;
  #identity = '';
  #walIdentity = '';
  #checkedAt = 0;

  /** Opens nothing yet. @param prepare sets a connection up once it is open */
  constructor(path: string, { isReadonly = false, prepare = (_database: Database.Database) => {} } = {}) {
    this.#path = path;
    this.#isReadonly = isReadonly;
    this.#prepare = prepare;
  }

  /**
   * Returns the connection; another one after the file was replaced. The first call creates a missing file.
   *
   * @throws DatabaseUnavailableError if the file can't be opened or has disappeared.
   */
  get database(): Database.Database {
    const now = Date.now();
    const isDue = now - this.#checkedAt >= CHECK_EVERY_MS && this.#path !== ':memory:';
    if (this.#database !== undefined && (!isDue || this.#database.inTransaction)) return this.#database;
    this.#checkedAt = now;
    try {
      return this.#follow();
    } catch (error) {
      // Until it is back, every call looks again.
      this.#checkedAt = 0;
      throw new DatabaseUnavailableError(error);
    }
  }

  close(): void {
    this.#database?.close();
  }

  #follow(): Database.Database {
    if (this.#identity === '') return this.#open(this.#isReadonly);
    const found = identify(this.#path);
    if (found === undefined) throw new Error(`${this.#path} is missing`);
    if (this.#database !== undefined && found === this.#identity) {
      this.#walIdentity = identify(`${this.#path}-wal`) ?? '';
      return this.#database;
    }
    // The old file's log next to the new file would be applied to it.
    if (this.#database !== undefined && identify(`${this.#path}-wal`) === this.#walIdentity)
      for (const suffix of ['-wal', '-shm']) rmSync(this.#path + suffix, { force: true });
    this.#database?.close();
    this.#database = undefined;
    const database = this.#open(true);
    // Answers that were cached by the old file's versions are outdated, whatever the versions of the new one are.
    if (!this.#isReadonly)
      for (const table of ['catalogue_version', 'assortment_version'])
        database.prepare(`update ${table} set version = version + ?`).run(now());
    return database;
  }

  #open(fileMustExist: boolean): Database.Database {
    const database = new Database(this.#path, { readonly: this.#isReadonly, fileMustExist });
    try {
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      this.#prepare(database);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#identity = identify(this.#path) ?? '';
    this.#walIdentity = identify(`${this.#path}-wal`) ?? '';
    this.#database = database;
    return database;
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns what distinguishes a file from another at the same path; undefined if there is none. */
function identify(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
