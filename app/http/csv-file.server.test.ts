import { afterEach, expect, it, vi } from 'vitest';

import { streamCsvFile, createCsvDownload } from './csv-file.server';

afterEach(() => {
  vi.useRealTimers();
});

async function* nothing(): AsyncGenerator<never> {
  yield* await Promise.resolve([]);
}

it('names files by the day in the store, which ends hours after that of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T03:30:00Z') });
  const names = [
    streamCsvFile(nothing(), 'stock'),
    createCsvDownload({ name: 'orders', columns: [], batches: nothing() }),
  ];
  expect(names.map(({ headers }) => headers.get('Content-Disposition'))).toEqual([
    'attachment; filename="stock-2026-11-25.csv"',
    'attachment; filename="orders-2026-11-25.csv"',
  ]);
});
