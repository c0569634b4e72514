import { CSV_START, formatCsvLine } from '../domain/base/shared/csv-writing.rules';
import { createCsvResponse } from './csv-file.server';

interface CsvFile<Item> {
  /** The file's name, to which the day is added. */
  name: string;
  columns: readonly (readonly [heading: string, cellOf: (item: Item) => string | number])[];
  batches: AsyncGenerator<Item[]>;
}

/** A CSV file that is sent while it is read. */
export function createCsvDownload<Item>({ name, columns, batches }: CsvFile<Item>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(encoder.encode(CSV_START + formatCsvLine(columns.map(([heading]) => heading))));
    },
    pull: async (stream) => {
      const { done, value: items } = await batches.next();
      if (done === true) return stream.close();
      const lines = items.map((item) => formatCsvLine(columns.map(([, cellOf]) => cellOf(item))));
      stream.enqueue(encoder.encode(lines.join('')));
    },
    cancel: async () => void (await batches.return(undefined)),
  });
  return createCsvResponse(body, name);
}
