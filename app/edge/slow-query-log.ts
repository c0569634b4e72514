import type { Log } from './log';

/** Queries of this duration or more are logged. */
export const SLOW_QUERY_MS = 20;

export type QueryListener = (milliseconds: number, statement: string) => void;

/**
 * Logs slow queries by their statements, which hold placeholders instead of values: nothing a user typed is logged.
 *
 * @param next also called for every query.
 */
export function createSlowQueryLog(log: Log, next: QueryListener | undefined): QueryListener {
  return (milliseconds, statement) => {
    if (milliseconds >= SLOW_QUERY_MS)
      log.debug({ ms: Math.round(milliseconds * 10) / 10, sql: statement }, 'slow query');
    next?.(milliseconds, statement);
  };
}
