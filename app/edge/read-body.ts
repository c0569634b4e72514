import type { Request, Response } from 'express';

/** The body, or why it was refused. */
export type ReadBody = { bytes: Buffer } | 'too large' | 'too slow' | 'packed' | 'cut short' | 'no room';

/** Bodies up to this size don't count against the memory for large ones. */
const SMALL_BODY_BYTES = 100 * 1024;
/** Memory for all larger bodies of a process together: two product lists, or about thirty scans. */
const MAX_LARGE_BODIES_BYTES = 160 * 1024 * 1024;
/** Bytes that must arrive in each interval. A scan from a phone may take minutes, a form may not. */
const MIN_RATE = { bytes: 200 * 1024, milliseconds: 20_000 };
/**
 * How long an early response waits for the rest of the body: until nothing has arrived for `quietMs`, and at most
 * `maxMs`. Together with MIN_RATE this stays below the 30 seconds after which a slow connection is closed.
 */
const LINGERING = { quietMs: 1_000, maxMs: 7_000 };

let largeBytesHeld = 0;

/**
 * Reads a body, chunked or not. A body over the limit is refused by its Content-Length, or else at the first byte too
 * many, without waiting for the rest.
 *
 * @param limit in bytes.
 */
export function readBody(request: Request, response: Response, limit: number): Promise<ReadBody> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = request.headers;
  if (encoding.toLowerCase() !== 'identity') return Promise.resolve('packed');
  if (Number(length ?? 0) > limit) return Promise.resolve('too large');
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let read = 0;
    let room = 0;
    let readBefore = 0;
    const pace = setInterval(() => {
      if (read - readBefore < MIN_RATE.bytes) end('too slow');
      readBefore = read;
    }, MIN_RATE.milliseconds);
    const end = (outcome: ReadBody) => {
      clearInterval(pace);
      request.off('data', take).off('end', finish).off('close', abort).off('error', abort);
      request.pause();
      // Frees the memory of a refused body at once, and doesn't hold a complete one twice.
      parts.length = 0;
      if (typeof outcome === 'string') release();
      resolve(outcome);
    };
    const release = () => {
      largeBytesHeld -= room;
      room = 0;
    };
    const take = (part: Buffer) => {
      read += part.length;
      if (read > limit) return end('too large');
      if (read > SMALL_BODY_BYTES) {
        const more = read - room;
        if (largeBytesHeld + more > MAX_LARGE_BODIES_BYTES) return end('no room');
        if (room === 0) response.once('close', release);
        largeBytesHeld += more;
        room = read;
      }
      parts.push(part);
    };
    const finish = () => end({ bytes: Buffer.concat(parts) });
    const abort = () => end('cut short');
    request.on('data', take).on('end', finish).on('close', abort).on('error', abort);
  });
}

/**
 * Sends a response while the body is still arriving. Closing at once would reset the connection of a client that is still
 * sending, and lose the response; so the rest is read and discarded for a moment.
 */
export function answerEarly(request: Request, response: Response): void {
  response.setHeader('Connection', 'close');
  if (request.complete) return;
  const end = response.end.bind(response);
  Object.assign(response, {
    end(body: unknown): Response {
      // The response has a Content-Length, so the client knows that it is complete.
      if (body !== undefined) response.write(body);
      const close = () => {
        clearTimeout(quiet);
        clearTimeout(maximum);
        request.off('data', keepWaiting).off('end', close).off('close', close).resume();
        Object.assign(response, { end });
        end();
      };
      const quiet = setTimeout(close, LINGERING.quietMs);
      const maximum = setTimeout(close, LINGERING.maxMs);
      const keepWaiting = () => void quiet.refresh();
      request.on('data', keepWaiting).once('end', close).once('close', close).resume();
      return response;
    },
  });
}
