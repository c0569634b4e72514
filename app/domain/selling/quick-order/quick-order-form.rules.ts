import { MAX_LINES, readList, type TypedLine } from './quick-order-lines.rules';
import { isFound, type CheckedLine } from './quick-order.rules';

/** The rows that the page starts with, and by how many it grows. */
export const ROWS = 10;

export interface OrderRow {
  part: string;
  quantity: string;
  /** The page showed it as found: it may go into the cart. */
  isFound?: boolean;
  /** The part is a whole line, in which the quantity stands in place of what it says. */
  isWholeLine?: boolean;
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

/**
 * The rows and the list of a posted form. A choice that was made for a row stands in place of what was typed there, and
 * a line that was left open is what the buyer once wrote until its part number is corrected: a part of it, read for
 * itself, may look like one product.
 */
export function readEntry(form: FormTexts, fileText = ''): QuickOrderEntry {
  const rows: OrderRow[] = [];
  for (const [name, value] of form) {
    const [, kind, index] = /^(part|found)-(\d+)$/.exec(name) ?? [];
    if (index === undefined) continue;
    const part = value.trim();
    const quantity = form.get(`quantity-${index}`)?.trim() ?? '';
    const row = { part, quantity };
    if (kind === 'found') rows.push({ part, quantity: quantity === '' ? '1' : quantity, isFound: true });
    else rows.push(chosen(form.get(`choice-${index}`) ?? '', quantity) ?? leftOpen(form, index, row) ?? row);
  }
  const text = [form.get('text') ?? '', fileText].filter((part) => part.trim() !== '').join('\n');
  return { rows, text };
}

function chosen(choice: string, quantity: string): OrderRow | undefined {
  const [, count = '', sku] = /^([^|]*)\|(.+)$/.exec(choice) ?? [];
  return sku === undefined ? undefined : { part: sku, quantity: count === '' ? quantity : count };
}

function leftOpen(form: FormTexts, index: string, { part, quantity }: OrderRow): OrderRow | undefined {
  const line = form.get(`line-${index}`);
  const shown = readRow(form.get(`shown-${index}`) ?? '');
  if (line === undefined || part !== shown.part) return undefined;
  const written = readRow(line);
  if (quantity === shown.quantity) return written;
  const isWholeLine = written.isWholeLine === true || written.quantity === '';
  return { part: written.part, quantity: quantity === '' ? '1' : quantity, isWholeLine };
}

/** The hidden fields with which a checked line comes back. What is found, and nothing else, is marked as found. */
export function hiddenFieldsOf(line: CheckedLine, index: number): Record<string, string> {
  if (isFound(line)) return { [`found-${index}`]: line.part };
  if (line.product !== undefined) return { [`part-${index}`]: line.part };
  const { part, quantity } = line;
  return { [`line-${index}`]: writeRow(rowOf(line)), [`shown-${index}`]: writeRow({ part, quantity }) };
}

/** The row from which a checked line is read again: its product, or what the buyer wrote. */
function rowOf({ product, part, quantity, typed }: CheckedLine): OrderRow {
  return product === undefined
    ? { part: typed.text, quantity: typed.quantity ?? '', isWholeLine: typed.isWholeLine === true }
    : { part, quantity };
}

/** A row as one text, its quantity ahead. A space, which no quantity begins with, says that it corrects a whole line. */
function writeRow({ part, quantity, isWholeLine = false }: OrderRow): string {
  return `${isWholeLine ? ' ' : ''}${quantity}|${part}`;
}

function readRow(text: string): OrderRow {
  const [, mark = '', quantity = '', part = ''] = /^( ?)([^|]*)\|([^]*)$/.exec(text) ?? ['', '', '', text];
  const row = { part: part.trim(), quantity: quantity.trim() };
  return mark === '' ? row : { ...row, isWholeLine: true };
}

/** The value of a choice: the product, and the quantity where it differs from the one in the row's field. */
export function choiceValue(sku: string, quantity: string): string {
  return `${quantity}|${sku}`;
}

/** The lines of an entry, rows first. Empty rows are no lines. */
export function linesOf({ rows, text }: QuickOrderEntry): TypedLine[] {
  const typed = rows
    .filter(({ part, quantity }) => part !== '' || quantity !== '')
    .map(({ part, quantity, isWholeLine = false }) => ({
      text: part,
      quantity: quantity === '' ? undefined : quantity,
      isWholeLine,
    }));
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

/** Checked lines as an address keeps them, each with its quantity ahead; undefined where they are too many for one. */
export function linesForAddress(checked: CheckedLine[]): string[] | undefined {
  const lines = checked.map((line) => writeRow(rowOf(line)));
  const length = lines.reduce((sum, line) => sum + encodeURIComponent(line).length + '&line='.length, 0);
  return length > LONGEST_ADDRESS ? undefined : lines;
}

/** The rows of an address that `linesForAddress` made. */
export function entryOfAddress(lines: readonly string[]): QuickOrderEntry {
  return { rows: lines.slice(0, MAX_LINES).map((line) => readRow(line.slice(0, 400))), text: '' };
}
