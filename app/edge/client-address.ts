import type { IncomingMessage } from 'node:http';

/**
 * Whom a request comes from: the address that the farthest of our own proxies was asked by. Each writes it behind those
 * that it was told, and those may be made up.
 *
 * @param proxies how many stand in front of the store.
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const before = told.map((address) => address.trim()).filter((address) => address !== '');
  const all = [...before, direct];
  return all[Math.max(0, all.length - 1 - proxies)] ?? direct;
}
