import type { Flag, Generated, IsoText } from './column-types';

export interface CategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  slug: string;
  description: string;
  hero_text: string;
  /** An illustration under /pictures, or an uploaded picture. */
  picture: string;
  /** Space-separated services under which the header's Professional Services menu finds its products. */
  service_tags: string;
  sort_order: number;
  /** JSON array: the specifications that the list view compares and the listing filters by. */
  list_attributes: Generated<string>;
  /** 'list' if specifications matter more than pictures. */
  default_view: Generated<'grid' | 'list'>;
  is_active: Flag;
  version: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

/** A former address of a category. */
export interface CategoryRedirectsTable {
  slug: string;
  /** Where it redirects to; null for all products. */
  category_id: number | null;
  created_at: IsoText;
}

export interface ProductsTable {
  id: Generated<number>;
  category_id: number;
  name: string;
  slug: string;
  sku: string;
  /** The SKU in lower case without punctuation, so that SKUs a buyer could confuse are the same. */
  sku_key: string;
  product_number: string;
  ez_number: string;
  brand: string;
  model: string;
  /** Subcategory, the listing's second filter. */
  type: string;
  description: string;
  /** JSON array of texts. */
  features: string;
  price_cents: number;
  sale_price_cents: number | null;
  cost_price_cents: number | null;
  /** What the buyer pays: the sale price while the product is on sale. Stored, so that lists can sort by it. */
  effective_price_cents: number;
  is_on_sale: Flag;
  is_featured: Flag;
  is_active: Flag;
  /** 1 if only accounts with a valid license can order it. */
  is_restricted: Generated<Flag>;
  badge: string | null;
  /** What is sold: each, box, pack. Price and stock count these units. */
  unit: Generated<string>;
  /** Pieces in one unit. */
  pack_size: Generated<number>;
  stock_quantity: number;
  low_stock_threshold: number;
  reorder_level: number;
  reorder_quantity: number;
  /** Rating times ten, 0 to 50. */
  rating_tenths: number;
  review_count: number;
  key_type: string;
  fcc_id: string;
  oem_number: string;
  compatibility: string;
  vehicle_make: string;
  vehicle_year: string;
  service_tags: string;
  /** An uploaded photo; null if the illustration is shown. */
  image_url: string | null;
  /** The illustration: its kind and, as a query string, its options. */
  picture: string;
  /** Lower-case text that the listing's search matches. */
  search_text: Generated<string>;
  version: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

/** Other handles of a product: 'commercial-3', 'smart-1'. */
export interface ProductAliasesTable {
  alias: string;
  product_id: number;
  /** 1 for a former slug, which redirects to the current one. */
  is_former_slug: Generated<Flag>;
}

export interface ProductSpecificationsTable {
  product_id: number;
  position: number;
  name: string;
  value: string;
}

export interface ProductImagesTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  url: string;
  width: number;
  height: number;
  alt: string;
  /** Where an import downloaded it from. */
  source_url: string | null;
}

/** The bytes of an uploaded picture (WebP), one row per width. They never change. */
export interface ProductPictureFilesTable {
  image_id: number;
  width: number;
  bytes: Uint8Array;
}

export interface FitmentsTable {
  id: Generated<number>;
  product_id: number;
  make: string;
  model: string;
  year_from: number;
  year_to: number;
  /** 1 for sample data, which pages mark as such. */
  is_sample: Flag;
}

/** The catalog version, which triggers increment with every change of a public page. Several rows in PostgreSQL. */
export interface CatalogVersionTable {
  id: number;
  version: number;
}

/** The same for what listings contain: a sale increments it only if it takes the last unit. */
export type AssortmentVersionTable = CatalogVersionTable;
