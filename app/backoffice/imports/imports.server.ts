import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { ImportMode } from '../../../db/tables/imports';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { nowIso } from '../../domain/base/shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../../domain/base/shared/errors';
import { isNotAList } from '../../domain/base/shared/list-files.rules';
import {
  detectDelimiter,
  detectEncoding,
  NOT_TEXT,
  readRecords,
  UnreadableFileError,
} from './import-file.server';
import {
  canDeriveSku,
  recognizeFormat,
  suggestMapping,
  type ImportFormat,
  type Target,
} from './import-formats.rules';
import { MAX_IMPORT_BYTES } from './imports.rules';

const CHUNK_BYTES = 256 * 1024;
const SAMPLE_LINES = 3;

const MAX_SAMPLE_LENGTH = 200;
const MAX_COLUMNS = 300;

/**
 * Stores a file to import, with a suggestion for its columns.
 *
 * @param file pasted lines have no type.
 * @returns the import's ID.
 * @throws FieldError if it is empty or too large, or UnreadableFileError if it isn't a text list.
 */
export async function startImport(
  db: Db,
  file: { name: string; type?: string; bytes: Uint8Array },
  actor: Actor & { staffId: number },
): Promise<number> {
  const { bytes } = file;
  if (bytes.length === 0) throw new FieldError('file', 'Choose a CSV file or paste its rows');
  if (bytes.length > MAX_IMPORT_BYTES)
    throw new FieldError('file', 'The file is over 64 MB. Split it into smaller files');
  const encoding = detectEncoding(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, CHUNK_BYTES));
  if (isNotAList(file.type ?? '', start)) throw new UnreadableFileError(NOT_TEXT);
  const delimiter = detectDelimiter(start);
  const lines: string[][] = [];
  for await (const { cells } of readRecords(splitIntoParts(bytes), { encoding, delimiter })) {
    lines.push(cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_SAMPLE_LENGTH)));
    if (lines.length > SAMPLE_LINES) break;
  }
  const [headings, ...sample] = lines;
  if (headings === undefined || sample.length === 0)
    throw new FieldError('file', 'The file has no rows below the header');
  if (headings.length < 2)
    throw new FieldError('file', 'Only one column found. Separate columns with commas, semicolons, or tabs');
  const format = recognizeFormat(headings);
  return inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('imports')
      .values({
        staff_id: actor.staffId,
        actor: actor.name,
        request_id: actor.requestId,
        file_name:
          file.name
            .replace(/[\p{Cc}/\\]/gu, ' ')
            .trim()
            .slice(0, 120) || 'Pasted rows',
        size: bytes.length,
        encoding,
        delimiter,
        format,
        headings: JSON.stringify(headings),
        sample: JSON.stringify(sample),
        mapping: JSON.stringify(suggestMapping(headings, format)),
        state: 'mapping',
        created_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let position = 0; position * CHUNK_BYTES < bytes.length; position += 1) {
      const part = bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
      await trx.insertInto('import_chunks').values({ import_id: id, position, bytes: part }).execute();
    }
    await recordAudit(trx, actor, 'products.import-upload', `import:${id}`, {
      after: { file: file.name, size: bytes.length, format },
    });
    return id;
  });
}

async function* splitIntoParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield await Promise.resolve(bytes.subarray(start, start + CHUNK_BYTES));
  }
}

interface ColumnChoice {
  format: ImportFormat;
  mapping: (Target | '')[];
  fallbackCategoryId: number | null;
  createsCategories?: boolean;
  assumedStock?: number | null;
}

/**
 * Confirms the columns and queues the dry run, replacing an earlier one.
 *
 * @throws NotFoundError, ConflictError if it was applied meanwhile, or FieldError for invalid columns.
 */
export async function checkImport(db: Db, id: number, choice: ColumnChoice): Promise<void> {
  const { mapping } = choice;
  const chosen = mapping.filter((target) => target !== '');
  const double = chosen.find((target, index) => chosen.indexOf(target) !== index);
  if (double !== undefined) {
    const index = mapping.lastIndexOf(double);
    throw new FieldError(`column${index}`, 'This field is already mapped to another column');
  }
  if (!chosen.includes('sku') && !canDeriveSku(choice.format, mapping))
    throw new FieldError('column0', 'Map a column to SKU');
  if (chosen.length < 2) throw new FieldError('column0', 'Map at least one more column');
  await inTransaction(db, async (trx) => {
    const job = await lockImport(trx, id, ['mapping', 'checked']);
    for (const table of ['import_rows', 'import_categories', 'import_pictures'] as const)
      await trx.deleteFrom(table).where('import_id', '=', id).execute();
    await trx
      .updateTable('imports')
      .set({
        format: choice.format,
        mapping: JSON.stringify(mapping),
        fallback_category_id: choice.fallbackCategoryId,
        creates_categories: choice.createsCategories === true ? 1 : 0,
        assumed_stock: choice.assumedStock ?? null,
        derived_count: 0,
        unknown_stock_count: 0,
        state: 'checking',
        progress_done: 0,
        progress_total: job.size,
        staged_items: 0,
        queued_at: nowIso(),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Returns from the dry run to the choice of columns. */
export async function reopenColumns(db: Db, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockImport(trx, id, ['checked']);
    await trx.updateTable('imports').set({ state: 'mapping' }).where('id', '=', id).execute();
  });
}

/**
 * Queues a checked import to be applied.
 *
 * @throws NotFoundError, or ConflictError if there is nothing to apply or its state changed.
 */
export async function applyImport(db: Db, id: number, mode: ImportMode, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const job = await lockImport(trx, id, ['checked']);
    const total = job.new_count + job.changed_count;
    const picture = await trx
      .selectFrom('import_pictures')
      .select('line')
      .where('import_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (total === 0 && picture === undefined)
      throw new ConflictError('Nothing to apply: no new or changed rows.');
    if (mode === 'all' && job.rejected_count > 0)
      throw new ConflictError(
        `${job.rejected_count} ${job.rejected_count === 1 ? 'row is' : 'rows are'} rejected, so the whole file can’t be applied. Fix the file, or apply valid rows only.`,
      );
    await trx
      .updateTable('imports')
      .set({
        state: 'applying',
        mode,
        progress_done: 0,
        progress_total: total,
        queued_at: nowIso(),
        actor: actor.name,
        staff_id: actor.staffId ?? job.staff_id,
        request_id: actor.requestId,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, 'products.import-start', `import:${id}`, {
      after: { file: job.file_name, mode, new: job.new_count, changed: job.changed_count },
    });
  });
}

/** Cancels an import that hasn't been applied, and deletes its file. */
export async function cancelImport(db: Db, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const job = await lockImport(trx, id, ['mapping', 'checking', 'checked']);
    await trx
      .updateTable('imports')
      .set({ state: 'cancelled', finished_at: nowIso(), worker: null, lease_until: null })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('import_chunks').where('import_id', '=', id).execute();
    await recordAudit(trx, actor, 'products.import-cancel', `import:${id}`, { before: { state: job.state } });
  });
}

async function lockImport(trx: Trx, id: number, states: readonly string[]) {
  const job = await trx.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (job === undefined) throw new NotFoundError('Import not found.');
  if (states.includes(job.state)) return job;
  throw new ConflictError('Someone else updated this import. Check its current state.');
}
