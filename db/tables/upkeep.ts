import type { IsoText } from './column-types';

/** A lease on background work that only one process does at a time. */
export interface LeasesTable {
  work: string;
  /** The process that holds it. */
  holder: string;
  /** When another process may take it over. */
  held_until: IsoText;
}
