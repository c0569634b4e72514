import type { IsoText } from './column-types';

/** Which process does a piece of work that one at a time does. */
export interface LeasesTable {
  work: string;
  /** Names the process. */
  holder: string;
  /** Whoever comes after this moment may take it over. */
  held_until: IsoText;
}
