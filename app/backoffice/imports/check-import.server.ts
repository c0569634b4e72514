import { sql } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { stageItems } from './check-items.server';
import { FIELDS, isFieldKey, type FieldKey } from './import-fields.rules';
import { isEncoding, readRecords } from './import-file.server';
import { isImportFormat } from './import-formats.rules';
import { createItemReader, type ImportItem } from './import-items.rules';
import { endImport, runBatch, type ImportWorker, type Job } from './import-batches.server';
import { parseHeadings, parseMapping } from './imports.rules';

const ROWS_PER_BATCH = 100;

/** Runs the dry run: reads the file and stages its products, continuing after those already staged. */
export async function checkImport(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  const mapping = parseMapping(job.mapping);
  const headings = parseHeadings(job.headings);
  const checked = {
    id: job.id,
    columnOf: (key: FieldKey) => headings[mapping.indexOf(key)] ?? FIELDS[key].heading,
    fields: new Set(mapping.filter(isFieldKey)),
    fallbackCategoryId: job.fallback_category_id,
    isForeign: job.format === 'shopify' || job.format === 'woocommerce',
  };
  const encoding = isEncoding(job.encoding) ? job.encoding : 'utf-8';
  const read = createItemReader(
    isImportFormat(job.format) ? job.format : 'other',
    mapping,
    getStoreDay(new Date(job.created_at)),
  );
  let staged = job.staged_items;
  let toSkip = staged;
  let batch: ImportItem[] = [];
  const stage = (bytes: number) =>
    runBatch(db, job, worker, async (trx) => {
      await stageItems(trx, checked, batch);
      staged += batch.length;
      batch = [];
      await trx
        .updateTable('imports')
        .set({ staged_items: staged, progress_done: bytes })
        .where('id', '=', job.id)
        .execute();
    });
  let isHeading = true;
  for await (const record of readRecords(readParts(db, job.id), { encoding, delimiter: job.delimiter })) {
    if (isHeading) {
      isHeading = false;
      continue;
    }
    for (const item of read(record)) {
      if (toSkip > 0) toSkip -= 1;
      else batch.push(item);
    }
    if (batch.length >= ROWS_PER_BATCH) {
      await stage(record.bytes);
      if (worker.isStopping()) return;
    }
  }
  await stage(job.progress_total);
  await runBatch(db, job, worker, async (trx) => {
    await countOutcomes(trx, job.id);
    await endImport(trx, job, worker, 'checked');
  });
}

async function countOutcomes(trx: Trx, importId: number): Promise<void> {
  const count = (outcome: string) =>
    sql<number>`(select count(*) from import_rows where import_id = ${importId} and outcome = ${outcome})`;
  await trx
    .updateTable('imports')
    .set({
      new_count: count('new'),
      changed_count: count('changed'),
      unchanged_count: count('unchanged'),
      rejected_count: count('rejected'),
    })
    .where('id', '=', importId)
    .execute();
}

async function* readParts(db: Db, importId: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom('import_chunks')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.bytes;
  }
}
