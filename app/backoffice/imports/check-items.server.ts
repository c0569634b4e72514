import type { Selectable } from 'kysely';

import { partKey } from '../../../db/search-text';
import type { Trx } from '../../../db/schema';
import type { ImportRowsTable } from '../../../db/tables/imports';
import { parseMoney } from '../../domain/base/shared/money.rules';
import { readCategoryNames } from './category-names.server';
import { FIELDS, parseTierPrices, type FieldKey, type FieldTexts } from './import-fields.rules';
import { listSources, stagePictures } from './import-pictures.server';
import { parsePictureLinks, type ImportItem, type PictureLink } from './item-cells.rules';
import { type NewCategories, readNewCategories, writeNewCategories } from './new-categories.server';
import type { RowProblem } from './import-rows.rules';
import { toEntries, readTierPrices, toProductTexts } from './product-texts.server';

interface CheckedImport {
  /** Returns the heading of a field's column, for messages. */
  columnOf: (key: FieldKey) => string;
  fields: ReadonlySet<FieldKey>;
  fallbackCategoryId: number | null;
  /** Whether categories that the store lacks are created when the import is applied. */
  createsCategories: boolean;
  /** The stock of products that are in stock without a quantity; null leaves it as it is. */
  assumedStock: number | null;
  /** Whether the categories are another store's paths, of which this store may have a part. */
  isForeign: boolean;
}

/** A row of the file compared with its product. */
type CheckedRow = Omit<Selectable<ImportRowsTable>, 'import_id' | 'result' | 'note'>;

/** What was found in the file so far. */
interface FoundInFile {
  /** The first line of each SKU. */
  firstLines: Map<string, number>;
  newCategories: NewCategories;
}

/** Checks products of the file and stages the results. */
export async function stageItems(trx: Trx, job: CheckedImport & { id: number }, items: ImportItem[]) {
  if (items.length === 0) return;
  const found = {
    firstLines: await readFirstLines(trx, job.id, listKeys(items)),
    newCategories: await readNewCategories(trx, job.id),
  };
  const { rows, doubles, pictures } = await checkItems(trx, job, items, found);
  await trx
    .insertInto('import_rows')
    .values(rows.map((row) => ({ import_id: job.id, ...row })))
    .execute();
  await writeNewCategories(trx, job.id, found.newCategories);
  await stagePictures(trx, job.id, pictures);
  await rejectFirsts(trx, job, doubles);
}

/**
 * Compares products of the file with the store's: each is new, changed, unchanged, or rejected.
 *
 * @param found from the lines before; what these items have is added.
 * @returns the rows, the pictures to download, and the lines that repeat a SKU. These are rejected; the caller rejects
 *   the first line.
 */
