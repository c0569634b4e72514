import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

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

/**
 * By what requests are counted: an address of IPv4, or the network of one of IPv6. A provider gives every customer 2^64
 * addresses of IPv6, so that one of them is nobody's name.
 */
export function countedAddress(request: IncomingMessage, proxies: number): string {
  const address = clientAddress(request, proxies);
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
