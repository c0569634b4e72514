import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Log } from './log';
import { newRequestId, refusal, REFUSAL_POLICY } from './refusal';

const REASONS: Record<string, [status: number, sentence: string] | undefined> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of this request are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'That is more than this store takes at once.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};

/**
 * Answers what is no request that Node can read, and so never gets to the handlers: unknown methods, broken lines, more
 * headers than fit. Node would answer them without a word.
 */
export function refuseUnreadable(server: Server, log: Log): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response) => answers.set(socket, response));
  // Nothing here is worth asking beforehand whether it is welcome: it is answered as if it had not been asked.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket) => {
    // In the middle of an answer, or to somebody who has gone, nothing can be said.
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (isAnswering || !socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const [status, sentence] = REASONS[error.code ?? ''] ?? [400, 'The request cannot be read.'];
    const requestId = newRequestId();
    const { type, body } = refusal(pathIn(error.rawPacket), status, sentence, requestId);
    log('info', 'unreadable request', { requestId, status, code: error.code });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `X-Request-Id: ${requestId}`,
        'X-Content-Type-Options: nosniff',
        `Content-Security-Policy: ${REFUSAL_POLICY}`,
        'Cache-Control: no-store',
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}

/** What the first line of a request asks for; '' where the bytes are of its middle. */
function pathIn(packet: unknown): string {
  if (!Buffer.isBuffer(packet)) return '';
  return /^\S+ (\/[^\s?#]*)/.exec(packet.toString('latin1', 0, 512))?.[1] ?? '';
}
