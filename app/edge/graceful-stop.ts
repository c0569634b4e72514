import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

import type { Log } from './log';

/** How long requests in hand may take until they are cut off. */
const FINISH_WITHIN_MS = 25_000;

export interface GracefulStop {
  isStopping(): boolean;
  /** Takes no new connections, finishes what is in hand and closes the rest. Asked again, it is the same end. */
  stop(): Promise<void>;
}

/**
 * Lets a server end without dropping a request. A connection that is kept alive may have a request on its way at the
 * very moment in which it is closed; so it is kept for as long as its client was promised, and the answer to whatever
 * comes on it says that it was the last.
 */
export function gracefulStop(server: Server, log: Log): GracefulStop {
  const unused = new Set<Socket>();
  const inHand = new Set<ServerResponse>();
  let ending: Promise<void> | undefined;

  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Before whoever answers.
  server.prependListener('request', (request, response) => {
    unused.delete(request.socket);
    if (ending !== undefined) response.setHeader('Connection', 'close');
    inHand.add(response);
    response.once('close', () => inHand.delete(response));
  });

  const end = () =>
    new Promise<void>((resolve) => {
      // Browsers open connections before they need them. Those that were used end by themselves.
      const waited = setTimeout(() => {
        for (const socket of unused) socket.destroy();
      }, server.keepAliveTimeout);
      const limit = setTimeout(() => {
        log.warn({ requests: inHand.size }, 'requests cut off');
        server.closeAllConnections();
      }, FINISH_WITHIN_MS);
      for (const response of inHand) if (!response.headersSent) response.setHeader('Connection', 'close');
      // Not the HTTP server's own: that would close the connections that are kept alive at once.
      Listener.prototype.close.call(server, () => {
        clearTimeout(waited);
        clearTimeout(limit);
        resolve();
      });
    });

  return {
    isStopping: () => ending !== undefined,
    stop: () => (ending ??= end()),
  };
}
