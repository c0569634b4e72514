import { existsSync, statSync } from 'node:fs';
import zlib from 'node:zlib';

import { fetchRaw, type Headers, type Target } from './load';

/** Brotli at the level that pages are sent with. */
const QUALITY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Returns the compressed bytes of a page's HTML, and of the scripts that it loads before anything is clicked. */
export async function weighPage(store: Target, path: string, headers: Headers) {
  const { body } = await fetchRaw(store, path, headers);
  const scripts = new Set(String(body).match(/\/assets\/[\w.$-]+\.js/g));
  return {
    html: zlib.brotliCompressSync(body, QUALITY).length,
    scripts: [...scripts].reduce((sum, script) => sum + sentBytes(`build/client${script}`), 0),
  };
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
