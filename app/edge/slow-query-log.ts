import type { Log } from './log';

/** From so many milliseconds on a query is called slow. */
export const SLOW_QUERY_MS = 20;

export type QueryListener = (milliseconds: number, statement: string) => void;

/**
 * Writes down slow queries by their statements, which hold placeholders in the place of values: nothing that anybody
 * typed stands in the log.
 *
 * @param others told of every query as well.
 */
export function slowQueryLog(log: Log, others: QueryListener | undefined): QueryListener {
  return (milliseconds, statement) => {
    if (milliseconds >= SLOW_QUERY_MS)
      log.debug({ ms: Math.round(milliseconds * 10) / 10, sql: statement }, 'slow query');
    others?.(milliseconds, statement);
  };
}
