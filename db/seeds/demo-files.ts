import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** In the folder that the store is started in, like `build`. */
const FOLDER = 'db/seeds/demo';

const Rows = z.array(z.array(z.string()));

/** Returns a CSV file of the demo as it is. */
export function readDemoFile(name: string): Buffer {
  return readFileSync(path.join(FOLDER, `${name}.csv`));
}

/**
 * Returns the rows of a CSV file of the demo, by heading.
 *
 * @throws Error if the headings are others than these.
 */
export function readDemoRows<Heading extends string>(
  name: string,
  headings: readonly Heading[],
): Record<Heading, string>[] {
  const [first = [], ...rows] = Rows.parse(parse(readDemoFile(name)));
  if (first.join() !== headings.join()) throw new Error(`${name}.csv has other columns: ${first.join()}`);
  return rows.map((cells) => {
    const row = {} as Record<Heading, string>;
    for (const [index, heading] of headings.entries()) row[heading] = cells[index] ?? '';
    return row;
  });
}

/** Returns the lines of a cell that holds a list. */
export function listOf(cell: string): string[] {
  return cell.split('\n').filter((line) => line !== '');
}
