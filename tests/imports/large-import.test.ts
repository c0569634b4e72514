import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { workOnImports } from '../../app/backoffice/imports/import-jobs.server';
import { applyImport, checkImport, startImport } from '../../app/backoffice/imports/imports.server';
import { streamExportParts } from '../../app/backoffice/imports/product-export.queries.server';
import { printFigures, times } from '../support/hard-tests';
import { importOf, IMPORTER, WORKER } from '../support/imports';
import { openTestStore, temporaryFile } from '../support/test-store';

const ROWS = times(1_500, 100_000);

/** The most memory of the process while something runs, in MB. */
async function watched<Result>(run: () => Promise<Result>) {
  let peak = process.memoryUsage().rss;
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    longest = Math.max(longest, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const start = performance.now();
  const result = await run();
  clearInterval(timer);
  return {
    result,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    peakMb: Math.round(peak / 1e6),
    /** How long a visitor may have waited for a turn. */
    longestWaitMs: Math.round(longest),
  };
}

async function writeList(file: string): Promise<void> {
  const handle = await open(file, 'w');
  await handle.write('SKU,Name,Category,Brand,Description,Price,Stock quantity\r\n');
  for (let start = 0; start < ROWS; start += 1000) {
    const lines = Array.from({ length: Math.min(1000, ROWS - start) }, (_, index) => {
      const serial = start + index;
      return `BIG-${serial},"Imported lever, lot ${serial}",Padlocks,Brand ${serial % 50},"A description with\nits second line, ${'and words '.repeat(8)}",${10 + (serial % 90)}.95,${serial % 200}\r\n`;
    });
    await handle.write(lines.join(''));
  }
  await handle.close();
}

it(
  `imports ${ROWS} rows in bounded memory, while others have their turn`,
  { timeout: 1_800_000 },
  async () => {
    const { db } = await openTestStore({ seeded: true });
    const file = temporaryFile('large.csv');
    await writeList(file);
    const before = Math.round(process.memoryUsage().rss / 1e6);
    const upload = await watched(async () => {
      const handle = await open(file);
      const bytes = await handle.readFile();
      await handle.close();
      return startImport(db, { name: 'large.csv', bytes }, IMPORTER);
    });
    const id = upload.result;
    const { format, mapping } = await importOf(db, id);
    await checkImport(db, id, { format, mapping, fallbackCategoryId: null });
    const dryRun = await watched(() => workOnImports(db, WORKER));
    expect((await importOf(db, id)).counts).toMatchObject({ new: ROWS, rejected: 0 });
    await applyImport(db, id, 'all', IMPORTER);
    const apply = await watched(() => workOnImports(db, WORKER));
    expect(await importOf(db, id)).toMatchObject({ state: 'done', counts: { applied: ROWS } });
    const exporting = await watched(async () => {
      let length = 0;
      for await (const part of streamExportParts(db, 'products', { q: '', category: '', status: '' }))
        length += part.length;
      return length;
    });
    printFigures('large import', {
      rows: ROWS,
      fileMb: Math.round(statSync(file).size / 1e5) / 10,
      rssBeforeMb: before,
      upload: { ...upload, result: undefined },
      dryRun: { ...dryRun, result: undefined },
      apply: { ...apply, result: undefined },
      export: { ...exporting, result: undefined },
    });
    for (const { peakMb } of [dryRun, apply, exporting]) expect(peakMb - before).toBeLessThan(400);
  },
);