export async function checkItems(
  trx: Trx,
  job: CheckedImport,
  items: ImportItem[],
  { firstLines, newCategories }: FoundInFile,
): Promise<{
  rows: CheckedRow[];
  doubles: Map<string, number[]>;
  pictures: { line: number; pictures: PictureLink[] }[];
}> {
  const categories = await readCategoryNames(trx);
  const tierCodes = new Set(
    (await trx.selectFrom('price_tiers').select('code').execute()).map(({ code }) => code),
  );
  const products = await trx
    .selectFrom('products')
    .selectAll()
    .where('sku_key', 'in', listKeys(items))
    .execute();
  const byKey = new Map(products.map((product) => [product.sku_key, product]));
  const tiers = job.fields.has('tierPrices')
    ? await readTierPrices(
        trx,
        products.map(({ id }) => id),
      )
    : new Map<number, never>();
  const sources = await listSources(
    trx,
    products.map(({ id }) => id),
  );
  const rows: CheckedRow[] = [];
  const doubles = new Map<string, number[]>();
  const pictures: { line: number; pictures: PictureLink[] }[] = [];

  for (const given of items) {
    const key = toModelKey(given);
    const product = byKey.get(key);
    const item = assumeStock(separatePictures(given, product?.image_url ?? ''), job.assumedStock);
    const { texts, problems } = readTexts(item, job);
    const current = product && toProductTexts(product, categories, tiers.get(product.id));
    const firstLine = firstLines.get(key);
    if (key !== '' && firstLine === undefined) firstLines.set(key, item.line);
    if (firstLine !== undefined) {
      doubles.set(key, [...(doubles.get(key) ?? []), item.line]);
      problems.push({
        column: job.columnOf('sku'),
        message: `${item.texts.sku ?? ''} is in the file twice, in lines ${firstLine} and ${item.line}`,
      });
    }
    const refuse = (field: FieldKey, message: string) =>
      problems.push({ column: job.columnOf(field), message });
    // Further checks make sense only if every cell is valid.
    if (problems.length === 0) {
      if (key === '') refuse('sku', 'SKU must contain a letter or digit');
      resolveCategory(texts, current !== undefined);
      if (current === undefined) requireForNew(texts);
      checkTiers(texts);
      checkSale({ ...current, ...texts });
    }
    const after = current === undefined ? texts : listDifferences(texts, current);
    const before = current === undefined ? {} : pick(current, after);
    const isNew = problems.length === 0 && current === undefined;
    const notices = listNotices(item, job, isNew);
    const known = sources.get(product?.id ?? 0);
    const missing = (item.pictures ?? []).filter(({ url }) => known?.has(url) !== true);
    if (problems.length === 0 && missing.length > 0) pictures.push({ line: item.line, pictures: missing });
    rows.push({
      line: item.line,
      sku: (item.texts.sku ?? '').slice(0, 100),
      sku_key: key,
      outcome: getRowOutcome(problems, current !== undefined, after),
      problems: JSON.stringify(problems),
      notices: JSON.stringify(notices),
      product_id: product?.id ?? null,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    });

    function resolveCategory(read: FieldTexts, isKnown: boolean): void {
      const named = read.category ?? '';
      const meant = job.isForeign ? categories.meantByForeign(named) : categories.findMeant(named);
      if (meant !== undefined && 'id' in meant) read.category = categories.getPathText(meant.id);
      else if (meant !== undefined) refuse('category', describeAmbiguousCategory(named, meant.oneOf));
      else if (named !== '' && createNew(read, named)) return;
      else if (!isKnown && job.fallbackCategoryId !== null)
        read.category = categories.getPathText(job.fallbackCategoryId);
      else if (named === '') delete read.category;
      else if (isKnown && job.fallbackCategoryId !== null) delete read.category;
      else
        refuse(
          'category',
          `Category ${named} doesn’t exist. Create it with the import, or choose a default category`,
        );
    }

    /** @returns whether the category that the store lacks is created with the import */
    function createNew(read: FieldTexts, named: string): boolean {
      const path = newCategories.add(named);
      if (path === undefined || !job.createsCategories) return false;
      read.category = path;
      return true;
    }

    function requireForNew(read: FieldTexts): void {
      const lacks = (['name', 'price', 'category'] as const).filter((field) => (read[field] ?? '') === '');
      if (problems.length > 0 || lacks.length === 0) return;
      if (!job.fields.has('name') || !job.fields.has('price'))
        return void refuse('sku', `No product has the SKU ${item.texts.sku ?? ''}`);
      for (const field of lacks) refuse(field, `${FIELDS[field].heading} is required for a new product`);
    }

    function checkTiers(read: FieldTexts): void {
      const unknown = parseTierPrices(read.tierPrices ?? '')?.find(({ tier }) => !tierCodes.has(tier));
      if (unknown !== undefined) refuse('tierPrices', `Price tier ${unknown.tier} doesn’t exist`);
    }

    function checkSale(whole: FieldTexts): void {
      if (whole.onSale !== 'yes') return;
      const sale = parseMoney(whole.salePrice ?? '');
      if (sale === undefined) refuse('salePrice', 'Enter a sale price, or turn off On Sale');
      else if (sale >= (parseMoney(whole.price ?? '') ?? 0))
        refuse('salePrice', 'The sale price must be below the price');
    }
  }
  return { rows, doubles, pictures };
}

/** Takes linked pictures out of the image, which is a path on this store, unless the product has this link already. */
function separatePictures(item: ImportItem, current: string): ImportItem {
  const links = parsePictureLinks(item.texts.image ?? '');
  if (links === undefined || item.texts.image?.trim() === current) return item;
  const texts = { ...item.texts };
  delete texts.image;
  return { ...item, texts, pictures: links };
}

function assumeStock(item: ImportItem, quantity: number | null): ImportItem {
  if (item.isStockUnknown !== true || quantity === null) return item;
  return { ...item, texts: { ...item.texts, stock: String(quantity) } };
}

