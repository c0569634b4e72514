import { sql, type Kysely } from 'kysely';

import { identity, ownedBy, references, required, textOrEmpty } from './columns';

/** Changes of many products at once, and files that are imported in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createBulkRuns(db);
  await createImports(db);
}

async function createBulkRuns(db: Kysely<unknown>): Promise<void> {
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

  // A product may be deleted later; what was done with it stays readable. So it is named here, and not referenced.
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
  await db.schema
    .createIndex('bulk_run_products_by_outcome')
    .on('bulk_run_products')
    .columns(['run_id', 'outcome', 'product_id'])
    .execute();
}

async function createImports(db: Kysely<unknown>): Promise<void> {
  const count = (column: Parameters<typeof required>[0]) => column.notNull().defaultTo(0);
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
    .addColumn('state', 'text', required)
    .addColumn('mode', 'text')
    .addColumn('message', 'text', textOrEmpty)
    // How far the present phase has come: bytes of the file, or rows.
    .addColumn('progress_done', 'integer', count)
    .addColumn('progress_total', 'integer', count)
    .addColumn('staged_items', 'integer', count)
    .addColumn('new_count', 'integer', count)
    .addColumn('changed_count', 'integer', count)
    .addColumn('unchanged_count', 'integer', count)
    .addColumn('rejected_count', 'integer', count)
    .addColumn('applied_count', 'integer', count)
    .addColumn('conflict_count', 'integer', count)
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('queued_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema
    .createIndex('imports_by_state')
    .on('imports')
    .columns(['state', 'queued_at', 'id'])
    .execute();

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
    .addColumn('product_id', 'integer')
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addColumn('result', 'text', textOrEmpty)
    .addColumn('note', 'text', textOrEmpty)
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'line'])
    .execute();
  await db.schema
    .createIndex('import_rows_by_sku')
    .on('import_rows')
    .columns(['import_id', 'sku_key', 'line'])
    .execute();
  await db.schema
    .createIndex('import_rows_by_outcome')
    .on('import_rows')
    .columns(['import_id', 'outcome', 'result', 'line'])
    .execute();
}
