import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HOME, LISTING, PRODUCT, type BenchPage } from './pages';
import type { Target } from './requests';

/** What a visitor's browser loads for a page, before anything is clicked. */
export interface PageWeight {
  page: BenchPage;
  htmlBytes: number;
  /** The page as it is sent, compressed with brotli. */
  brotliBytes: number;
  /** All scripts, compressed with brotli. */
  scriptBytes: number;
  /** The page, its scripts, styles, fonts, icons and pictures. Those pictures apart that wait until they are near. */
  requests: number;
  fromElsewhere: string[];
}

export async function weighPages(store: Target): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const page of [HOME, LISTING, PRODUCT]) weights.push(await weigh(store, page));
  return weights;
}

async function weigh({ origin }: Target, page: BenchPage): Promise<PageWeight> {
  const url = origin + page.path;
  const html = await (await fetch(url)).text();
  const loaded = [...new Set(loadedBy(html))];
  const own = loaded.filter((one) => new URL(one, url).origin === origin);
  const styles = own.filter((one) => isKind(one, 'css'));
  const inStyles = await Promise.all(
    styles.map(async (one) => fontsOf(await (await fetch(new URL(one, url))).text())),
  );
  const requests = new Set([...own, ...inStyles.flat()]);
  const scripts = await Promise.all(
    own.filter((one) => isKind(one, 'js')).map((one) => brotliBytesOf(new URL(one, url))),
  );
  return {
    page,
    htmlBytes: Buffer.byteLength(html),
    brotliBytes: await brotliBytesOf(new URL(url)),
    scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0),
    requests: 1 + requests.size,
    fromElsewhere: loaded.filter((one) => !own.includes(one)),
  };
}

function loadedBy(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link|img|source|iframe)\b[^>]*>/g)].map(([tag]) => tag);
  const read = tags
    .filter((tag) => !/ loading="?lazy/.test(tag))
    .filter(
      (tag) => !tag.startsWith('<link') || /rel="(stylesheet|modulepreload|preload|icon|manifest)"/.test(tag),
    );
  const addresses = read.flatMap((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  // The scripts that a page begins with are imported by its last one.
  const imported = [...html.matchAll(/import(?:\s[^"';]*from)?\s*"(\/assets\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  return [...addresses, ...imported]
    .map((address) => address.replaceAll('&amp;', '&'))
    .filter((address) => !address.startsWith('data:'));
}

/** The fonts of a style sheet; a browser loads those whose letters stand on the page: at most these. */
function fontsOf(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, address = '']) => address);
}

function isKind(address: string, kind: string): boolean {
  return new RegExp(`\\.${kind}($|\\?)`).test(address);
}

/** The bytes that travel: `fetch` decodes what it reads, so that they are counted by the answer's length or its file. */
async function brotliBytesOf(url: URL): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const length = answer.headers.get('content-length');
  if (length !== null) return Number(length);
  const file = path.join('build/client', url.pathname);
  if (existsSync(file)) return readFileSync(file).length;
  throw new Error(`${url.pathname} does not say how long it is.`);
}
