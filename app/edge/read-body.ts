import type { Request, Response } from 'express';

/** What was sent, or why it is not taken: with its status and, where it has not arrived in whole, unread. */
export type ReadBody = { bytes: Buffer } | 'too large' | 'too slow' | 'packed' | 'cut short' | 'no room';

/** Up to here a body is an ordinary form, for which there is always room. */
const ORDINARY_BYTES = 100 * 1024;
/** What all larger bodies together may take of a process's memory: two lists of products, or some thirty scans. */
const LARGE_BODIES_BYTES = 160 * 1024 * 1024;
/** So much has to arrive in each such time, or the end: a scan from a phone may take minutes, an ordinary form may not. */
const PACE = { bytes: 200 * 1024, milliseconds: 20_000 };
/**
 * How long an answer that came early waits for what is still being sent: until nothing has come for a moment, and no
 * longer than this at all. A telephone sends a large file for longer than a second; with the time of the pace it stays below
 * half a minute, in which a slow connection is closed.
 */
const LINGERING = { quietMs: 1_000, mostMs: 7_000 };

let largeBytesInHand = 0;

/**
 * Reads a body, chunked or not. More than the limit is known by its length before any of it is read, or else by the
 * first byte too many: the rest is not waited for.
 *
 * @param limit the most bytes.
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
      if (read - readBefore < PACE.bytes) end('too slow');
      readBefore = read;
    }, PACE.milliseconds);
    const end = (outcome: ReadBody) => {
      clearInterval(pace);
      request.off('data', take).off('end', finish).off('close', breakOff).off('error', breakOff);
      request.pause();
      // A refused body takes no room while its client is waited for, and a whole one not twice as much.
      parts.length = 0;
      if (typeof outcome === 'string') giveBack();
      resolve(outcome);
    };
    const giveBack = () => {
      largeBytesInHand -= room;
      room = 0;
    };
    const take = (part: Buffer) => {
      read += part.length;
      if (read > limit) return end('too large');
      if (read > ORDINARY_BYTES) {
        const more = read - room;
        if (largeBytesInHand + more > LARGE_BODIES_BYTES) return end('no room');
        if (room === 0) response.once('close', giveBack);
        largeBytesInHand += more;
        room = read;
      }
      parts.push(part);
    };
    const finish = () => end({ bytes: Buffer.concat(parts) });
    const breakOff = () => end('cut short');
    request.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
  });
}

/**
 * Lets an answer be sent while the body is still on its way. Closed at once, the connection would be reset under a client
 * that is still sending, and the answer be lost; so what comes is read and thrown away for a moment.
 */
export function answerBeforeTheEnd(request: Request, response: Response): void {
  response.setHeader('Connection', 'close');
  if (request.complete) return;
  const end = response.end.bind(response);
  Object.assign(response, {
    end(body: unknown): Response {
      // The answer names its length, so that it is whole with this.
      if (body !== undefined) response.write(body);
      const hangUp = () => {
        clearTimeout(quiet);
        clearTimeout(longest);
        request.off('data', waitOn).off('end', hangUp).off('close', hangUp).resume();
        Object.assign(response, { end });
        end();
      };
      const quiet = setTimeout(hangUp, LINGERING.quietMs);
      const longest = setTimeout(hangUp, LINGERING.mostMs);
      const waitOn = () => void quiet.refresh();
      request.on('data', waitOn).once('end', hangUp).once('close', hangUp).resume();
      return response;
    },
  });
}
