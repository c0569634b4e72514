import { sql } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { partKey } from '../../../db/search-text';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { stageItems } from './check-items.server';
import { FIELDS, isFieldKey, type FieldKey } from './import-fields.rules';
import { isEncoding, readRecords } from './import-file.server';
import { canDeriveSku, isImportFormat } from './import-formats.rules';
import { createItemReader, type ItemReaderOptions } from './import-items.rules';
import type { ImportItem } from './item-cells.rules';
import { endImport, runBatch, type ImportWorker, type Job } from './import-batches.server';
import { parseHeadings, parseMapping } from './imports.rules';

const ROWS_PER_BATCH = 100;
/** How often the lease is renewed while nothing is staged. */
const LINES_PER_RENEWAL = 2_000;

/** Runs the dry run: reads the file and stages its products, continuing after those already staged. */
export async function checkImport(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  const mapping = parseMapping(job.mapping);
  const headings = parseHeadings(job.headings);
  const checked = {
    id: job.id,
    columnOf: (key: FieldKey) => headings[mapping.indexOf(key)] ?? FIELDS[key].heading,
    fields: new Set(mapping.filter(isFieldKey)),
    fallbackCategoryId: job.fallback_category_id,
    createsCategories: job.creates_categories === 1,
    assumedStock: job.assumed_stock,
    isForeign: job.format !== 'keyway',
  };
  const options = {
    format: isImportFormat(job.format) ? job.format : 'other',
    mapping,
    today: getStoreDay(new Date(job.created_at)),
  };
  const sharedSkus = canDeriveSku(options.format, mapping)
    ? await findSharedSkus(db, job, worker, options)
    : undefined;
  if (worker.isStopping()) return;
  let staged = job.staged_items;
  let toSkip = staged;
  const waiting: ImportItem[] = [];
  const stage = (bytes: number) =>
    runBatch(db, job, worker, async (trx) => {
      const batch = waiting.splice(0, ROWS_PER_BATCH);
      await stageItems(trx, checked, batch);
      staged += batch.length;
      const count = (isCounted: (item: ImportItem) => boolean) => batch.filter(isCounted).length;
      await trx
        .updateTable('imports')
        .set({
          staged_items: staged,
          progress_done: bytes,
          derived_count: sql`derived_count + ${count((item) => item.skuSource !== undefined)}`,
          unknown_stock_count: sql`unknown_stock_count + ${count((item) => item.isStockUnknown === true)}`,
        })
        .where('id', '=', job.id)
        .execute();
    });
  for await (const { items, bytes } of readItems(db, job, { ...options, sharedSkus })) {
    const skipped = items.splice(0, toSkip);
    toSkip -= skipped.length;
    waiting.push(...items);
    while (waiting.length >= ROWS_PER_BATCH) {
      await stage(bytes);
      if (worker.isStopping()) return;
    }
  }
  await stage(job.progress_total);
  await runBatch(db, job, worker, async (trx) => {
    await countOutcomes(trx, job.id);
    await endImport(trx, job, worker, 'checked');
  });
}

/** Reads the file's products, line by line. */
async function* readItems(db: Db, job: Job, options: ItemReaderOptions) {
  const encoding = isEncoding(job.encoding) ? job.encoding : 'utf-8';
  const reader = createItemReader(options);
  let isHeading = true;
  for await (const record of readRecords(readParts(db, job.id), { encoding, delimiter: job.delimiter })) {
    if (!isHeading) yield { items: reader.read(record), bytes: record.bytes };
    isHeading = false;
  }
  yield { items: reader.end(), bytes: job.progress_total };
}

/** Finds the SKUs that several products would get, so that each gets one of its own wherever it is in the file. */
async function findSharedSkus(
  db: Db,
  job: Job,
  worker: ImportWorker,
  options: ItemReaderOptions,
): Promise<ReadonlySet<string>> {
  /** Whether the SKU of a key is derived. */
  const seen = new Map<string, boolean>();
  const shared = new Set<string>();
  let read = 0;
  for await (const { items } of readItems(db, job, options)) {
    for (const { texts, skuSource } of items) {
      const key = partKey(texts.sku ?? '');
      const isDerived = skuSource !== undefined;
      if (seen.has(key) && (isDerived || seen.get(key) === true)) shared.add(key);
      seen.set(key, isDerived || seen.get(key) === true);
    }
    read += 1;
    if (read % LINES_PER_RENEWAL > 0) continue;
    await runBatch(db, job, worker, () => Promise.resolve());
    if (worker.isStopping()) break;
  }
  return shared;
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
