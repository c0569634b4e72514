import type { Selectable } from 'kysely';

import type { Db } from '../../../db/schema';
import type { ImportMode, ImportResult, ImportRowsTable, ImportState } from '../../../db/tables/imports';
import { CSV_START, formatCsvLine } from '../../domain/base/shared/csv-writing.rules';
import { getPage, type Page } from '../../domain/base/shared/paging.rules';
import { FIELDS, type FieldTexts } from './import-fields.rules';
import { isImportFormat, type ImportFormat, type Target } from './import-formats.rules';
import { parseProblems, parseTexts, type RowProblem } from './import-rows.rules';
import { parseHeadings, parseMapping, parseSample, type RowGroup } from './imports.rules';
import { toEntries } from './product-texts.server';
import { countRows } from '../../domain/base/shared/list-queries.server';

const PAGE_SIZE = 50;
const BATCH = 500;

export interface ImportSummary {
  id: number;
  fileName: string;
  format: ImportFormat;
  state: ImportState;
  mode: ImportMode | null;
  message: string;
  staffName: string;
  createdAt: string;
  finishedAt: string | null;
  progressDone: number;
  progressTotal: number;
  counts: {
    new: number;
    changed: number;
    unchanged: number;
    rejected: number;
    applied: number;
    conflict: number;
  };
}

export interface ImportDetail extends ImportSummary {
  headings: string[];
  sample: string[][];
  mapping: (Target | '')[];
  fallbackCategoryId: number | null;
  encoding: string;
  delimiter: string;
  /** An import that the server works on before this one. */
  waitsFor: number | undefined;
}

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
  const { new_count, changed_count, unchanged_count, rejected_count, ...rest } = row;
  const { applied_count, conflict_count, ...summary } = rest;
  return {
    ...summary,
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

/** Every import, the latest first. */
export async function listImports(db: Db, wanted: number): Promise<{ imports: ImportSummary[]; page: Page }> {
  const total = await countRows(db.selectFrom('imports'));
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectImports(db)
    .orderBy('i.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page.page - 1) * PAGE_SIZE)
    .execute();
  return { page, imports: rows.map(toSummary) };
}

export async function findImport(db: Db, id: number): Promise<ImportDetail | undefined> {
  const found = await selectImports(db)
    .select(['i.headings', 'i.sample', 'i.mapping', 'i.encoding', 'i.delimiter', 'i.worker'])
    .select('i.fallback_category_id as fallbackCategoryId')
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { worker, ...row } = found;
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
    waitsFor: before?.id,
  };
}

export interface ImportedRow {
  line: number;
  sku: string;
  productId: number | null;
  problems: RowProblem[];
  /** What differs: the field's heading, what it is and what the file has. */
  changes: { field: string; before: string; after: string }[];
  result: ImportResult;
  note: string;
}

function selectGroup(db: Db, importId: number, group: RowGroup) {
  const rows = db.selectFrom('import_rows').where('import_id', '=', importId);
  if (group === 'conflict')
    return rows.where('outcome', 'in', ['new', 'changed']).where('result', '=', 'conflict');
  return rows.where('outcome', '=', group);
}

/** The rows of a group, in the order of the file. */
export async function listImportRows(db: Db, importId: number, group: RowGroup, wanted: number) {
  const total = await countRows(selectGroup(db, importId, group));
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectGroup(db, importId, group)
    .selectAll()
    .orderBy('line')
    .limit(PAGE_SIZE)
    .offset((page.page - 1) * PAGE_SIZE)
    .execute();
  return { page, rows: rows.map(toImportedRow) };
}

function toImportedRow(row: Selectable<ImportRowsTable>): ImportedRow {
  const before: FieldTexts = parseTexts(row.before);
  return {
    line: row.line,
    sku: row.sku,
    productId: row.product_id,
    problems: parseProblems(row.problems),
    changes: toEntries(parseTexts(row.after))
      .filter(([key, text]) => key !== 'sku' && (row.outcome === 'changed' || text !== ''))
      .map(([key, after]) => ({ field: FIELDS[key].heading, before: before[key] ?? '', after })),
    result: row.result,
    note: row.note,
  };
}

/** What the dry run or the import came to, line by line, as a CSV file. */
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
  const { line, sku, problems, changes, result, note } = toImportedRow(row);
  const outcome = result === '' ? row.outcome : `${row.outcome}, ${result}`;
  const head = [line, sku, outcome] as const;
  const lines = [
    ...problems.map(({ column, message }) => formatCsvLine([...head, column, '', '', message])),
    ...changes.map(({ field, before, after }) => formatCsvLine([...head, field, before, after, note])),
  ];
  return lines.length > 0 ? lines : [formatCsvLine([...head, '', '', '', note])];
}
