import type { Trx } from '../../../db/schema';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { applyRows, type AppliedImport } from './apply-rows.server';
import { checkItems } from './check-items.server';
import { FIELDS, isFieldKey } from './import-fields.rules';
import { detectDelimiter, detectEncoding, readRecords } from './import-file.server';
import { recognizeFormat, suggestMapping, type Target } from './import-formats.rules';
import { createItemReader, type ItemReader } from './import-items.rules';
import type { ImportItem } from './item-cells.rules';
import { NewCategories } from './new-categories.server';

/** Rows per statement, within the parameters that SQLite takes. */
const BATCH = 200;

/**
 * Imports a product file in the caller's transaction: the same reading, checks, and writing as in the back office, but
 * without the stages in which staff confirm them.
 *
 * @returns how many products were added or changed.
 * @throws Error if a column isn't recognized, or a row is rejected.
 */
export async function importWholeFile(trx: Trx, bytes: Uint8Array, job: AppliedImport): Promise<number> {
  const { items, mapping } = await readItems(bytes);
  const checked = {
    columnOf: (key: keyof typeof FIELDS) => FIELDS[key].heading,
    fields: new Set(mapping.filter(isFieldKey)),
    fallbackCategoryId: null,
    createsCategories: false,
    assumedStock: null,
    isForeign: false,
  };
  const found = { firstLines: new Map<string, number>(), newCategories: new NewCategories() };
  let written = 0;
  for (let start = 0; start < items.length; start += BATCH) {
    const { rows } = await checkItems(trx, checked, items.slice(start, start + BATCH), found);
    const rejected = rows.find(({ outcome }) => outcome === 'rejected');
    if (rejected !== undefined) throw new Error(`Line ${rejected.line} is rejected: ${rejected.problems}`);
    const wanted = rows.filter(({ outcome }) => outcome !== 'unchanged');
    const results = await applyRows(trx, job, wanted);
    const conflict = results.find(({ result }) => result === 'conflict');
    if (conflict !== undefined) throw new Error(`Line ${conflict.line} is rejected: ${conflict.note}`);
    written += results.length;
  }
  return written;
}

async function readItems(bytes: Uint8Array): Promise<{ items: ImportItem[]; mapping: (Target | '')[] }> {
  const encoding = detectEncoding(bytes);
  const delimiter = detectDelimiter(new TextDecoder(encoding).decode(bytes));
  const items: ImportItem[] = [];
  let mapping: (Target | '')[] = [];
  let read: ItemReader | undefined;
  for await (const record of readRecords(onePart(bytes), { encoding, delimiter })) {
    if (read === undefined) {
      const format = recognizeFormat(record.cells);
      mapping = suggestMapping(record.cells, format);
      const unknown = record.cells.find((_, index) => mapping[index] === '');
      if (unknown !== undefined) throw new Error(`The column ${unknown} isn't recognized`);
      read = createItemReader({ format, mapping, today: getStoreDay(new Date()) });
    } else items.push(...read.read(record));
  }
  items.push(...(read?.end() ?? []));
  return { items, mapping };
}

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
