import type { CrowdRow } from './crowd';
import type { CartAction } from './large-cart';
import type { PageRow } from './page-times';
import type { PageWeight } from './page-weight';
import type { Purchases } from './purchases';
import type { Load } from './requests';
import type { DatabaseKind } from './settings';
import type { SlowQuery } from './slow-queries';
import type { StartTimes } from './start-times';
import type { WorkersRow } from './two-workers';

/** What was measured on one database with one size of the catalogue. */
export interface SizeResults {
  database: DatabaseKind;
  /** How many products there were. */
  products: number;
  rows: PageRow[];
  slowQueries: SlowQuery[];
  /** The most memory that a process had, in bytes. Undefined where the system does not tell. */
  loadBytes: number | undefined;
  /** Of the smallest size alone: the others would tell the same. */
  smallest: SmallestResults | undefined;
}

export interface SmallestResults {
  crowd: CrowdRow[];
  emptyRemix: { load: Load; bareLoad: Load };
  purchases: Purchases;
  cart: CartAction[];
  weights: PageWeight[];
  workers: WorkersRow[];
  starts: StartTimes;
}
