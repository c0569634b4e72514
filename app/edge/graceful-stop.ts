import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

import type { Log } from './log';

/** How long open requests may take before they are cut off. */
const FINISH_TIMEOUT_MS = 25_000;

/**
 * Stops a server without dropping a request. A client may be sending a request on an idle connection at the moment it is
 * closed. So idle connections stay open for the promised keep-alive time, and responses carry `Connection: close`.
 */
export function gracefulStop(server: Server, log: Log) {
  const unused = new Set<Socket>();
  const openResponses = new Set<ServerResponse>();
  let ending: Promise<void> | undefined;

  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Runs before the handlers.
  server.prependListener('request', (request, response) => {
    unused.delete(request.socket);
    if (ending !== undefined) response.setHeader('Connection', 'close');
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });

  const end = () =>
    new Promise<void>((resolve) => {
      // Browsers open connections before they need them. Used connections time out by themselves.
      const idleTimer = setTimeout(() => {
        for (const socket of unused) socket.destroy();
      }, server.keepAliveTimeout);
      const finishTimer = setTimeout(() => {
        log.warn({ requests: openResponses.size }, 'requests cut off');
        server.closeAllConnections();
      }, FINISH_TIMEOUT_MS);
      for (const response of openResponses)
        if (!response.headersSent) response.setHeader('Connection', 'close');
      // http.Server.close would close idle connections immediately; net.Server.close doesn't.
      Listener.prototype.close.call(server, () => {
        clearTimeout(idleTimer);
        clearTimeout(finishTimer);
        resolve();
      });
    });

  return {
    isStopping: () => ending !== undefined,
    stop: () => (ending ??= end()),
  };
}

/** Stops and exits at the first signal to end the process. */
export function stopOnSignals(stop: () => Promise<void>) {
  const stopAndExit = () => void stop().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopAndExit);
  // The primary replaces its workers at SIGHUP, which a terminal sends to all processes.
  process.on('SIGHUP', () => cluster.isWorker || stopAndExit());
}
