import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Returns the client's address as seen by the outermost of our own proxies. Each proxy appends the address it saw to
 * those it was sent, which a client can forge.
 *
 * @param proxies the number of proxies in front of the store.
 */
export function getClientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const before = told.map((address) => removePort(address.trim())).filter((address) => address !== '');
  const all = [...before, direct];
  return all[Math.max(0, all.length - 1 - proxies)] ?? direct;
}

/** Some proxies add the port: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function removePort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Returns the network of an address without the part that tells one client from another: /24, or /48 for IPv6. */
export function truncateAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString();
}

/**
 * Returns the key that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, which is what a
 * provider assigns to one customer.
 */
export function countedAddress(request: IncomingMessage, proxies: number): string {
  const address = getClientAddress(request, proxies);
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
