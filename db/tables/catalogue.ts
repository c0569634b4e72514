import type { Flag, Generated, IsoText } from './column-types';

export interface CategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  slug: string;
  description: string;
  hero_text: string;
  /** An illustration URL under /pictures, or an uploaded picture. */
  picture: string;
  /** Space-separated values of the Professional Services select under which its products are found. */
  service_tags: string;
  sort_order: number;
  /** JSON array: names of the specifications that the list view compares and the listing filters by. */
  list_attributes: Generated<string>;
  /** 'list' where the attributes matter more than the picture. */
  default_view: Generated<'grid' | 'list'>;
  is_active: Flag;
  version: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

/** An address that a category had once. */
export interface CategoryRedirectsTable {
  slug: string;
  /** The category that is shown in its place; null for all products. */
  category_id: number | null;
  created_at: IsoText;
}

export interface ProductsTable {
  id: Generated<number>;
  category_id: number;
  name: string;
  slug: string;
  sku: string;
  /** The SKU without punctuation, lower case: two SKUs that a buyer could not tell apart are one. */
  sku_key: string;
  product_number: string;
  ez_number: string;
  brand: string;
  model: string;
  /** Sub-category, as the listing's second filter shows it. */
  type: string;
  description: string;
  /** JSON array of text. */
  features: string;
  price_cents: number;
  sale_price_cents: number | null;
  cost_price_cents: number | null;
  /** What the buyer pays: the sale price while the product is on sale. Kept here so that lists can sort by it. */
  effective_price_cents: number;
  is_on_sale: Flag;
  is_featured: Flag;
  is_active: Flag;
  /** 1: ordered only by accounts with a valid licence. */
  is_restricted: Generated<Flag>;
  badge: string | null;
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
  /** An uploaded photograph; null where the illustration stands. */
  image_url: string | null;
  /** The illustration: kind and options, as the query of its URL. */
  picture: string;
  /** Lower-case text in which the listing's search looks. */
  search_text: string;
  version: Generated<number>;
  created_at: IsoText;
  updated_at: IsoText;
}

/** Other handles under which a product is found: 'commercial-3', 'smart-1'. */
export interface ProductAliasesTable {
  alias: string;
  product_id: number;
  /** 1: the product's own slug before it was changed; its address leads on to the one of now. */
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
}

/** The bytes of an uploaded picture, WebP, once a width. They never change. */
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
  /** 1 for demo rows: pages say so. */
  is_sample: Flag;
}

/** One row in SQLite. Triggers count every change to what a visitor without a session is shown. */
export interface CatalogVersionTable {
  id: number;
  version: number;
}

/** The same of what products are found, listed and counted by: a sale counts only where it takes the last piece. */
export type AssortmentVersionTable = CatalogVersionTable;
