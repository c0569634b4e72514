import { readList } from './list-text.rules';
import { MAX_LINES, type TypedLine } from './quick-order-lines.rules';
import { getLocale } from '~/i18n/language';
import { plural, t } from '~/i18n/text';

/** Initial number of rows, and how many are added at a time. */
export const ROWS = 6;

/** Maximum number of rows. Longer lists are pasted or uploaded. */
export const MAX_ROWS = 200;

export interface OrderRow {
  part: string;
  quantity: string;
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

/** Reads rows and list from a posted form. */
export function readEntry(form: FormTexts, fileText = ''): QuickOrderEntry {
  const rows: OrderRow[] = [];
  for (const [name, value] of form) {
    const index = /^part-(\d+)$/.exec(name)?.[1];
    if (index === undefined || rows.length >= MAX_ROWS) continue;
    rows.push({ part: value.trim(), quantity: form.get(`quantity-${index}`)?.trim() ?? '' });
  }
  return { rows, text: joinTexts(form, fileText) };
}

/** Joins the pasted and the uploaded list. */
export function joinTexts(form: FormTexts, fileText = ''): string {
  return [form.get('text') ?? '', fileText].filter((part) => part.trim() !== '').join('\n');
}

/** Lists the lines of an entry, rows first, without empty ones. */
export function listLines({ rows, text }: QuickOrderEntry): TypedLine[] {
  const typed = rows
    .filter(({ part, quantity }) => part !== '' || quantity !== '')
    .map(({ part, quantity }) => ({ text: part, quantity: quantity === '' ? undefined : quantity }));
  return [...typed, ...readList(text)];
}

/** Returns why the lines can't be checked; undefined if they can. */
export function findLinesProblem(count: number, most = MAX_LINES): string | undefined {
  if (count === 0) return t`Enter at least one part number.`;
  if (count <= most) return undefined;
  const lines = count.toLocaleString(getLocale());
  const limit = most.toLocaleString(getLocale());
  const advice = plural(count - most, {
    one: 'remove # and order it separately.',
    other: 'remove # and order them separately.',
  });
  return t`Your list has ${lines} lines. The limit is ${limit}: ${advice}`;
}

/** Adds empty rows up to the limit. */
export function addRows({ rows, text }: QuickOrderEntry): QuickOrderEntry {
  const count = Math.min(MAX_ROWS, rows.length + ROWS);
  const more = Array.from({ length: Math.max(0, count - rows.length) }, () => ({ part: '', quantity: '' }));
  return { rows: [...rows, ...more], text };
}
