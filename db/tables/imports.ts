import type { Generated, IsoText } from './column-types';

/**
 * 'mapping' waits for the columns to be confirmed, 'checked' for somebody to apply it. 'checking', 'applying' and
 * 'rolling-back' are worked on in the background.
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

/** 'all': every row or none. 'good': the rows that can be applied. */
export type ImportMode = 'all' | 'good';

/** A file that staff import, and the job that does it. */
export interface ImportsTable {
  id: Generated<number>;
  staff_id: number;
  /** Who asked for it, for the ledger and the audit log. */
  actor: string;
  request_id: string;
  file_name: string;
  size: number;
  encoding: string;
  delimiter: string;
  format: string;
  /** JSON: the first line of the file, and a few lines below it. */
  headings: string;
  sample: string;
  /** JSON: for every column the field that it fills, '' for none. */
  mapping: string;
  /** For new products whose category the store does not have. */
  fallback_category_id: number | null;
  state: ImportState;
  mode: ImportMode | null;
  /** Why it ended as it did, for whoever reads it. */
  message: Generated<string>;
  progress_done: Generated<number>;
  progress_total: Generated<number>;
  /** Rows of the file that are staged already: a check that was cut off goes on behind them. */
  staged_items: Generated<number>;
  /** Counted when a phase ends. */
  new_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  rejected_count: Generated<number>;
  applied_count: Generated<number>;
  conflict_count: Generated<number>;
  /** The process that works on it, as long as its lease runs. */
  worker: string | null;
  lease_until: IsoText | null;
  queued_at: IsoText | null;
  created_at: IsoText;
  finished_at: IsoText | null;
}

/** The file, in parts of a size that memory does not notice. Gone once it has been read. */
export interface ImportChunksTable {
  import_id: number;
  position: number;
  bytes: Uint8Array;
}

export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'rejected';
/** '' while nothing was done. 'conflict': the product was changed since the dry run, so the row was left. */
export type ImportResult = '' | 'applied' | 'conflict' | 'taken-back';

/** A product of the file, compared with the store's. */
export interface ImportRowsTable {
  import_id: number;
  line: number;
  sku: string;
  sku_key: string;
  outcome: ImportOutcome;
  /** JSON: [{ column, message }]. */
  problems: string;
  product_id: number | null;
  /** JSON: the fields that differ, as they are and as the file has them. */
  before: string;
  after: string;
  result: Generated<ImportResult>;
  note: Generated<string>;
}
