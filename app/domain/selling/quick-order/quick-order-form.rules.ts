import { readList } from './list-text.rules';
import { MAX_LINES, type TypedLine } from './quick-order-lines.rules';
import { isFound, type CheckedLine } from './quick-order.rules';

/** Initial number of rows, and how many are added at a time. */
export const ROWS = 10;

export interface OrderRow {
  part: string;
  quantity: string;
  /** Whether the page showed it as found, so it may go into the cart. */
  isFound?: boolean;
  /** Whether `part` is a full typed line whose quantity is overridden by `quantity`. */
  isWholeLine?: boolean;
}

/** The quick order form: rows and a pasted list. */
export interface QuickOrderEntry {
  rows: OrderRow[];
  text: string;
}

export const EMPTY_ENTRY: QuickOrderEntry = {
  rows: Array.from({ length: ROWS }, () => ({ part: '', quantity: '' })),
  text: '',
};

/** Form fields by name. An uploaded file's text is appended to the list. */
type FormTexts = ReadonlyMap<string, string>;

/**
 * Reads rows and list from a posted form. A chosen product replaces what was typed in its row. An unresolved line
 * keeps its original text until its part number is corrected, because a fragment of it might match a product by
 * itself.
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
    else
      rows.push(
        findChoice(form.get(`choice-${index}`) ?? '', quantity) ?? findOpenLine(form, index, row) ?? row,
      );
  }
  const text = [form.get('text') ?? '', fileText].filter((part) => part.trim() !== '').join('\n');
  return { rows, text };
}

function findChoice(choice: string, quantity: string): OrderRow | undefined {
  const [, count = '', sku] = /^([^|]*)\|(.+)$/.exec(choice) ?? [];
  return sku === undefined ? undefined : { part: sku, quantity: count === '' ? quantity : count };
}

function findOpenLine(form: FormTexts, index: string, { part, quantity }: OrderRow): OrderRow | undefined {
  const line = form.get(`line-${index}`);
  const shown = readRow(form.get(`shown-${index}`) ?? '');
  if (line === undefined || part !== shown.part) return undefined;
  const written = readRow(line);
  if (quantity === shown.quantity) return written;
  const isWholeLine = written.isWholeLine === true || written.quantity === '';
  return { part: written.part, quantity: quantity === '' ? '1' : quantity, isWholeLine };
}

/** Returns the hidden fields of a checked line. Only found lines are marked as found. */
export function getHiddenFields(line: CheckedLine, index: number): Record<string, string> {
  if (isFound(line)) return { [`found-${index}`]: line.part };
  if (line.product !== undefined) return { [`part-${index}`]: line.part };
  const { part, quantity } = line;
  return { [`line-${index}`]: writeRow(toRow(line)), [`shown-${index}`]: writeRow({ part, quantity }) };
}

/** Returns the row that reproduces a checked line: its product, or the original text. */
function toRow({ product, part, quantity, typed }: CheckedLine): OrderRow {
  return product === undefined
    ? { part: typed.text, quantity: typed.quantity ?? '', isWholeLine: typed.isWholeLine === true }
    : { part, quantity };
}

/** Formats a row as one text, quantity first. A leading space marks a corrected full line. */
function writeRow({ part, quantity, isWholeLine = false }: OrderRow): string {
  return `${isWholeLine ? ' ' : ''}${quantity}|${part}`;
}

function readRow(text: string): OrderRow {
  const [, mark = '', quantity = '', part = ''] = /^( ?)([^|]*)\|([^]*)$/.exec(text) ?? ['', '', '', text];
  const row = { part: part.trim(), quantity: quantity.trim() };
  return mark === '' ? row : { ...row, isWholeLine: true };
}

/** Formats a choice: the product, and its quantity if it differs from the row's. */
export function formatChoice(sku: string, quantity: string): string {
  return `${quantity}|${sku}`;
}

/** Lists the lines of an entry, rows first, without empty ones. */
export function listLines({ rows, text }: QuickOrderEntry): TypedLine[] {
  const typed = rows
    .filter(({ part, quantity }) => part !== '' || quantity !== '')
    .map(({ part, quantity, isWholeLine = false }) => ({
      text: part,
      quantity: quantity === '' ? undefined : quantity,
      isWholeLine,
    }));
  return [...typed, ...readList(text)];
}

/** Returns why the lines can't be checked; undefined if they can. */
export function findLinesProblem(lines: TypedLine[]): string | undefined {
  if (lines.length === 0) return 'Enter at least one part number.';
  if (lines.length <= MAX_LINES) return undefined;
  const over = lines.length - MAX_LINES;
  return `Your list has ${lines.length} lines. The limit is ${MAX_LINES}: remove ${over} and order ${
    over === 1 ? 'it' : 'them'
  } separately.`;
}

/** Adds empty rows up to the line limit. */
export function addRows({ rows, text }: QuickOrderEntry): QuickOrderEntry {
  const count = Math.min(MAX_LINES, rows.length + ROWS);
  const more = Array.from({ length: Math.max(0, count - rows.length) }, () => ({ part: '', quantity: '' }));
  return { rows: [...rows, ...more], text };
}

/** URLs longer than this fail in some browsers and proxies. */
const MAX_URL_LENGTH = 4000;

/** Formats checked lines for the URL; undefined if they don't fit. */
export function toLinesParam(checked: CheckedLine[]): string[] | undefined {
  const lines = checked.map((line) => writeRow(toRow(line)));
  const length = lines.reduce((sum, line) => sum + encodeURIComponent(line).length + '&line='.length, 0);
  return length > MAX_URL_LENGTH ? undefined : lines;
}

/** Parses the rows from a URL made by `toLinesParam`. */
export function toEntry(lines: readonly string[]): QuickOrderEntry {
  return { rows: lines.slice(0, MAX_LINES).map((line) => readRow(line.slice(0, 400))), text: '' };
}
