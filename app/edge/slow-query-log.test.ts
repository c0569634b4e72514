import { expect, it } from 'vitest';

import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { createLog } from './log';
import { SLOW_QUERY_MS, createSlowQueryLog } from './slow-query-log';

it('names queries from 20 ms on, and passes all of them on', () => {
  const lines: string[] = [];
  const others: number[] = [];
  const told = createSlowQueryLog(createLog('debug', { write: (line) => lines.push(line) }), (ms) =>
    others.push(ms),
  );
  told(SLOW_QUERY_MS - 0.1, 'select 1');
  told(SLOW_QUERY_MS, 'select 2');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'debug', message: 'slow query', ms: 20, sql: 'select 2' }),
  ]);
  expect(others).toEqual([SLOW_QUERY_MS - 0.1, SLOW_QUERY_MS]);
});

it('has the statements as the database gets them, without what anybody typed', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const told = createSlowQueryLog(log, undefined);
  const db = openDatabase('file::memory:', {
    onQuery: (_milliseconds, statement) => told(SLOW_QUERY_MS, statement),
  });
  await migrateToLatest(db);
  lines.length = 0;
  await db.selectFrom('products').select('id').where('name', '=', 'a secret name').execute();
  await db.destroy();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('from \\"products\\" where \\"name\\" = ?');
  expect(lines[0]).not.toContain('secret');
});
