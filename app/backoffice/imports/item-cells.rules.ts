import { isFieldKey, type FieldTexts } from './import-fields.rules';
import type { Target } from './import-formats.rules';
import type { RowProblem } from './import-rows.rules';

/** A line of the file. */
export interface FileRecord {
  /** Its first line in the file; the headings are line 1. */
  line: number;
  cells: readonly string[];
}

/** A picture that the file links to. */
export interface PictureLink {
  url: string;
  alt: string;
}

/** A product of the file, with texts from its line and related lines. */
export interface ImportItem {
  line: number;
  texts: FieldTexts;
  /** Why the line can't be a product. */
  problem?: string;
  /** What the SKU was derived from, if the file has none. */
  skuSource?: string;
  /** The file says that it is in stock, but not how many. */
  isStockUnknown?: boolean;
  /** What the file says that was read as something else. */
  notices?: RowProblem[];
  pictures?: PictureLink[];
}

/** A line's cells by what they fill. */
export type Cells = Partial<Record<Target, string>>;

export interface Line {
  line: number;
  cells: Cells;
}

/** Reads a format's lines, of which later ones may belong to earlier ones. */
export interface LineReader {
  read: (line: number, cells: Cells) => ImportItem[];
  /** Returns the products of the last lines. */
  end: () => ImportItem[];
}

/** Reads lines that each are a product. */
export function readEachLine(read: (line: number, cells: Cells) => ImportItem[]): LineReader {
  return { read, end: () => [] };
}

export function readOwnFields(cells: Cells): FieldTexts {
  const texts: FieldTexts = {};
  for (const [key, value] of Object.entries(cells)) if (isFieldKey(key)) texts[key] = value;
  return texts;
}

export function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

export function findFirstFilled(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => !isEmpty(text)) ?? texts.find((text) => text !== undefined);
}

/** Returns 'Locks' for 'Hardware > Locks'. */
export function getLastPathSegment(text: string): string {
  return text.split('>').at(-1)?.trim() ?? '';
}

/** Returns the first of comma-separated values, in which commas are escaped by a backslash. */
export function getFirstOfList(text: string): string {
  const [first = ''] = text.split(/(?<!\\),/);
  return first.replaceAll('\\,', ',').trim();
}

const WEB_ADDRESS = /^(?:https?:)?\/\/\S/i;

/** Parses web addresses apart by commas, bars, or lines; undefined for anything else, such as a path on this store. */
export function parsePictureLinks(text: string): PictureLink[] | undefined {
  const parts = text.split(/\s*(?:[|\n]|,(?=\s*(?:https?:)?\/\/))\s*/i).map((part) => part.trim());
  const urls = parts.filter((part) => part !== '');
  if (urls.length === 0 || !urls.every((url) => WEB_ADDRESS.test(url))) return undefined;
  return [...new Set(urls)].map((url) => ({ url: url.replace(/^\/\//, 'https://'), alt: '' }));
}

/** Returns the links of another store. What isn't a web address fails when it is downloaded, with the reason. */
export function listForeignLinks(text: string | undefined): PictureLink[] {
  if (text === undefined || isEmpty(text)) return [];
  return parsePictureLinks(text) ?? [{ url: text.trim(), alt: '' }];
}

/** Reads another store's quantity: a negative one is the number of backordered units. */
export function readForeignStock(texts: FieldTexts): RowProblem[] {
  const { stock } = texts;
  if (stock === undefined || !/^\s*-\d+(?:\.0+)?\s*$/.test(stock)) return [];
  texts.stock = '0';
  return [{ column: 'Stock quantity', message: `The file’s quantity of ${stock.trim()} is imported as 0` }];
}
