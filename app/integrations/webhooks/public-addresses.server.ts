import dns from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves a name, as `dns.lookup` does; a test puts its own in the place of it. */
export type ResolveName = (
  name: string,
  // Where there is an error, Node leaves the addresses out.
  answer: (error: NodeJS.ErrnoException | null, addresses?: dns.LookupAddress[]) => void,
) => void;

/** Something would be sent to an address that is not of the public internet. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`);
  }
}

/**
 * Whether an address is one of the public internet: not this machine, not a private or shared network, no group of
 * machines, and no other address in disguise, such as ::ffff:127.0.0.1.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/** The address that a URL names by itself; undefined where it has a name. `new URL` has read odd spellings already. */
export function findIpAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return net.isIP(host) === 0 ? undefined : host;
}

export const resolveName: ResolveName = (name, answer) => dns.lookup(name, { all: true }, answer);

/**
 * A lookup for a connection: what it resolves is what is connected to, so a name that is given another address after
 * it was checked gains nothing. One address that is not public refuses them all.
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

/** Whether a URL leads to the public internet. A name that nothing is known of passes: it is asked again when connecting. */
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
