import dns from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** `dns.lookup`, or its replacement in tests. */
export type ResolveName = (
  name: string,
  // Undefined if there is an error.
  answer: (error: NodeJS.ErrnoException | null, addresses?: dns.LookupAddress[]) => void,
) => void;

/** The address isn't on the public internet. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} isn’t a public internet address`);
  }
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an address is public: not loopback, private, shared, multicast, or mapped like ::ffff:127.0.0.1. Of
 * IPv6, only 2000::/3 is assigned to the internet.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST));
}

/** Returns a URL's IP address, or undefined for a name. `new URL` normalizes unusual spellings. */
export function findIpAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return net.isIP(host) === 0 ? undefined : host;
}

export const resolveName: ResolveName = (name, answer) => dns.lookup(name, { all: true }, answer);

/**
 * Creates a lookup that connections use directly, so a name can't change its address after the check (DNS rebinding).
 * It fails if any address isn't public.
 */
export function createPublicLookup(resolve: ResolveName): net.LookupFunction {
  return (name, options, answer) =>
    resolve(name, (error, addresses = []) => {
      const [first] = addresses;
      if (error !== null) return answer(error, '');
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return answer(new PrivateAddressError(name), '');
      if (options.all === true) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
}

/** Returns whether a URL is public. Unresolvable names pass, because they are resolved again when connecting. */
export async function resolvesToPublicAddress(
  url: URL,
  resolve: ResolveName = resolveName,
): Promise<boolean> {
  const address = findIpAddress(url);
  if (address !== undefined) return isPublicAddress(address);
  return new Promise((settle) =>
    resolve(url.hostname, (error, addresses = []) =>
      settle(error !== null || addresses.every((one) => isPublicAddress(one.address))),
    ),
  );
}
