import { deriveSku } from './derived-sku.rules';
import { parseHtmlText } from './html-text.rules';
import {
  getFirstOfList,
  isEmpty,
  readEachLine,
  readForeignStock,
  readOwnFields,
  type Cells,
  type ImportItem,
  type LineReader,
} from './item-cells.rules';

/** Square: each line is a variation, which is a product here, with the values of its item. */
export function createSquareReader(sharedSkus: ReadonlySet<string>): LineReader {
  return readEachLine((line, cells) => [readVariation(line, cells, sharedSkus)]);
}

function readVariation(line: number, cells: Cells, sharedSkus: ReadonlySet<string>): ImportItem {
  const texts = readOwnFields(cells);
  const variation = (cells.variation ?? '').trim();
  const hasVariation = !['', 'regular', 'default'].includes(variation.toLowerCase());
  const parts = [(texts.name ?? '').trim(), hasVariation ? variation : ''].filter((part) => part !== '');
  const item: ImportItem = { line, texts };
  if (isEmpty(texts.sku)) {
    const handle = cells.handle?.trim().replace(/^#/, '');
    texts.sku = deriveSku(
      [handle === undefined || handle === '' ? (parts[0] ?? '') : handle, ...parts.slice(1)],
      sharedSkus,
    );
    item.skuSource = 'the item and the variation';
  }
  if (texts.name !== undefined) texts.name = parts.join(' - ');
  if (texts.description !== undefined) texts.description = parseHtmlText(texts.description);
  // Names of categories may be followed by their reference, as in 'Locks (#LOCKS)'.
  if (texts.category !== undefined)
    texts.category = getFirstOfList(texts.category).replace(/\s*\(#[^)]*\)/g, '');
  if (texts.salePrice !== undefined) texts.onSale = isEmpty(texts.salePrice) ? 'no' : 'yes';
  const active = readStatus(cells);
  if (active !== undefined) texts.active = active;
  // Square doesn't count a variation without a quantity.
  if (texts.stock !== undefined && isEmpty(texts.stock)) {
    item.isStockUnknown = true;
    delete texts.stock;
  }
  return { ...item, notices: readForeignStock(texts) };
}

function readStatus({ archived, visibility, sellable }: Cells): string | undefined {
  if (archived === undefined && visibility === undefined && sellable === undefined) return undefined;
  const isHidden = ['hidden', 'unavailable'].includes(visibility?.trim().toLowerCase() ?? '');
  return isHidden || archived?.trim() === 'Y' || sellable?.trim() === 'N' ? 'no' : 'yes';
}
