/** SQLite: disk full, failing, or read-only, no lock within the busy timeout, or a damaged or missing file. */
const SQLITE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|NOTADB|CORRUPT)/;
/** PostgreSQL: no connection (08), a standby (25006), insufficient resources (53), shutting down or starting (57P). */
const POSTGRES = /^(08\w{3}|25006|53\w{3}|57P0\d)$/;

/** The database can't be reached, or the connection to it broke. */
export class DatabaseUnavailableError extends Error {
  /** PostgreSQL's connection_failure, also for SQLite. */
  readonly code = '08006';

  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Returns whether an error is about the database's availability rather than the query: a retry may succeed. The
 * transaction was rolled back.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return SQLITE.test(error.code) || POSTGRES.test(error.code);
}
