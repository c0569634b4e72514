import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  flag,
  identity,
  mayReference,
  notNegative,
  numberOr,
  ownedBy,
  references,
  required,
  requiredUnique,
  textKey,
  textList,
  textOrEmpty,
  timestamps,
} from './columns';
import { staffTextOf } from './staff-search';

/** Creates the tables of categories, products, and what belongs to a product. */
export async function createCatalog(db: AnyDatabase): Promise<void> {
  await createCategories(db);
  await createProducts(db);
  await createSpecifications(db);
  await createPictures(db);
  await createFitments(db);
}

async function createCategories(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('categories')
      .addColumn('id', 'integer', identity)
      .addColumn('parent_id', 'integer', mayReference('categories.id'))
      .addColumn('name', 'text', required)
      .addColumn('slug', 'text', requiredUnique)
      .addColumn('description', 'text', textOrEmpty)
      .addColumn('hero_text', 'text', textOrEmpty)
      .addColumn('picture', 'text', textOrEmpty)
      .addColumn('service_tags', 'text', textOrEmpty)
      .addColumn('sort_order', 'integer', numberOr(0))
      .addColumn('is_active', 'integer', flag(1))
      .addColumn('version', 'integer', numberOr(1)),
  )
    .addColumn('list_attributes', 'text', textList)
    .addColumn('default_view', 'text', (column) => column.notNull().defaultTo('grid'))
    .execute();
  await createIndexes(db, {
    // A category's subcategories.
    categories_parent: 'categories (parent_id)',
  });

  // Former addresses of categories. Without a category, the address redirects to all products.
  await db.schema
    .createTable('category_redirects')
    .addColumn('slug', 'text', textKey)
    .addColumn('category_id', 'integer', mayReference('categories.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // The redirects to update when a category moves or is deleted.
    category_redirects_category: 'category_redirects (category_id)',
  });
}

async function createProducts(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('products')
      .addColumn('id', 'integer', identity)
      .addColumn('category_id', 'integer', references('categories.id'))
      .addColumn('name', 'text', required)
      .addColumn('slug', 'text', requiredUnique)
      .addColumn('sku', 'text', required)
      .addColumn('sku_key', 'text', requiredUnique)
      .addColumn('product_number', 'text', textOrEmpty)
      .addColumn('ez_number', 'text', textOrEmpty)
      .addColumn('brand', 'text', textOrEmpty)
      .addColumn('model', 'text', textOrEmpty)
      .addColumn('type', 'text', textOrEmpty)
      .addColumn('description', 'text', textOrEmpty)
      .addColumn('features', 'text', textList)
      .addColumn('price_cents', 'integer', required)
      .addColumn('sale_price_cents', 'integer')
      .addColumn('cost_price_cents', 'integer')
      .addColumn('effective_price_cents', 'integer', required)
      .addColumn('is_on_sale', 'integer', flag(0))
      .addColumn('is_featured', 'integer', flag(0))
      .addColumn('is_active', 'integer', flag(1))
      .addColumn('badge', 'text')
      .addColumn('unit', 'text', (column) => column.notNull().defaultTo('each'))
      .addColumn('pack_size', 'integer', numberOr(1))
      .addColumn('stock_quantity', 'integer', numberOr(0))
      .addColumn('low_stock_threshold', 'integer', numberOr(10))
      .addColumn('reorder_level', 'integer', numberOr(20))
      .addColumn('reorder_quantity', 'integer', numberOr(50))
      .addColumn('rating_tenths', 'integer', numberOr(0))
      .addColumn('review_count', 'integer', numberOr(0))
      .addColumn('key_type', 'text', textOrEmpty)
      .addColumn('fcc_id', 'text', textOrEmpty)
      .addColumn('oem_number', 'text', textOrEmpty)
      .addColumn('compatibility', 'text', textOrEmpty)
      .addColumn('vehicle_make', 'text', textOrEmpty)
      .addColumn('vehicle_year', 'text', textOrEmpty)
      .addColumn('service_tags', 'text', textOrEmpty)
      .addColumn('image_url', 'text')
      .addColumn('picture', 'text', textOrEmpty)
      .addColumn('search_text', 'text', textOrEmpty)
      .addColumn('version', 'integer', numberOr(1))
      .addCheckConstraint('products_stock_not_negative', notNegative('stock_quantity'))
      .addCheckConstraint('products_price_not_negative', notNegative('price_cents')),
  )
    .addColumn('is_restricted', 'integer', flag(0))
    .execute();

  // Other handles of a product. A former slug redirects to the current one; any other alias serves the product.
  await db.schema
    .createTable('product_aliases')
    .addColumn('alias', 'text', textKey)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('is_former_slug', 'integer', flag(0))
    .execute();
}

async function createSpecifications(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('product_specifications')
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('product_specifications_key', ['product_id', 'position'])
    .execute();
  await createIndexes(db, {
    // The products that a specification filter selects.
    product_specifications_by_value: 'product_specifications (name, value, product_id)',
    // Whether a product has a specification, without reading its row.
    product_specifications_of_product: 'product_specifications (product_id, name, value)',
  });
}

