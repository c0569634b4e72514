import { parseCsvCell } from '../../domain/base/shared/csv-writing.rules';
import type { ImportFormat, Target } from './import-formats.rules';
import {
  readEachLine,
  readOwnFields,
  type Cells,
  type FileRecord,
  type ImportItem,
  type LineReader,
} from './item-cells.rules';
import { createShopifyReader } from './shopify-items.rules';
import { createSquareReader } from './square-items.rules';
import { createWooReader } from './woo-items.rules';

/** Converts lines to products one by one, remembering what later lines need. */
export interface ItemReader {
  read: (record: FileRecord) => ImportItem[];
  /** Returns the products of the last lines. */
  end: () => ImportItem[];
}

export interface ItemReaderOptions {
  format: ImportFormat;
  mapping: readonly (Target | '')[];
  /** Such as '2026-11-24', for sales that have ended. */
  today: string;
  /** Keys of SKUs that several products of the file would get, if SKUs are derived. */
  sharedSkus?: ReadonlySet<string>;
}

/** Creates a reader for a file's format. */
export function createItemReader({ mapping, ...options }: ItemReaderOptions): ItemReader {
  const reader = getReader(options);
  return {
    read({ line, cells }) {
      if (cells.every((cell) => cell.trim() === '')) return [];
      const named: Cells = {};
      for (const [index, target] of mapping.entries()) {
        if (target !== '') named[target] = parseCsvCell(cells[index] ?? '');
      }
      return reader.read(line, named);
    },
    end: reader.end,
  };
}

function getReader({
  format,
  today,
  sharedSkus = new Set(),
}: Omit<ItemReaderOptions, 'mapping'>): LineReader {
  if (format === 'shopify') return createShopifyReader(sharedSkus);
  if (format === 'woocommerce') return createWooReader(today);
  if (format === 'square') return createSquareReader(sharedSkus);
  return readEachLine((line, cells) => [{ line, texts: readOwnFields(cells) }]);
}
