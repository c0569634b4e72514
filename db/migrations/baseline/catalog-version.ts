import type { AnyDatabase } from '../../dialect';
import { createVersion, versionTable, type VersionNames } from './triggers';

const CATALOG_VERSION: VersionNames = {
  table: 'catalogue_version',
  trigger: 'count_catalogue_change',
  suffix: 'counts',
};

/** The tables that a public page is rendered from. Stock and prices are columns of products. */
const PUBLIC_TABLES = [
  'products',
  'product_aliases',
  'product_images',
  'product_specifications',
  'part_numbers',
  'search_terms',
  'search_synonyms',
  'fitments',
  'categories',
  'category_redirects',
  'content_blocks',
  'text_pages',
  'posts',
  'events',
  'french_texts',
  'locations',
  'professionals',
  'settings',
];

/** Creates the catalog version, which changes whenever a public page may change. Triggers never miss a writer. */
export async function createCatalogVersion(db: AnyDatabase): Promise<void> {
  await createVersion(db, CATALOG_VERSION);
  for (const table of PUBLIC_TABLES) await versionTable(db, table, CATALOG_VERSION);
}