/** Lists what the file doesn't say itself, for the preview. */
function listNotices(item: ImportItem, job: CheckedImport, isNew: boolean): RowProblem[] {
  const notices = [...(item.notices ?? [])];
  if (item.skuSource !== undefined && item.texts.sku !== '')
    notices.push({ column: job.columnOf('sku'), message: `Derived from ${item.skuSource}` });
  const column = job.columnOf('stock');
  const rest = isNew ? 'starts at 0' : 'stays as it is';
  if (item.isStockUnknown === true)
    notices.push({
      column,
      message: `In stock without a quantity: ${job.assumedStock === null ? rest : `set to ${job.assumedStock}`}`,
    });
  else if (isNew && (item.texts.stock ?? '').trim() === '')
    notices.push({ column, message: 'No quantity, so stock starts at 0' });
  return notices;
}

function toModelKey(item: ImportItem): string {
  return partKey(item.texts.sku ?? '');
}

function listKeys(items: ImportItem[]): string[] {
  return [...new Set(items.map(toModelKey))].filter((key) => key !== '');
}

const MAX_NAMED_CATEGORIES = 4;

function describeAmbiguousCategory(named: string, texts: string[]): string {
  const shown = texts.slice(0, MAX_NAMED_CATEGORIES).join(' or ');
  const more = texts.length > MAX_NAMED_CATEGORIES ? ' or another' : '';
  return `${texts.length} categories are named ${named}. Specify which one: ${shown}${more}`;
}

function getRowOutcome(problems: RowProblem[], isKnown: boolean, after: FieldTexts) {
  if (problems.length > 0) return 'rejected';
  if (!isKnown) return 'new';
  return Object.keys(after).length > 0 ? 'changed' : 'unchanged';
}

function readTexts(item: ImportItem, job: CheckedImport): { texts: FieldTexts; problems: RowProblem[] } {
  const texts: FieldTexts = {};
  const problems: RowProblem[] = [];
  if (item.problem !== undefined) problems.push({ column: '', message: item.problem });
  for (const [key, cell] of toEntries(item.texts)) {
    const reading = FIELDS[key].read(cell);
    if ('problem' in reading) problems.push({ column: job.columnOf(key), message: reading.problem });
    else if (reading.text !== undefined) texts[key] = reading.text;
  }
  if (item.texts.sku === undefined)
    problems.push({ column: job.columnOf('sku'), message: 'SKU is required' });
  return { texts, problems };
}

/** Lists the fields that differ. The SKU identifies the product in any spelling, so it never does. */
function listDifferences(texts: FieldTexts, current: Record<FieldKey, string>): FieldTexts {
  const after: FieldTexts = {};
  for (const [key, text] of toEntries(texts)) if (key !== 'sku' && text !== current[key]) after[key] = text;
  return after;
}

function pick(current: Record<FieldKey, string>, after: FieldTexts): FieldTexts {
  const before: FieldTexts = {};
  for (const [key] of toEntries(after)) before[key] = current[key];
  return before;
}

/** Reads the first line of each staged SKU. */
async function readFirstLines(trx: Trx, importId: number, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await trx
    .selectFrom('import_rows')
    .select(['sku_key', (build) => build.fn.min<number>('line').as('line')])
    .where('import_id', '=', importId)
    .where('sku_key', 'in', keys)
    .groupBy('sku_key')
    .execute();
  return new Map(rows.map(({ sku_key, line }) => [sku_key, line]));
}

/** Rejects the first line of each repeated SKU, which was staged as valid. */
async function rejectFirsts(
  trx: Trx,
  job: CheckedImport & { id: number },
  doubles: ReadonlyMap<string, number[]>,
): Promise<void> {
  for (const [key, lines] of doubles) {
    const first = await trx
      .selectFrom('import_rows')
      .select(['line', 'sku', 'outcome'])
      .where('import_id', '=', job.id)
      .where('sku_key', '=', key)
      .orderBy('line')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (first.outcome === 'rejected') continue;
    const message = `${first.sku} is in the file twice, in lines ${first.line} and ${lines.join(', ')}`;
    await trx
      .updateTable('import_rows')
      .set({ outcome: 'rejected', problems: JSON.stringify([{ column: job.columnOf('sku'), message }]) })
      .where('import_id', '=', job.id)
      .where('line', '=', first.line)
      .execute();
    await trx
      .deleteFrom('import_pictures')
      .where('import_id', '=', job.id)
      .where('line', '=', first.line)
      .execute();
  }
}
