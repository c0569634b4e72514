import { existsSync, statSync } from 'node:fs';
import zlib from 'node:zlib';

import { fetchRaw, type Headers, type Target } from './load';

/** The level that rendered pages are compressed with. */
const QUALITY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A script that a page loads before anything is clicked. Others are only named, such as those of pages that links lead to. */
const LOADED_SCRIPT = /(?:<link rel="modulepreload" href=|import |from )"(\/assets\/[^"]+\.js)"/g;

/** Returns the compressed bytes of a page's HTML, and of the scripts that it loads before anything is clicked. */
export async function weighPage(store: Target, path: string, headers: Headers) {
  const { body } = await fetchRaw(store, path, headers);
  const sent = await fetchRaw(store, path, { ...headers, 'Accept-Encoding': 'br' });
  const scripts = new Set([...String(body).matchAll(LOADED_SCRIPT)].map(([, script = '']) => script));
  return {
    // Pages with `no-store` are sent uncompressed.
    html: (sent.encoding === 'br' ? sent.body : zlib.brotliCompressSync(body, QUALITY)).length,
    scripts: [...scripts].reduce((sum, script) => sum + sentBytes(`build/client${script}`), 0),
  };
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
