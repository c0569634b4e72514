import type { TypedLine } from './quick-order-lines.rules';

/** A product as a line of a quick order shows it. */
export interface OrderProduct {
  id: number;
  slug: string;
  name: string;
  sku: string;
  unitPriceCents: number;
  stockQuantity: number;
  /** Sold to buyers with a licence alone. */
  isRestricted: boolean;
}

/** A product that a line may have meant. */
export interface LineChoice {
  product: OrderProduct;
  /** As the line is read when it means this product. */
  quantity: string;
}

export type LineStatus =
  'found' | 'out-of-stock' | 'licence-required' | 'bad-quantity' | 'ambiguous' | 'not-found';

/** A line that was looked up. Only those that are found can be put into the cart; the others say what they need. */
export interface CheckedLine {
  status: LineStatus;
  /** What the buyer wrote. */
  typed: TypedLine;
  /** What the line's two fields hold: as written, or as it was understood. */
  part: string;
  quantity: string;
  product: OrderProduct | undefined;
  /** The quantity cannot be ordered, whatever the part is. */
  hasBadQuantity: boolean;
  choices: LineChoice[];
  /** Which lines of the buyer were summed in this one, counted from 1. */
  numbers: number[];
  /** What the buyer should know, or do. */
  sentence: string | undefined;
  /** How many go into the cart: never more than there are. */
  orderable: number;
  totalCents: number;
}

export interface QuickOrderSum {
  found: number;
  open: number;
  units: number;
  totalCents: number;
}

export function isFound(line: CheckedLine): line is CheckedLine & { product: OrderProduct } {
  return line.status === 'found' && line.product !== undefined;
}

export function sumOf(lines: CheckedLine[]): QuickOrderSum {
  const found = lines.filter(isFound);
  return {
    found: found.length,
    open: lines.length - found.length,
    units: found.reduce((sum, line) => sum + line.orderable, 0),
    totalCents: found.reduce((sum, line) => sum + line.totalCents, 0),
  };
}

/** How alike two part numbers are, 0 to 1. Letters and digits that stand in the same order count most. */
export function likenessOf(wanted: string, key: string): number {
  const alike = 1 - distance(wanted, key) / Math.max(wanted.length, key.length);
  const runs = wanted.match(/[a-z]+|\d+/g) ?? [];
  let from = 0;
  const isWithin = runs.every((run) => {
    const at = key.indexOf(run, from);
    from = at + run.length;
    return at !== -1;
  });
  return isWithin ? (1 + alike) / 2 : alike;
}

/** How many characters must be put in, taken out or changed to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
