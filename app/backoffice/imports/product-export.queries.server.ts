import type { Db } from '../../../db/schema';
import type { BulkFilter } from '../bulk/bulk-change.schema';
import { whereMatchesFilter } from '../bulk/bulk-selection.server';
import { CSV_START, formatCsvLine } from '../../domain/base/shared/csv-writing.rules';
import { readCategoryNames } from './category-names.server';
import { EXPORT_KINDS, type ExportKindName } from './export-kinds.rules';
import { FIELDS, type FieldKey } from './import-fields.rules';
import { readTierPrices, toProductTexts } from './product-texts.server';

const BATCH = 500;

/** Streams a CSV file of the filter's products. */
export async function* streamExportParts(
  db: Db,
  kind: ExportKindName,
  filter: BulkFilter,
): AsyncGenerator<string> {
  const fields: readonly FieldKey[] = EXPORT_KINDS[kind].fields;
  const categories = await readCategoryNames(db);
  yield CSV_START + formatCsvLine(fields.map((field) => FIELDS[field].heading));
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('products as p')
      .selectAll('p')
      .where(whereMatchesFilter(filter))
      .where('p.id', '>', after)
      .orderBy('p.id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    const tiers = fields.includes('tierPrices')
      ? await readTierPrices(
          db,
          rows.map(({ id }) => id),
        )
      : undefined;
    const lines = rows.map((row) => {
      const texts = toProductTexts(row, categories, tiers?.get(row.id));
      return formatCsvLine(fields.map((field) => texts[field]));
    });
    yield lines.join('');
  }
}
