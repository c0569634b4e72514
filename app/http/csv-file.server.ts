import { getStoreDay } from '../domain/base/shared/store-day.rules';

/** Sends a CSV file while its parts are read: however long it is, one part is in memory. */
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
  return createCsvResponse(body, name);
}

/** A CSV file as a download, named by what it holds and by the day in the store. */
export function createCsvResponse(body: ReadableStream<Uint8Array>, name: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${getStoreDay(new Date())}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
