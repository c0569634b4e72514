import { MAX_LINES, readList, type TypedLine } from './quick-order-lines.rules';

/** The rows that the page starts with, and by how many it grows. */
export const ROWS = 10;

export interface OrderRow {
  part: string;
  quantity: string;
}

/** What the form of the page holds: rows to type into, and a list to paste. */
export interface QuickOrderEntry {
  rows: OrderRow[];
  text: string;
}

export const EMPTY_ENTRY: QuickOrderEntry = {
  rows: Array.from({ length: ROWS }, () => ({ part: '', quantity: '' })),
  text: '',
};

/** Fields of the form by name. A file is none of them: its text is added to the list. */
export type FormTexts = ReadonlyMap<string, string>;

/** The rows and the list of a posted form. A choice that was made for a row stands in place of what was typed there. */
export function readEntry(form: FormTexts, fileText = ''): QuickOrderEntry {
  const rows: OrderRow[] = [];
  for (const [name, part] of form) {
    const index = /^part-(\d+)$/.exec(name)?.[1];
    if (index === undefined) continue;
    const quantity = form.get(`quantity-${index}`) ?? '';
    rows.push(chosen(form.get(`choice-${index}`) ?? '') ?? { part: part.trim(), quantity: quantity.trim() });

    function chosen(choice: string): OrderRow | undefined {
      const [, count, sku] = /^([^|]*)\|(.+)$/.exec(choice) ?? [];
      return sku === undefined
        ? undefined
        : { part: sku, quantity: count === '' ? quantity.trim() : (count ?? '') };
    }
  }
  const text = [form.get('text') ?? '', fileText].filter((part) => part.trim() !== '').join('\n');
  return { rows, text };
}

/** The value of a choice: the product, and the quantity where it differs from the one in the row's field. */
export function choiceValue(sku: string, quantity: string): string {
  return `${quantity}|${sku}`;
}

/** The lines of an entry, rows first. Empty rows are no lines. */
export function linesOf({ rows, text }: QuickOrderEntry): TypedLine[] {
  const typed = rows
    .filter(({ part, quantity }) => part !== '' || quantity !== '')
    .map(({ part, quantity }) => ({ text: part, quantity: quantity === '' ? undefined : quantity }));
  return [...typed, ...readList(text)];
}

/** Why these lines cannot be looked up, if they cannot. */
export function linesProblem(lines: TypedLine[]): string | undefined {
  if (lines.length === 0) return 'Enter at least one part number.';
  if (lines.length <= MAX_LINES) return undefined;
  const over = lines.length - MAX_LINES;
  return `That is ${lines.length} lines. One order takes ${MAX_LINES}: take out ${over}, and order ${
    over === 1 ? 'it' : 'them'
  } afterwards. Everything is still in the form.`;
}

/** The entry with more empty rows, as long as they can be used. */
export function withMoreRows({ rows, text }: QuickOrderEntry): QuickOrderEntry {
  const count = Math.min(MAX_LINES, rows.length + ROWS);
  const more = Array.from({ length: Math.max(0, count - rows.length) }, () => ({ part: '', quantity: '' }));
  return { rows: [...rows, ...more], text };
}

/** No address is longer than this where it has to pass through browsers and proxies. */
const LONGEST_ADDRESS = 4000;

/** Lines as an address keeps them, each with its quantity ahead; undefined where they are too many for one. */
export function linesForAddress(rows: OrderRow[]): string[] | undefined {
  const lines = rows.map(({ part, quantity }) => `${quantity}|${part}`);
  const length = lines.reduce((sum, line) => sum + encodeURIComponent(line).length + '&line='.length, 0);
  return length > LONGEST_ADDRESS ? undefined : lines;
}

/** The rows of an address that `linesForAddress` made. */
export function entryOfAddress(lines: readonly string[]): QuickOrderEntry {
  const rows = lines.slice(0, MAX_LINES).map((line): OrderRow => {
    const [, quantity = '', part = ''] = /^([^|]*)\|(.*)$/.exec(line.slice(0, 400)) ?? ['', '', line];
    return { part: part.trim(), quantity: quantity.trim() };
  });
  return { rows, text: '' };
}
