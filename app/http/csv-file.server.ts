import { CSV_START, formatCsvLine } from '../domain/base/shared/csv-writing.rules';
import { getStoreDay } from '../domain/base/shared/store-day.rules';

/** Streams a CSV file as a download, named by its content and the store's day. One part is in memory at a time. */
export function streamCsvFile(parts: AsyncGenerator<string>, name: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next();
      if (done === true) return stream.close();
      stream.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${getStoreDay(new Date())}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

interface CsvTable<Item> {
  /** The file's name, without the day. */
  name: string;
  columns: readonly (readonly [heading: string, cellOf: (item: Item) => string | number])[];
  batches: AsyncIterable<Item[]>;
}

/** Streams items as a CSV file, one row each. */
export function createCsvDownload<Item>(table: CsvTable<Item>): Response {
  return streamCsvFile(writeRows(table), table.name);
}

async function* writeRows<Item>({ columns, batches }: CsvTable<Item>): AsyncGenerator<string> {
  yield CSV_START + formatCsvLine(columns.map(([heading]) => heading));
  for await (const items of batches)
    yield items.map((item) => formatCsvLine(columns.map(([, cellOf]) => cellOf(item)))).join('');
}
