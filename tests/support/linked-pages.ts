import { removeLanguage } from '../../app/i18n/language-path';
import { times } from './hard-tests';
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

/** Upper bound on pages of one kind, such as products. */
const MAX_OF_A_KIND = times(2, 4);
const MAX_QUERIES_OF_A_PATH = times(1, 2);
const MAX_PAGES = 150;

/** Returns a page and all pages that its links lead to, a few of each kind. Other sites and files are left out. */
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
  while (waiting.length > 0 && pages.length < MAX_PAGES) {
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
      const place = removeLanguage(url.pathname);
      const kind = /^\/admin\/[a-z-]+$/.test(place)
        ? place
        : place.replace(/\/\d+(?=\/|$)/g, '/#').replace(/(.+\/)[^/]+$/, '$1');
      const isSingle = kind === place;
      if (
        url.search !== ''
          ? isFull(`${url.pathname}?`, MAX_QUERIES_OF_A_PATH)
          : !isSingle && isFull(kind, MAX_OF_A_KIND)
      ) {
        continue;
      }
      waiting.push(address);
    }
  }
  return pages;
}
