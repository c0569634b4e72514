import { parseHtmlText } from './html-text.rules';
import type { FieldTexts } from './import-fields.rules';
import type { RowProblem } from './import-rows.rules';
import {
  findFirstFilled,
  getFirstOfList,
  getLastPathSegment,
  isEmpty,
  listForeignLinks,
  readEachLine,
  readForeignStock,
  readOwnFields,
  type Cells,
  type ImportItem,
  type LineReader,
} from './item-cells.rules';

/**
 * WooCommerce: a variation follows its parent and inherits missing values from it. A variable product has no price or
 * stock, so only its variations are products here.
 */
export function createWooReader(today: string): LineReader {
  const parents = new Map<string, Cells>();
  return readEachLine((line, cells): ImportItem[] => {
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
      return [{ line, texts, problem: `WooCommerce ${other} products can’t be imported` }];
    const parent = kinds.includes('variation') ? parents.get(cells.parent?.trim() ?? '') : undefined;
    if (kinds.includes('variation') && parent === undefined)
      return [
        { line, texts, problem: `This variation’s parent, ${cells.parent ?? ''}, must come before it` },
      ];
    for (const key of ['category', 'brand', 'description', 'image', 'price'] as const)
      if (isEmpty(texts[key]) && parent?.[key] !== undefined) texts[key] = parent[key];
    const short = findFirstFilled(cells.shortDescription, parent?.shortDescription);
    if (isEmpty(texts.description) && short !== undefined) texts.description = short;
    // Line ends are written as a literal backslash and n.
    if (texts.description !== undefined)
      texts.description = parseHtmlText(texts.description.replaceAll('\\n', '\n'));
    if (texts.category !== undefined) texts.category = getFirstOfList(texts.category);
    if (texts.brand !== undefined) texts.brand = getLastPathSegment(getFirstOfList(texts.brand));
    const shown = [isShown(cells), parent === undefined ? undefined : isShown(parent)];
    if (shown.some((one) => one !== undefined)) texts.active = shown.includes(false) ? 'no' : 'yes';
    if (texts.salePrice !== undefined) {
      const hasEnded = !isEmpty(cells.saleEnds) && (cells.saleEnds ?? '').slice(0, 10) < today;
      if (hasEnded) texts.salePrice = '';
      texts.onSale = isEmpty(texts.salePrice) ? 'no' : 'yes';
    }
    const item: ImportItem = { line, texts, pictures: listForeignLinks(texts.image) };
    delete texts.image;
    if (isEmpty(texts.sku) && /^\d+$/.test(cells.foreignId?.trim() ?? '')) {
      texts.sku = `WC-${cells.foreignId?.trim() ?? ''}`;
      item.skuSource = 'the WooCommerce ID';
    }
    return [readStock(item, cells)];
  });
}

/** Returns undefined if the file has neither column. Drafts and private products aren't published. */
function isShown({ published, visibility }: Cells): boolean | undefined {
  if (published === undefined && visibility === undefined) return undefined;
  return (published ?? '1').trim() === '1' && visibility?.trim().toLowerCase() !== 'hidden';
}

const IN_STOCK = new Set(['1', 'yes', 'true', 'instock', 'in stock']);
const NOT_IN_STOCK = new Set(['0', 'no', 'false', 'outofstock', 'out of stock', 'backorder', 'onbackorder']);

function readStock(item: ImportItem, { inStock = '' }: Cells): ImportItem {
  const { texts } = item;
  const state = inStock.trim().toLowerCase();
  // 'parent': the variations share a quantity, which no single one of them has.
  const isNumberMissing = isEmpty(texts.stock) || texts.stock?.trim().toLowerCase() === 'parent';
  if (!isNumberMissing) return { ...item, notices: readForeignStock(texts) };
  delete texts.stock;
  if (IN_STOCK.has(state)) return { ...item, isStockUnknown: true };
  return NOT_IN_STOCK.has(state) ? { ...item, notices: setOutOfStock(texts, inStock) } : item;
}

function setOutOfStock(texts: FieldTexts, inStock: string): RowProblem[] {
  texts.stock = '0';
  return [
    {
      column: 'Stock quantity',
      message: `“In stock?” is ${inStock.trim()} in the file, so the quantity is imported as 0`,
    },
  ];
}
