import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Log } from './log';
import { newRequestId, refusal, REFUSAL_POLICY } from './refusal';
import { REFUSALS, type RefusalText } from './refusal-texts';

const REASONS: Record<string, [status: number, text: RefusalText] | undefined> = {
  HPE_HEADER_OVERFLOW: [431, REFUSALS.headersTooLong],
  ERR_CONNECT: [405, REFUSALS.wrongMethod],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, REFUSALS.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, REFUSALS.timedOut],
};

/** How long the client has to read the response. */
const CLOSE_DELAY_MS = 1_000;

/**
 * Answers requests that Node can't parse and never passes to the handlers: unknown methods, malformed lines, too many
 * headers. Node's own answer has no body.
 *
 * @param common the headers that every response carries.
 */
export function refuseUnreadable(server: Server, log: Log, common: readonly [string, string][]): void {
  const last = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  server.on('request', (request, response) => last.set(request.socket, { request, response }));
  // Ignores other values of Expect.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // CONNECT is for proxies. Node would close the connection without an answer.
  server.on('connect', (_request, socket) => {
    server.emit('clientError', Object.assign(new Error('CONNECT'), { code: 'ERR_CONNECT' }), socket);
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    // Closes the connection if the client doesn't.
    setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
    if (isAnswered(last.get(socket))) return socket.end();
    const [status, text] = REASONS[error.code ?? ''] ?? [400, REFUSALS.malformed];
    const requestId = newRequestId();
    const asked = firstLineOf(error.rawPacket);
    const { type, body } = refusal(asked.path, status, text, requestId);
    log.info({ requestId, status, code: error.code }, 'unreadable request');
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `X-Request-Id: ${requestId}`,
        ...common.map(([name, value]) => `${name}: ${value}`),
        `Content-Security-Policy: ${REFUSAL_POLICY}`,
        'Cache-Control: no-store',
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        asked.method === 'HEAD' ? '' : body,
      ].join('\r\n'),
    );
  });
}

/** Tells whether the malformed bytes belong to a request that has been answered, at least in part. */
function isAnswered(exchange: { request: IncomingMessage; response: ServerResponse } | undefined): boolean {
  if (exchange === undefined || !exchange.response.headersSent) return false;
  return !exchange.request.complete || !exchange.response.writableFinished;
}

/** Returns method and path of a request's first line; '' if the bytes aren't its beginning. */
function firstLineOf(packet: unknown): { method: string; path: string } {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 512) : '';
  const [, method = '', path = ''] = /^(\S*) (?:https?:\/\/[^\s/]*)?(\/[^\s?#]*)/i.exec(start) ?? [];
  return { method, path };
}
