import type { Insertable } from 'kysely';

import type { IndexedProduct } from '../search-index';
import { detailOf, partKey, searchTextOf } from '../search-text';
import { slugOf } from '../slug';
import type { ProductsTable } from '../tables/catalogue';
import type { SeedProduct } from './demo/seed-product';

/** Cents from the decimal text of the data files. */
export function toCents(price: string): number {
  if (!/^\d+\.\d{2}$/.test(price)) throw new Error(`'${price}' is not a price`);
  return Number(price.replace('.', ''));
}

export function pictureOf(kind: string, options: Record<string, string> = {}): string {
  const query = new URLSearchParams(options).toString();
  return query === '' ? kind : `${kind}?${query}`;
}

/** The row of a demo product, without its stock: that comes by a movement. */
export function productRow(
  product: SeedProduct,
  category: { id: number; name: string },
  now: string,
): Insertable<ProductsTable> {
  const salePriceCents = product.salePrice === undefined ? null : toCents(product.salePrice);
  const priceCents = toCents(product.price);
  return {
    category_id: category.id,
    name: product.name,
    slug: product.slug ?? slugOf(product.name),
    sku: product.sku,
    sku_key: partKey(product.sku),
    product_number: product.productNumber,
    ez_number: product.ezNumber,
    brand: product.brand,
    model: product.model ?? '',
    type: product.type,
    description: product.description,
    features: JSON.stringify(product.features),
    price_cents: priceCents,
    sale_price_cents: salePriceCents,
    cost_price_cents: toCents(product.costPrice),
    effective_price_cents: salePriceCents ?? priceCents,
    is_on_sale: salePriceCents === null ? 0 : 1,
    is_featured: product.featured === true ? 1 : 0,
    is_active: 1,
    is_restricted: product.restricted === true ? 1 : 0,
    badge: product.badge ?? null,
    stock_quantity: product.stock,
    low_stock_threshold: product.lowStockThreshold ?? 10,
    reorder_level: product.reorderLevel ?? 20,
    reorder_quantity: product.reorderQuantity ?? 50,
    rating_tenths: Math.round(Number(product.rating) * 10),
    review_count: product.reviews,
    key_type: product.keyType ?? '',
    fcc_id: product.fccId ?? '',
    oem_number: product.oemNumber ?? '',
    compatibility: product.compatibility ?? '',
    vehicle_make: product.vehicleMake ?? '',
    vehicle_year: product.vehicleYear ?? '',
    service_tags: product.services.join(' '),
    image_url: null,
    picture: pictureOf(product.picture, product.pictureOptions),
    search_text: searchTextOf({
      name: product.name,
      sku: product.sku,
      productNumber: product.productNumber,
      ezNumber: product.ezNumber,
      brand: product.brand,
      model: product.model ?? '',
      type: product.type,
      categoryName: category.name,
      fccId: product.fccId ?? '',
      oemNumber: product.oemNumber ?? '',
      compatibility: product.compatibility ?? '',
      details: Object.entries(product.specifications).map(([name, value]) => detailOf(name, value)),
      services: product.services,
    }),
    created_at: now,
    updated_at: now,
  };
}

/** What the search index wants to know of a demo product. */
export function indexedProduct(id: number, product: SeedProduct, categoryName: string): IndexedProduct {
  return {
    id,
    sku: product.sku,
    productNumber: product.productNumber,
    ezNumber: product.ezNumber,
    model: product.model ?? '',
    fccId: product.fccId ?? '',
    oemNumber: product.oemNumber ?? '',
    texts: [
      product.name,
      product.brand,
      product.type,
      categoryName,
      ...Object.values(product.specifications),
    ],
  };
}
