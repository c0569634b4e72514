import { sql } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  flag,
  identity,
  numberOr,
  ownedBy,
  references,
  required,
  textList,
  textOrEmpty,
} from './columns';

/** Creates the tables of bulk edits and product imports. */
export async function createBulkAndImports(db: AnyDatabase): Promise<void> {
  await createBulkRuns(db);
  await createImports(db);
}

async function createBulkRuns(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('bulk_runs')
    .addColumn('id', 'integer', identity)
    .addColumn('staff_id', 'integer', references('staff.id'))
    .addColumn('change', 'text', required)
    .addColumn('selection', 'text', required)
    .addColumn('return_to', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('applied_at', 'text')
    .addColumn('undone_at', 'text')
    .addCheckConstraint('bulk_runs_state', sql`state in ('preview', 'applied', 'undone')`)
    .execute();

  // No foreign key: the record outlives the product.
  await db.schema
    .createTable('bulk_run_products')
    .addColumn('run_id', 'integer', ownedBy('bulk_runs.id'))
    .addColumn('product_id', 'integer', required)
    .addColumn('sku', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('seen_version', 'integer', required)
    .addColumn('outcome', 'text', required)
    .addColumn('problem', 'text', textOrEmpty)
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addColumn('applied_version', 'integer')
    .addPrimaryKeyConstraint('bulk_run_products_key', ['run_id', 'product_id'])
    .execute();
  await createIndexes(db, {
    // One outcome's products in the preview and the result.
    bulk_run_products_by_outcome: 'bulk_run_products (run_id, outcome, product_id)',
  });
}

async function createImports(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'integer', identity)
    .addColumn('staff_id', 'integer', references('staff.id'))
    .addColumn('actor', 'text', required)
    .addColumn('request_id', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('encoding', 'text', required)
    .addColumn('delimiter', 'text', required)
    .addColumn('format', 'text', required)
    .addColumn('headings', 'text', required)
    .addColumn('sample', 'text', required)
    .addColumn('mapping', 'text', required)
    .addColumn('fallback_category_id', 'integer')
    .addColumn('creates_categories', 'integer', flag(0))
    .addColumn('assumed_stock', 'integer')
    .addColumn('state', 'text', required)
    .addColumn('mode', 'text')
    .addColumn('message', 'text', textOrEmpty)
    // Progress of the current phase, in bytes or rows.
    .addColumn('progress_done', 'integer', numberOr(0))
    .addColumn('progress_total', 'integer', numberOr(0))
    .addColumn('staged_items', 'integer', numberOr(0))
    .addColumn('new_count', 'integer', numberOr(0))
    .addColumn('changed_count', 'integer', numberOr(0))
    .addColumn('unchanged_count', 'integer', numberOr(0))
    .addColumn('rejected_count', 'integer', numberOr(0))
    .addColumn('applied_count', 'integer', numberOr(0))
    .addColumn('conflict_count', 'integer', numberOr(0))
    .addColumn('derived_count', 'integer', numberOr(0))
    .addColumn('unknown_stock_count', 'integer', numberOr(0))
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('queued_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('finished_at', 'text')
    .execute();
  await createIndexes(db, {
    // The next import that waits for a worker.
    imports_by_state: 'imports (state, queued_at, id)',
  });

  await db.schema
    .createTable('import_chunks')
    .addColumn('import_id', 'integer', ownedBy('imports.id'))
    .addColumn('position', 'integer', required)
    .addColumn('bytes', 'blob', required)
    .addPrimaryKeyConstraint('import_chunks_key', ['import_id', 'position'])
    .execute();

  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'integer', ownedBy('imports.id'))
    .addColumn('line', 'integer', required)
    .addColumn('sku', 'text', required)
    .addColumn('sku_key', 'text', required)
    .addColumn('outcome', 'text', required)
    .addColumn('problems', 'text', required)
    .addColumn('notices', 'text', textList)
    .addColumn('product_id', 'integer')
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addColumn('result', 'text', textOrEmpty)
    .addColumn('note', 'text', textOrEmpty)
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'line'])
    .execute();
  await createIndexes(db, {
    // Rows of the same product within a file.
    import_rows_by_sku: 'import_rows (import_id, sku_key, line)',
  });
  await createIndexes(db, {
    // One outcome's rows in the preview and the result.
    import_rows_by_outcome: 'import_rows (import_id, outcome, result, line)',
  });

  // No foreign key: the record outlives the category.
  await db.schema
    .createTable('import_categories')
    .addColumn('import_id', 'integer', ownedBy('imports.id'))
    .addColumn('path', 'text', required)
    .addColumn('row_count', 'integer', numberOr(0))
    .addColumn('category_id', 'integer')
    .addPrimaryKeyConstraint('import_categories_key', ['import_id', 'path'])
    .execute();

  await db.schema
    .createTable('import_pictures')
    .addColumn('import_id', 'integer', ownedBy('imports.id'))
    .addColumn('line', 'integer', required)
    .addColumn('position', 'integer', required)
    .addColumn('url', 'text', required)
    .addColumn('alt', 'text', textOrEmpty)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', numberOr(0))
    .addColumn('due_at', 'text')
    .addColumn('reason', 'text', textOrEmpty)
    .addPrimaryKeyConstraint('import_pictures_key', ['import_id', 'line', 'position'])
    .addCheckConstraint(
      'import_pictures_state',
      sql`state in ('staged', 'waiting', 'done', 'failed', 'skipped')`,
    )
    .execute();
  await createIndexes(db, {
    // The next pictures to download, across all imports, in order.
    import_pictures_by_state: 'import_pictures (state, due_at, import_id, line, position)',
    // The progress of an import's downloads, and the products that one address is for.
    import_pictures_by_import: 'import_pictures (import_id, state, url)',
  });
}
