import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TEXT = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
/** A smaller file is not worth the header that its encoding costs. */
const SMALLEST = 512;

const ENCODERS = {
  /** @param {Buffer} bytes */
  br: (bytes) =>
    zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  /** @param {Buffer} bytes */
  gzip: (bytes) => zlib.gzipSync(bytes, { level: 9 }),
};

/**
 * Writes every text file of a folder once more in each encoding, beside it in a folder of its own, so that the
 * server compresses none of them at run time and nobody can ask for the encoded file by a name.
 *
 * @param {string} folder
 * @param {string} encodedFolder
 */
export function encodeFiles(folder, encodedFolder) {
  rmSync(encodedFolder, { recursive: true, force: true });
  for (const [encoding, encode] of Object.entries(ENCODERS)) {
    mkdirSync(path.join(encodedFolder, encoding), { recursive: true });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (!TEXT.test(name) || name.startsWith('.vite') || !statSync(file).isFile()) continue;
      const bytes = readFileSync(file);
      const encoded = encode(bytes);
      if (bytes.length < SMALLEST || encoded.length >= bytes.length * 0.95) continue;
      const target = path.join(encodedFolder, encoding, name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, encoded);
    }
  }
}
