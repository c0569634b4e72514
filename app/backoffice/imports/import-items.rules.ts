import { parseCsvCell } from '../../domain/base/shared/csv-writing.rules';
import { parseMoney } from '../../domain/base/shared/money.rules';
import { parseHtmlText } from './html-text.rules';
import { isFieldKey, type FieldTexts } from './import-fields.rules';
import type { ImportFormat, Target } from './import-formats.rules';

/** A line of the file. */
export interface FileRecord {
  /** Its first line in the file; the headings are line 1. */
  line: number;
  cells: readonly string[];
}

/** A product of the file, with texts from its line and related lines. */
export interface ImportItem {
  line: number;
  texts: FieldTexts;
  /** Why the line can't be a product. */
  problem?: string;
}

type Cells = Partial<Record<Target, string>>;

/** Converts lines to products one by one, remembering what later lines need. */
export type ItemReader = (record: FileRecord) => ImportItem[];

/** Creates a reader for a file's format. @param today such as '2026-11-24', for sales that have ended */
export function createItemReader(
  format: ImportFormat,
  mapping: readonly (Target | '')[],
  today: string,
): ItemReader {
  const read = getReader(format, today);
  return ({ line, cells }) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const named: Cells = {};
    for (const [index, target] of mapping.entries()) {
      if (target !== '') named[target] = parseCsvCell(cells[index] ?? '');
    }
    return read(line, named);
  };
}

function getReader(format: ImportFormat, today: string): (line: number, cells: Cells) => ImportItem[] {
  if (format === 'shopify') return createShopifyReader();
  if (format === 'woocommerce') return createWooReader(today);
  return (line, cells) => [{ line, texts: readOwnFields(cells) }];
}

function readOwnFields(cells: Cells): FieldTexts {
  const texts: FieldTexts = {};
  for (const [key, value] of Object.entries(cells)) if (isFieldKey(key)) texts[key] = value;
  return texts;
}

/**
 * Shopify: lines of a product share its handle, and the first has the common values. A line with a SKU or a price is a
 * variant, which is a product here; other lines only have pictures.
 */
function createShopifyReader() {
  let product: Cells = {};
  return (line: number, cells: Cells): ImportItem[] => {
    const isSame = cells.handle !== undefined && cells.handle !== '' && cells.handle === product.handle;
    if (!isSame) product = cells;
    if (isEmpty(cells.sku) && isEmpty(cells.price)) return [];
    const texts = readOwnFields(cells);
    for (const key of ['category', 'brand', 'type', 'description'] as const)
      if (isEmpty(texts[key]) && product[key] !== undefined) texts[key] = product[key];
    const options = [cells.option1, cells.option2, cells.option3].filter(
      (option) => !isEmpty(option) && option !== 'Default Title',
    );
    if (product.name !== undefined)
      texts.name = [product.name, options.join(' / ')].filter((part) => part !== '').join(' - ');
    if (texts.description !== undefined) texts.description = parseHtmlText(texts.description);
    // Shopify puts an apostrophe before numeric SKUs, to keep leading zeros in spreadsheets.
    if (texts.sku !== undefined) texts.sku = texts.sku.replace(/^'/, '');
    const image = isEmpty(cells.variantImage)
      ? findFirstFilled(cells.image, product.image)
      : cells.variantImage;
    if (image !== undefined) texts.image = image;
    if (texts.type !== undefined) texts.type = getLastPathSegment(texts.type);
    const active = readShopifyStatus(product);
    if (active !== undefined) texts.active = active;
    return [{ line, texts: { ...texts, ...getPriceBeforeSale(cells) } }];
  };
}

/** If the compare-at price is higher, it is the regular price and the price is a sale price. */
function getPriceBeforeSale({ price, comparePrice }: Cells): FieldTexts {
  if (price === undefined || comparePrice === undefined) return {};
  const before = parseMoney(comparePrice);
  const now = parseMoney(price);
  if (before === undefined || now === undefined || before <= now)
    return isEmpty(comparePrice) || before !== undefined ? { price, salePrice: '', onSale: 'no' } : { price };
  return { price: comparePrice, salePrice: price, onSale: 'yes' };
}

function readShopifyStatus({ status, published }: Cells): string | undefined {
  if (status === undefined && published === undefined) return undefined;
  const isDraft = !isEmpty(status) && status?.trim().toLowerCase() !== 'active';
  return isDraft || published?.trim().toLowerCase() === 'false' ? 'no' : 'yes';
}

/**
 * WooCommerce: a variation follows its parent and inherits missing values from it. A variable product has no price or
 * stock, so only its variations are products here.
 */
function createWooReader(today: string) {
  const parents = new Map<string, Cells>();
  return (line: number, cells: Cells): ImportItem[] => {
    const kinds = (cells.kind ?? 'simple')
      .toLowerCase()
      .split(',')
      .map((kind) => kind.trim());
    if (kinds.includes('variable')) {
      if (!isEmpty(cells.sku)) parents.set(cells.sku ?? '', cells);
      if (!isEmpty(cells.foreignId)) parents.set(`id:${cells.foreignId ?? ''}`, cells);
      return [];
    }
    const texts = readOwnFields(cells);
    const other = kinds.find((kind) => kind === 'grouped' || kind === 'external');
    if (other !== undefined)
      return [{ line, texts, problem: `A ${other} product has no price and stock of its own here` }];
    const parent = kinds.includes('variation') ? parents.get(cells.parent?.trim() ?? '') : undefined;
    if (kinds.includes('variation') && parent === undefined)
      return [
        { line, texts, problem: `The parent of this variation, ${cells.parent ?? ''}, is not above it` },
      ];
    for (const key of ['category', 'brand', 'description', 'image', 'price'] as const)
      if (isEmpty(texts[key]) && parent?.[key] !== undefined) texts[key] = parent[key];
    const short = findFirstFilled(cells.shortDescription, parent?.shortDescription);
    if (isEmpty(texts.description) && short !== undefined) texts.description = short;
    // Line ends are written as a literal backslash and n.
    if (texts.description !== undefined)
      texts.description = parseHtmlText(texts.description.replaceAll('\\n', '\n'));
    if (texts.category !== undefined) texts.category = getFirstOfList(texts.category, (path) => path);
    if (texts.brand !== undefined) texts.brand = getFirstOfList(texts.brand, getLastPathSegment);
    if (texts.image !== undefined) texts.image = getFirstOfList(texts.image, (image) => image);
    if (cells.published !== undefined) {
      const isParentShown = parent?.published === undefined || parent.published.trim() === '1';
      texts.active = cells.published.trim() === '1' && isParentShown ? 'yes' : 'no';
    }
    if (texts.salePrice !== undefined) {
      const hasEnded = !isEmpty(cells.saleEnds) && (cells.saleEnds ?? '').slice(0, 10) < today;
      if (hasEnded) texts.salePrice = '';
      texts.onSale = isEmpty(texts.salePrice) ? 'no' : 'yes';
    }
    return [{ line, texts }];
  };
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

function findFirstFilled(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => !isEmpty(text)) ?? texts.find((text) => text !== undefined);
}

/** Returns 'Locks' for 'Hardware > Locks'. */
function getLastPathSegment(text: string): string {
  return text.split('>').at(-1)?.trim() ?? '';
}

/** Returns the first of comma-separated values, in which commas are escaped by a backslash. */
function getFirstOfList(text: string, read: (value: string) => string): string {
  const [first = ''] = text.split(/(?<!\\),/);
  return read(first.replaceAll('\\,', ',').trim());
}
