import type { Selectable } from 'kysely';

import type { Db } from '../../../db/schema';
import type { ImportRowsTable } from '../../../db/tables/imports';
import { CSV_START, formatCsvLine } from '../../domain/base/shared/csv-writing.rules';
import { getPage } from '../../domain/base/shared/paging.rules';
import { FIELDS, type FieldTexts } from './import-fields.rules';
import { isImportFormat } from './import-formats.rules';
import { parseProblems, parseTexts } from './import-rows.rules';
import { readPictureProgress } from './import-pictures.server';
import { listNewCategories } from './new-categories.server';
import { parseHeadings, parseMapping, parseSample, type RowGroup } from './imports.rules';
import { toEntries } from './product-texts.server';
import { countRows, takePage } from '../../domain/base/shared/list-queries.server';

const PAGE_SIZE = 50;
const BATCH = 500;

export type ImportSummary = Awaited<ReturnType<typeof listImports>>['imports'][number];

export type ImportDetail = NonNullable<Awaited<ReturnType<typeof findImport>>>;

function selectImports(db: Db) {
  return db
    .selectFrom('imports as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .select(['i.id', 'i.file_name as fileName', 'i.format', 'i.state', 'i.mode', 'i.message'])
    .select(['s.name as staffName', 'i.created_at as createdAt', 'i.finished_at as finishedAt'])
    .select(['i.progress_done as progressDone', 'i.progress_total as progressTotal'])
    .select(['i.new_count', 'i.changed_count', 'i.unchanged_count', 'i.rejected_count'])
    .select(['i.applied_count', 'i.conflict_count']);
}

type ImportRecord = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>;

function toSummary<Row extends ImportRecord>(row: Row) {
  const {
    new_count,
    changed_count,
    unchanged_count,
    rejected_count,
    applied_count,
    conflict_count,
    ...rest
  } = row;
  return {
    ...rest,
    format: isImportFormat(row.format) ? row.format : ('other' as const),
    counts: {
      new: new_count,
      changed: changed_count,
      unchanged: unchanged_count,
      rejected: rejected_count,
      applied: applied_count,
      conflict: conflict_count,
    },
  };
}

/** Lists imports, newest first. */
export async function listImports(db: Db, wanted: number) {
  const total = await countRows(db.selectFrom('imports'));
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectImports(db).orderBy('i.id', 'desc').$call(takePage(page)).execute();
  return { page, imports: rows.map(toSummary) };
}

/** Finds an import; `waitsFor` is another one that the server works on first. */
export async function findImport(db: Db, id: number) {
  const found = await selectImports(db)
    .select(['i.headings', 'i.sample', 'i.mapping', 'i.encoding', 'i.delimiter', 'i.worker'])
    .select(['i.fallback_category_id as fallbackCategoryId', 'i.assumed_stock as assumedStock'])
    .select(['i.creates_categories', 'i.derived_count', 'i.unknown_stock_count'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { worker, creates_categories, derived_count, unknown_stock_count, ...row } = found;
  const before =
    worker !== null
      ? undefined
      : await db
          .selectFrom('imports')
          .select('id')
          .where('state', 'in', ['checking', 'applying', 'rolling-back'])
          .where('worker', 'is not', null)
          .where('id', '<>', id)
          .executeTakeFirst();
  return {
    ...toSummary(row),
    headings: parseHeadings(row.headings),
    sample: parseSample(row.sample),
    mapping: parseMapping(row.mapping),
    createsCategories: creates_categories === 1,
    derivedCount: derived_count,
    unknownStockCount: unknown_stock_count,
    newCategories: await listNewCategories(db, id),
    pictures: await readPictureProgress(db, id),
    waitsFor: before?.id,
  };
}

export type ImportedRow = ReturnType<typeof toImportedRow>;

function selectGroup(db: Db, importId: number, group: RowGroup) {
  const rows = db.selectFrom('import_rows').where('import_id', '=', importId);
  if (group === 'conflict')
    return rows.where('outcome', 'in', ['new', 'changed']).where('result', '=', 'conflict');
  return rows.where('outcome', '=', group);
}

/** Lists a group's rows in file order. */
export async function listImportRows(db: Db, importId: number, group: RowGroup, wanted: number) {
  const total = await countRows(selectGroup(db, importId, group));
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectGroup(db, importId, group)
    .selectAll()
    .orderBy('line')
    .$call(takePage(page))
    .execute();
  return { page, rows: rows.map(toImportedRow) };
}

function toImportedRow(row: Selectable<ImportRowsTable>) {
  const before: FieldTexts = parseTexts(row.before);
  return {
    line: row.line,
    sku: row.sku,
    productId: row.product_id,
    problems: parseProblems(row.problems),
    notices: parseProblems(row.notices),
    changes: toEntries(parseTexts(row.after))
      .filter(([key, text]) => key !== 'sku' && (row.outcome === 'changed' || text !== ''))
      .map(([key, after]) => ({ field: FIELDS[key].heading, before: before[key] ?? '', after })),
    result: row.result,
    note: row.note,
  };
}

/** Streams the result of the dry run or import as a CSV file. */
export async function* streamResultParts(
  db: Db,
  importId: number,
  group: RowGroup | undefined,
): AsyncGenerator<string> {
  yield CSV_START + formatCsvLine(['Line', 'SKU', 'Outcome', 'Column', 'Before', 'After', 'Message']);
  for (let after = 0; ;) {
    const rows = await (
      group === undefined
        ? db.selectFrom('import_rows').where('import_id', '=', importId)
        : selectGroup(db, importId, group)
    )
      .selectAll()
      .where('line', '>', after)
      .orderBy('line')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)?.line ?? after;
    yield rows.flatMap(formatResultLines).join('');
  }
}

function formatResultLines(row: Selectable<ImportRowsTable>): string[] {
  const { line, sku, problems, notices, changes, result, note } = toImportedRow(row);
  const outcome = result === '' ? row.outcome : `${row.outcome}, ${result}`;
  const head = [line, sku, outcome] as const;
  const lines = [
    ...[...problems, ...notices].map(({ column, message }) =>
      formatCsvLine([...head, column, '', '', message]),
    ),
    ...changes.map(({ field, before, after }) => formatCsvLine([...head, field, before, after, note])),
  ];
  return lines.length > 0 ? lines : [formatCsvLine([...head, '', '', '', note])];
}
