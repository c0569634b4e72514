import type { RunningServer } from './server-process';

export interface LinkedPage {
  path: string;
  body: string;
}

interface Bounds {
  /** Only pages whose path begins like this. */
  within?: string;
  cookie?: string;
}

/** Pages of one kind, such as products, that are opened at most. */
const OF_A_KIND = 4;
const QUERIES_OF_A_PATH = 2;
const AT_MOST = 150;

/**
 * Opens a page and all that its links lead to, a few of each kind. Links to other sites, files and redirects are
 * left out: only pages come back.
 */
export async function pagesReachedFrom(
  server: RunningServer,
  start: string,
  { within = '/', cookie = '' }: Bounds = {},
): Promise<LinkedPage[]> {
  const seen = new Set([start]);
  const counts = new Map<string, number>();
  const waiting = [start];
  const pages: LinkedPage[] = [];
  const isFull = (kind: string, most: number) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count >= most;
  };
  while (waiting.length > 0 && pages.length < AT_MOST) {
    const path = waiting.shift() ?? start;
    const { body, headers, status } = await server.ask(path, {
      headers: cookie === '' ? {} : { Cookie: cookie },
    });
    if (status !== 200 || !String(headers['content-type']).includes('text/html')) continue;
    pages.push({ path, body });
    for (const [, href = ''] of body.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `http://${server.host}${path}`);
      const address = url.pathname + url.search;
      if (url.host !== server.host || !url.pathname.startsWith(within) || seen.has(address)) continue;
      seen.add(address);
      // '/product/abc' is one of the kind '/product/'; a page right under the root or the back office is its own kind.
      const kind = /^\/admin\/[a-z-]+$/.test(url.pathname)
        ? url.pathname
        : url.pathname.replace(/\/\d+(?=\/|$)/g, '/#').replace(/(.+\/)[^/]+$/, '$1');
      const isSingle = kind === url.pathname;
      if (
        url.search !== ''
          ? isFull(`${url.pathname}?`, QUERIES_OF_A_PATH)
          : !isSingle && isFull(kind, OF_A_KIND)
      ) {
        continue;
      }
      waiting.push(address);
    }
  }
  return pages;
}