async function createPictures(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('product_images')
    .addColumn('id', 'integer', identity)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('url', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('alt', 'text', textOrEmpty)
    .addColumn('source_url', 'text')
    .execute();
  await createIndexes(db, {
    // A product's gallery in order.
    product_images_by_product: 'product_images (product_id, position)',
  });

  // One row per width. The bytes never change: replacing a picture adds a new image.
  await db.schema
    .createTable('product_picture_files')
    .addColumn('image_id', 'integer', ownedBy('product_images.id'))
    .addColumn('width', 'integer', required)
    .addColumn('bytes', 'blob', required)
    .addPrimaryKeyConstraint('product_picture_files_key', ['image_id', 'width'])
    .execute();
}

async function createFitments(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('fitments')
    .addColumn('id', 'integer', identity)
    .addColumn('product_id', 'integer', ownedBy('products.id'))
    .addColumn('make', 'text', required)
    .addColumn('model', 'text', required)
    .addColumn('year_from', 'integer', required)
    .addColumn('year_to', 'integer', required)
    .addColumn('is_sample', 'integer', flag(0))
    .execute();
  await createIndexes(db, {
    // The products that fit a vehicle.
    fitments_by_vehicle: 'fitments (make, model, year_from, year_to, product_id)',
    // A product's fitment table.
    fitments_by_product: 'fitments (product_id)',
  });
}

/** FCC IDs are compared without the spaces and hyphens that labels and people insert. */
const FCC_KEY = "replace(replace(lower(fcc_id), '-', ''), ' ', '')";

/**
 * Creates the indexes of products, after the tables that the other indexes belong to.
 *
 * SQLite breaks ties between equally good indexes by the order of creation: keep the order. PostgreSQL's indexes carry
 * only the columns they name, so each listing order ends with `id` and the columns that filter and count it.
 */
export async function createProductIndexes(db: AnyDatabase): Promise<void> {
  await createIndexes(db, {
    // The home page asks for featured products on every visit.
    products_featured: 'products (id) where is_featured = 1',
    // The home page asks for products on sale on every visit.
    products_on_sale: 'products (id) where is_on_sale = 1',
    // Counts every facet of a listing without reading a product row.
    products_facets: 'products (is_active, category_id, brand, type, stock_quantity)',
    // Counts what is on sale, by category and price.
    products_sale_counts: 'products (is_active, category_id, sale_price_cents) where is_on_sale = 1',
    // The sale page, largest saving first.
    products_sale_savings: 'products ((price_cents - sale_price_cents) desc, id) where is_on_sale = 1',
    // The inventory page by name: 0.1 ms instead of 24 ms with 100,000 products.
    products_by_lower_name: 'products (lower(name))',
    // Stock reports by category, for the dashboard and the reports page.
    products_stock_by_category: 'products (category_id, stock_quantity, low_stock_threshold, price_cents)',
  });
  await createStaffListIndexes(db);
  await createIndexes(db, {
    // A category by name.
    products_by_category: 'products (category_id, is_active, lower(name), id)',
    // A category by relevance, with the columns buyers filter by.
    products_best_of_category:
      'products (category_id, is_active, is_featured desc, id, brand, type, stock_quantity)',
    // Similar products: the same category and type.
    products_of_kind: 'products (category_id, type, is_active, id)',
    // Low and out of stock, emptiest first. The threshold is included, so that SQLite reads the index alone.
    products_in_alert: `products (stock_quantity, id, low_stock_threshold)
    where (stock_quantity <= 0 or stock_quantity <= low_stock_threshold)`,
    // Products at or below their reorder point; all others are left out.
    products_to_reorder: `products (is_active, id)
    where is_active = 1 and stock_quantity <= reorder_level`,
    // Looks up an FCC ID, and lists all of them without reading a product row.
    products_by_fcc_id: `products (${FCC_KEY}, is_active, category_id, fcc_id, vehicle_make)
    where fcc_id <> ''`,
    // A category by price.
    products_price_of_category: 'products (category_id, is_active, effective_price_cents, id, brand, type)',
    // All products by relevance.
    products_best: 'products (is_active, is_featured desc, id, category_id, brand, type)',
    // All products by price.
    products_by_price: 'products (is_active, effective_price_cents, id, category_id, brand, type)',
    // All products by name.
    products_by_name: 'products (is_active, lower(name), id, category_id, brand, type)',
    // All products by product number.
    products_by_number: 'products (is_active, product_number, id, category_id, brand, type)',
    // Everything that facets count and searches rank by, and the back office's list, newest first.
    products_to_count: `products (id, is_active, category_id, stock_quantity, low_stock_threshold, is_featured,
    is_on_sale, brand, type, vehicle_make, name)`,
    // The inventory by value of the stock.
    products_by_value:
      'products ((price_cents * stock_quantity), id, category_id, stock_quantity, low_stock_threshold)',
  });
}

/** What the back office's product list filters by. */
const STAFF_FILTERS = [
  'is_active',
  'category_id',
  'stock_quantity',
  'low_stock_threshold',
  'is_featured',
  'is_on_sale',
];

/** One index per sort order of the back office's product list, with its filters, so that no page reads the wide rows. */
async function createStaffListIndexes(db: AnyDatabase): Promise<void> {
  const orders = {
    name: `lower(${staffTextOf(db)}), id`,
    sku: 'sku_key, id',
    category: 'category_id, id',
    price: 'effective_price_cents, id',
    stock: 'stock_quantity, id',
  };
  for (const [name, order] of Object.entries(orders)) {
    const others = STAFF_FILTERS.filter((column) => !order.startsWith(column));
    await createIndexes(db, { [`products_staff_${name}`]: `products (${[order, ...others].join(', ')})` });
  }
}
