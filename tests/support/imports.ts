import type { Db } from '../../db/schema';
import { workOnImports } from '../../app/backoffice/imports/import-jobs.server';
import type { ImportWorker } from '../../app/backoffice/imports/import-batches.server';
import type { ExportKindName } from '../../app/backoffice/imports/export-kinds.rules';
import { findImport, type ImportDetail } from '../../app/backoffice/imports/imports.queries.server';
import { applyImport, checkImport, startImport } from '../../app/backoffice/imports/imports.server';
import { streamExportParts } from '../../app/backoffice/imports/product-export.queries.server';

export const IMPORTER = { name: 'staff:admin', staffId: 1, requestId: 'test' };

export const WORKER: ImportWorker = { name: 'this process', isStopping: () => false };

export async function exported(db: Db, kind: ExportKindName): Promise<string> {
  let text = '';
  for await (const part of streamExportParts(db, kind, { q: '', category: '', status: '' })) text += part;
  return text;
}

export async function upload(db: Db, file: string | Uint8Array, name = 'list.csv'): Promise<number> {
  const bytes = typeof file === 'string' ? Buffer.from(file, 'utf8') : file;
  return startImport(db, { name, bytes }, IMPORTER);
}

export async function importOf(db: Db, id: number): Promise<ImportDetail> {
  const job = await findImport(db, id);
  if (job === undefined) throw new Error('The import is gone.');
  return job;
}

/** Uploads a file, takes its columns as they were recognised, and has the dry run made. */
export async function dryRun(
  db: Db,
  file: string | Uint8Array,
  choice: { fallbackCategoryId?: number; createsCategories?: boolean; assumedStock?: number } = {},
): Promise<number> {
  const id = await upload(db, file);
  const { format, mapping } = await importOf(db, id);
  await checkImport(db, id, { format, mapping, fallbackCategoryId: null, ...choice });
  await workOnImports(db, WORKER);
  return id;
}

export async function applied(db: Db, id: number, mode: 'all' | 'good'): Promise<ImportDetail> {
  await applyImport(db, id, mode, IMPORTER);
  await workOnImports(db, WORKER);
  return importOf(db, id);
}
