import { parseArgs } from 'node:util';

export type DatabaseKind = 'sqlite' | 'postgres';

/** What is measured, how long, and on which data. */
export interface Settings {
  /** Sizes of the catalogue, the smallest first; 0 is the demo as it is. */
  products: number[];
  databases: DatabaseKind[];
  /** URLs of databases that are measured as they are, the smallest first; none where the bench makes its own. */
  data: string[];
  /** Requests one after the other, for the times of a page. */
  requests: number;
  /** Seconds of each load. */
  seconds: number;
  /** Whether the data stay where they are. */
  keep: boolean;
}

export const USAGE =
  'npm run bench -- [--products 0,1000,100000] [--database sqlite|postgres|both] [--requests 200] [--seconds 3] [--keep] [--quick] [--data file:small.db,file:large.db]';

/** @throws Error with a sentence for whoever typed the options. */
export function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      database: { type: 'string', default: 'sqlite' },
      requests: { type: 'string' },
      seconds: { type: 'string' },
      keep: { type: 'boolean', default: false },
      data: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
    },
  });
  const usual = values.quick
    ? { products: '0', requests: '40', seconds: '1' }
    : { products: '0,1000,100000', requests: '200', seconds: '3' };
  const sizes = (values.products ?? usual.products).split(',');
  return {
    products: sizes.map((size) => whole('products', size, 0, 5_000_000)).sort((one, other) => one - other),
    databases: databasesOf(values.database),
    data: values.data.split(',').filter((url) => url !== ''),
    requests: whole('requests', values.requests ?? usual.requests, 20, 100_000),
    seconds: whole('seconds', values.seconds ?? usual.seconds, 1, 600),
    keep: values.keep,
  };
}

function databasesOf(text: string): DatabaseKind[] {
  if (text === 'both') return ['sqlite', 'postgres'];
  if (text === 'sqlite' || text === 'postgres') return [text];
  throw new Error('--database takes sqlite, postgres or both');
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} takes a whole number from ${least} to ${most}`);
  return value;
}
