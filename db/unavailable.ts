/** SQLite: no room, a disk that fails or is read-only, a lock that was not given within the busy timeout. */
const SQLITE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY)/;
/** PostgreSQL: no connection (08), no room, memory or connections (53), being stopped or started (57P). */
const POSTGRES = /^(08\w{3}|53\w{3}|57P0\d)$/;

/**
 * Whether the database could not do what it was asked because of where it runs, not of what was asked: the same may
 * succeed later. Nothing of the transaction was kept.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return SQLITE.test(error.code) || POSTGRES.test(error.code);
}
