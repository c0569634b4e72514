import type { IncomingMessage } from 'node:http';

/** Tells by a Cookie header who sees what everyone sees. */
export interface Guests {
  /** Whether it is known by now that the header is of no account and no staff, for good. */
  isKnown(cookie: string): boolean;
  /** Whether it is, asked of the database where that is not known. */
  ask(cookie: string): Promise<boolean>;
}

/** The choice of the cookie bar is the one cookie that a visitor without a session has. */
const CHOICE = /^keyway_cookies=[\w%+/=-]{1,200}$/;
/** Calls that are open to everyone. Not the stock of a product, which staff may read. */
const OF_API = /^\/api\/(categories|products(\/[^/]+(\/price)?)?)$/;

/** Whether the answers at this path may be kept at all. */
export function mayBeKept(path: string): boolean {
  return areaOf(path) === 'store' || OF_API.test(path);
}

/**
 * What the answer to a read depends on; undefined for those who may see something of their own.
 *
 * A page shows the cart and names of its session. What the API says of products depends on the session's account alone,
 * so that all who are known to have none are told the same; only that they may not share it differs.
 */
export function pageKey(request: IncomingMessage, guests: Guests): string | undefined {
  const { authorization, cookie, host = '', 'x-forwarded-proto': protocol = '' } = request.headers;
  if (authorization !== undefined) return undefined;
  const url = request.url ?? '';
  let who = '';
  if (cookie !== undefined) {
    if (url.startsWith('/api/')) {
      if (!guests.isKnown(cookie)) return undefined;
      who = 'guest';
    } else {
      if (!CHOICE.test(cookie)) return undefined;
      who = cookie;
    }
  }
  // No header and no address holds the end of a line.
  return `${String(protocol)}\n${host}\n${url}\n${who}`;
}

function areaOf(path: string): 'store' | 'admin' | 'api' {
  if (/^\/admin(\/|\.data$|$)/.test(path)) return 'admin';
  return /^\/(api|pictures)(\/|$)/.test(path) ? 'api' : 'store';
}
