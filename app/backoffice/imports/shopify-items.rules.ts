import { parseMoney } from '../../domain/base/shared/money.rules';
import { deriveSku } from './derived-sku.rules';
import { parseHtmlText } from './html-text.rules';
import type { FieldTexts } from './import-fields.rules';
import {
  getLastPathSegment,
  isEmpty,
  listForeignLinks,
  readForeignStock,
  readOwnFields,
  type Cells,
  type ImportItem,
  type Line,
  type LineReader,
  type PictureLink,
} from './item-cells.rules';

/**
 * Shopify: lines of a product share its handle, and the first has the common values. A line with a SKU or a price is a
 * variant, which is a product here; other lines only have pictures.
 */
export function createShopifyReader(sharedSkus: ReadonlySet<string>): LineReader {
  let lines: Line[] = [];
  const end = () => {
    const items = readProduct(lines, sharedSkus);
    lines = [];
    return items;
  };
  return {
    read(line, cells) {
      const isSame = !isEmpty(cells.handle) && cells.handle === lines[0]?.cells.handle;
      const items = isSame ? [] : end();
      lines.push({ line, cells });
      return items;
    },
    end,
  };
}

function readProduct(lines: readonly Line[], sharedSkus: ReadonlySet<string>): ImportItem[] {
  const product = lines[0]?.cells ?? {};
  const gallery = listGallery(lines);
  const ofVariants = new Set(lines.map(({ cells }) => cells.variantImage?.trim()));
  return lines
    .filter(({ cells }) => !isEmpty(cells.sku) || !isEmpty(cells.price))
    .map(({ line, cells }) => {
      const own = cells.variantImage?.trim();
      const common = gallery.filter(({ url }) => !ofVariants.has(url));
      const first = gallery.find(({ url }) => url === own) ?? (isEmpty(own) ? undefined : toLink(own));
      const pictures = first === undefined ? common : [first, ...common];
      return {
        ...readVariant(line, cells, product, sharedSkus),
        pictures: pictures.length > 0 ? pictures : gallery.slice(0, 1),
      };
    });
}

function readVariant(
  line: number,
  cells: Cells,
  product: Cells,
  sharedSkus: ReadonlySet<string>,
): ImportItem {
  const texts = readOwnFields(cells);
  for (const key of ['category', 'brand', 'type', 'description'] as const)
    if (isEmpty(texts[key]) && product[key] !== undefined) texts[key] = product[key];
  const options = [cells.option1, cells.option2, cells.option3]
    .filter((option) => option !== undefined)
    .filter((option) => !isEmpty(option) && option !== 'Default Title');
  if (product.name !== undefined)
    texts.name = [product.name, options.join(' / ')].filter((part) => part !== '').join(' - ');
  if (texts.description !== undefined) texts.description = parseHtmlText(texts.description);
  // Shopify puts an apostrophe before numeric SKUs, to keep leading zeros in spreadsheets.
  if (texts.sku !== undefined) texts.sku = texts.sku.replace(/^'/, '');
  // Stores without types of their own have only Shopify's category, such as 'Hardware > Locks'.
  if (isEmpty(texts.category) && !isEmpty(texts.type)) texts.category = texts.type;
  if (texts.type !== undefined) texts.type = getLastPathSegment(texts.type);
  delete texts.image;
  const active = readStatus(product);
  if (active !== undefined) texts.active = active;
  const item: ImportItem = { line, texts: { ...texts, ...getPriceBeforeSale(cells) } };
  if (isEmpty(item.texts.sku) && !isEmpty(cells.handle)) {
    item.texts.sku = deriveSku([cells.handle ?? '', ...options], sharedSkus);
    item.skuSource = 'the handle and the options';
  }
  // Shopify sells a variant without a tracker in any quantity.
  if (cells.tracker?.trim() === '') {
    item.isStockUnknown = true;
    delete item.texts.stock;
  }
  return { ...item, notices: readForeignStock(item.texts) };
}

/** Lists a product's pictures in their order there, each once. */
function listGallery(lines: readonly Line[]): PictureLink[] {
  const found = lines
    .map(({ cells }, index) => ({ cells, position: Number(cells.imagePosition) || index + 1 }))
    .sort((one, other) => one.position - other.position)
    .map(({ cells }) => toLink(cells.image, cells.imageAlt))
    .filter((link) => link !== undefined);
  return found.filter(({ url }, index) => found.findIndex((link) => link.url === url) === index);
}

function toLink(image: string | undefined, alt = ''): PictureLink | undefined {
  const [link] = listForeignLinks(image);
  return link && { ...link, alt: alt.trim() };
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

function readStatus({ status, published }: Cells): string | undefined {
  if (status === undefined && published === undefined) return undefined;
  const isDraft = !isEmpty(status) && status?.trim().toLowerCase() !== 'active';
  return isDraft || published?.trim().toLowerCase() === 'false' ? 'no' : 'yes';
}
