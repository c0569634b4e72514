import type { Selectable, Updateable } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import type { ProductsTable } from '../../../db/tables/catalog';
import { parseMoney, toDecimal } from '../../domain/base/shared/money.rules';
import { parseTextList } from '../../domain/base/shared/stored-json';
import type { CategoryNames } from './category-names.server';
import {
  formatLines,
  toPlainText,
  parseTierPrices,
  formatTierPrices,
  type FieldKey,
  type FieldTexts,
  type TierPrice,
} from './import-fields.rules';

/** Reads tier prices by product ID. */
export async function readTierPrices(db: Db | Trx, productIds: number[]): Promise<Map<number, TierPrice[]>> {
  const found = new Map<number, TierPrice[]>();
  if (productIds.length === 0) return found;
  const rows = await db
    .selectFrom('tier_prices')
    .select(['product_id', 'price_tier', 'min_quantity', 'unit_price_cents'])
    .where('product_id', 'in', productIds)
    .execute();
  for (const row of rows) {
    const price = {
      tier: row.price_tier,
      minQuantity: row.min_quantity,
      unitPriceCents: row.unit_price_cents,
    };
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), price]);
  }
  return found;
}

type ProductRow = Selectable<ProductsTable>;

const formatYesNo = (flag: number) => (flag === 1 ? 'yes' : 'no');
const formatMoneyOrEmpty = (cents: number | null) => (cents === null ? '' : toDecimal(cents));

/** Formats all fields of a product for a file. */
export function toProductTexts(row: ProductRow, categories: CategoryNames, tiers: readonly TierPrice[] = []) {
  return {
    sku: row.sku,
    name: toPlainText(row.name),
    category: categories.getPathText(row.category_id),
    brand: toPlainText(row.brand),
    model: toPlainText(row.model),
    type: toPlainText(row.type),
    productNumber: toPlainText(row.product_number),
    ezNumber: toPlainText(row.ez_number),
    description: toPlainText(row.description),
    features: formatLines(parseTextList(row.features)),
    price: toDecimal(row.price_cents),
    salePrice: formatMoneyOrEmpty(row.sale_price_cents),
    onSale: formatYesNo(row.is_on_sale),
    costPrice: formatMoneyOrEmpty(row.cost_price_cents),
    active: formatYesNo(row.is_active),
    featured: formatYesNo(row.is_featured),
    restricted: formatYesNo(row.is_restricted),
    stock: String(row.stock_quantity),
    lowStock: String(row.low_stock_threshold),
    reorderLevel: String(row.reorder_level),
    reorderQuantity: String(row.reorder_quantity),
    keyType: toPlainText(row.key_type),
    fccId: toPlainText(row.fcc_id),
    oemNumber: toPlainText(row.oem_number),
    compatibility: toPlainText(row.compatibility),
    vehicleMake: toPlainText(row.vehicle_make),
    vehicleYear: toPlainText(row.vehicle_year),
    image: (row.image_url ?? '').trim(),
    badge: toPlainText(row.badge ?? ''),
    unit: row.unit,
    packSize: String(row.pack_size),
    tierPrices: formatTierPrices(tiers),
  };
}

type Columns = Updateable<ProductsTable>;

const COLUMNS: { [key in FieldKey]?: (text: string, categories: CategoryNames) => Columns } = {
  name: (name) => ({ name }),
  category: (text, categories) => {
    const id = categories.findId(text);
    return id === undefined ? {} : { category_id: id, service_tags: categories.serviceTagsOf(id) };
  },
  brand: (brand) => ({ brand }),
  model: (model) => ({ model }),
  type: (type) => ({ type }),
  productNumber: (text) => ({ product_number: text }),
  ezNumber: (text) => ({ ez_number: text }),
  description: (description) => ({ description }),
  features: (text) => ({ features: JSON.stringify(text === '' ? [] : text.split('\n')) }),
  price: (text) => ({ price_cents: parseMoney(text) ?? 0 }),
  salePrice: (text) => ({ sale_price_cents: parseMoney(text) ?? null }),
  onSale: (text) => ({ is_on_sale: toFlag(text) }),
  costPrice: (text) => ({ cost_price_cents: parseMoney(text) ?? null }),
  active: (text) => ({ is_active: toFlag(text) }),
  featured: (text) => ({ is_featured: toFlag(text) }),
  restricted: (text) => ({ is_restricted: toFlag(text) }),
  lowStock: (text) => ({ low_stock_threshold: Number(text) }),
  reorderLevel: (text) => ({ reorder_level: Number(text) }),
  reorderQuantity: (text) => ({ reorder_quantity: Number(text) }),
  keyType: (text) => ({ key_type: text }),
  fccId: (text) => ({ fcc_id: text }),
  oemNumber: (text) => ({ oem_number: text }),
  compatibility: (compatibility) => ({ compatibility }),
  vehicleMake: (text) => ({ vehicle_make: text }),
  vehicleYear: (text) => ({ vehicle_year: text }),
  image: (text) => ({ image_url: text === '' ? null : text }),
  badge: (text) => ({ badge: text === '' ? null : text }),
  unit: (text) => ({ unit: text === '' ? 'each' : text }),
  packSize: (text) => ({ pack_size: Math.max(1, Number(text)) }),
};

function toFlag(text: string): 0 | 1 {
  return text === 'yes' ? 1 : 0;
}

/** Converts texts to columns. Stock and tier prices are stored elsewhere. */
export function toProductColumns(texts: FieldTexts, categories: CategoryNames): Columns {
  const columns: Columns = {};
  for (const [key, text] of toEntries(texts)) Object.assign(columns, COLUMNS[key]?.(text, categories));
  return columns;
}

export function toEntries(texts: FieldTexts): [FieldKey, string][] {
  return toTypedEntries(texts).filter((entry): entry is [FieldKey, string] => entry[1] !== undefined);
}

function toTypedEntries<Key extends string, Value>(record: Partial<Record<Key, Value>>) {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys.map((key): [Key, Value | undefined] => [key, record[key]]);
}

/** Replaces a product's tier prices. */
export async function replaceTierPrices(trx: Trx, productId: number, text: string, now: string) {
  await trx.deleteFrom('tier_prices').where('product_id', '=', productId).execute();
  const prices = parseTierPrices(text) ?? [];
  if (prices.length === 0) return;
  await trx
    .insertInto('tier_prices')
    .values(
      prices.map(({ tier, minQuantity, unitPriceCents }) => ({
        price_tier: tier,
        product_id: productId,
        min_quantity: minQuantity,
        unit_price_cents: unitPriceCents,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}
