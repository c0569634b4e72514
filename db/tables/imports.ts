import type { Generated, IsoText } from './column-types';

/**
 * 'mapping' waits for staff to confirm the columns, 'checked' to apply the import. 'checking', 'applying', and
 * 'rolling-back' run in the background.
 */
export type ImportState =
  | 'mapping'
  | 'checking'
  | 'checked'
  | 'applying'
  | 'rolling-back'
  | 'done'
  | 'rolled-back'
  | 'unreadable'
  | 'cancelled';

/** 'all': every row or none. 'good': the rows without errors. */
export type ImportMode = 'all' | 'good';

/** A product import: its file and its job. */
export interface ImportsTable {
  id: Generated<number>;
  staff_id: number;
  /** Who started it, for the ledger and the audit log. */
  actor: string;
  request_id: string;
  file_name: string;
  size: number;
  encoding: string;
  delimiter: string;
  format: string;
  /** JSON: the header row, and a few rows below it. */
  headings: string;
  sample: string;
  /** JSON: the field that each column fills, '' for none. */
  mapping: string;
  /** For new products with an unknown category. */
  fallback_category_id: number | null;
  /** Whether categories that the store lacks are created. */
  creates_categories: Generated<0 | 1>;
  /** For products that are in stock without a quantity; null leaves their stock as it is. */
  assumed_stock: number | null;
  state: ImportState;
  mode: ImportMode | null;
  /** Explains the result to staff. */
  message: Generated<string>;
  progress_done: Generated<number>;
  progress_total: Generated<number>;
  /** Rows staged so far, from which an interrupted check resumes. */
  staged_items: Generated<number>;
  /** Set when a phase ends. */
  new_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  rejected_count: Generated<number>;
  applied_count: Generated<number>;
  conflict_count: Generated<number>;
  /** Rows with a derived SKU, and rows that are in stock without a quantity. */
  derived_count: Generated<number>;
  unknown_stock_count: Generated<number>;
  /** The process that works on it while its lease lasts. */
  worker: string | null;
  lease_until: IsoText | null;
  queued_at: IsoText | null;
  created_at: IsoText;
  finished_at: IsoText | null;
}

/** The file in small chunks, to bound memory. Deleted when the import ends. */
export interface ImportChunksTable {
  import_id: number;
  position: number;
  bytes: Uint8Array;
}

export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'rejected';
/** '' before the row is applied. 'conflict': the product changed after the dry run, so the row was skipped. */
export type ImportResult = '' | 'applied' | 'conflict' | 'taken-back';

/** A row of the file, compared with the store's product. */
export interface ImportRowsTable {
  import_id: number;
  line: number;
  sku: string;
  sku_key: string;
  outcome: ImportOutcome;
  /** JSON: [{ column, message }]. */
  problems: string;
  /** JSON, like `problems`: what was read as something else. */
  notices: Generated<string>;
  product_id: number | null;
  /** JSON: the differing fields, in the store and in the file. */
  before: string;
  after: string;
  result: Generated<ImportResult>;
  note: Generated<string>;
}

/** A category that the file names and the store lacks. */
export interface ImportCategoriesTable {
  import_id: number;
  /** Names from the top down: 'Locks > Deadbolts'. */
  path: string;
  row_count: Generated<number>;
  /** Set when the import creates it. */
  category_id: number | null;
}

/**
 * 'staged' until the import is applied, then 'waiting' to be downloaded. 'skipped': its row wasn't applied.
 */
export type ImportPictureState = 'staged' | 'waiting' | 'done' | 'failed' | 'skipped';

/** A picture that a row of the file links to. */
export interface ImportPicturesTable {
  import_id: number;
  line: number;
  position: number;
  url: string;
  alt: Generated<string>;
  state: ImportPictureState;
  attempts: Generated<number>;
  /** When it is downloaded next; null for at once. */
  due_at: IsoText | null;
  /** Why the last attempt failed. */
  reason: Generated<string>;
}
