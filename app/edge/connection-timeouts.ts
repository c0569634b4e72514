import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** Node's limits for clients that are slow to send. */
export const REQUEST_TIMEOUTS: ServerOptions = {
  headersTimeout: 15_000,
  /** For the whole request. `readBody` refuses a slow body long before. */
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

const CHECK_INTERVAL_MS = 2_000;
const STALL_TIMEOUT_MS = 20_000;

/** Closes connections whose client stops reading: unread responses would stay in memory as long as the client likes. */
export function closeStalledConnections(server: Server): void {
  const open = new Map<Socket, { sentBytes: number; since: number }>();
  server.on('connection', (socket) => {
    open.set(socket, { sentBytes: 0, since: Date.now() });
    socket.once('close', () => open.delete(socket));
  });
  const check = () => {
    const now = Date.now();
    for (const [socket, seen] of open) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sentBytes !== seen.sentBytes)
        open.set(socket, { sentBytes, since: now });
      else if (now - seen.since > STALL_TIMEOUT_MS) socket.resetAndDestroy();
    }
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  server.once('close', () => clearInterval(timer));
}
