import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TEXT = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 1024;

const ENCODERS = {
  /** @param {Buffer} bytes */
  br: (bytes) =>
    zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  /** @param {Buffer} bytes */
  gz: (bytes) => zlib.gzipSync(bytes, { level: 9 }),
};

/**
 * Writes a Brotli and a gzip copy next to every text file of a folder, so that the server compresses no file at run time.
 *
 * @param {string} folder
 */
export function compressAssets(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!TEXT.test(name) || name.startsWith('.vite') || statSync(file).size < MIN_BYTES) continue;
    const bytes = readFileSync(file);
    for (const [extension, encode] of Object.entries(ENCODERS))
      writeFileSync(`${file}.${extension}`, encode(bytes));
  }
}
