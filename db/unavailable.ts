/** SQLite: disk full, failing, or read-only, or no lock within the busy timeout. */
const SQLITE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY)/;
/** PostgreSQL: no connection (08), insufficient resources (53), shutting down or starting (57P). */
const POSTGRES = /^(08\w{3}|53\w{3}|57P0\d)$/;

/**
 * Returns whether an error is about the database's availability rather than the query: a retry may succeed. The
 * transaction was rolled back.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return SQLITE.test(error.code) || POSTGRES.test(error.code);
}
