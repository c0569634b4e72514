import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long the other side may take, in milliseconds: a person waits for less, and a connection that is held open for
 * nothing is closed within half a minute.
 */
export const WAITS: ServerOptions = {
  headersTimeout: 15_000,
  /** For the whole request. A body that comes too slowly is refused long before (`readBody`). */
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

const LOOK_EVERY_MS = 2_000;
/** How long nothing of an answer may be taken off the server's hands. */
const READ_WITHIN_MS = 20_000;

/** Hangs up on those who ask and then do not read: their answers would be held in memory for as long as they like. */
export function hangUpOnWhoDoesNotRead(server: Server): void {
  const open = new Map<Socket, { taken: number; since: number }>();
  server.on('connection', (socket) => {
    open.set(socket, { taken: 0, since: Date.now() });
    socket.once('close', () => open.delete(socket));
  });
  const look = () => {
    const now = Date.now();
    for (const [socket, seen] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== seen.taken) open.set(socket, { taken, since: now });
      else if (now - seen.since > READ_WITHIN_MS) socket.resetAndDestroy();
    }
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  server.once('close', () => clearInterval(looking));
}
