/** What is given to `response.write` and `response.end`, for those who stand between. */

/** @throws TypeError for what Node would not write either. */
export function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8');
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new TypeError('A response is written as text or bytes.');
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}

type Callback = () => void;

export function callbackIn(values: unknown[]): Callback | undefined {
  return values.find((value): value is Callback => typeof value === 'function');
}
