import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that are loaded as they are: of native code, or needed by few stores and late. */
const NOT_BUNDLED = [
  'better-sqlite3',
  'sharp',
  'nodemailer',
  'pg-native',
  'square',
  'stripe',
  '@paypal/paypal-server-sdk',
  // Of what stands in for Node's own fetch, which nothing does here.
  'undici',
  // Encodings other than UTF-8, which no form of ours has.
  'iconv-lite',
  // Of development alone: what is built is for production.
  'vite',
];

/**
 * Bundles the edge, `server.ts`, into `build/server.js` and Remix's part of the build into `build/remix.js`. What both
 * use, packages too, is in `build/chunks` once: hundreds of small files would take longer to open than to run.
 *
 * @param {string} folder of the tree.
 */
export async function bundleServer(folder) {
  const absWorkingDir = path.resolve(folder);
  rmSync(path.join(absWorkingDir, 'build/chunks'), { recursive: true, force: true });
  await build({
    absWorkingDir,
    entryPoints: { server: 'server.ts', remix: 'build/server/index.js' },
    outdir: 'build',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    external: NOT_BUNDLED,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packages that are no modules ask for Node's own parts by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    // Vite leaves imports of packages behind of which nothing is used.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  for (const part of ['build', 'build/chunks']) {
    const files = readdirSync(path.join(absWorkingDir, part)).filter((name) => name.endsWith('.js'));
    for (const name of files) keepToAscii(path.join(absWorkingDir, part, name));
  }
}

/**
 * Writes letters beyond ASCII as escapes, which mean the same in texts, patterns and comments: a single one of them makes
 * V8 hold a file of five megabytes with two bytes a letter. One behind a backslash is left as it is.
 *
 * @param {string} file
 */
function keepToAscii(file) {
  const code = readFileSync(file, 'utf8');
  const escaped = code.replaceAll(
    /(?<!\\)[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (escaped !== code) writeFileSync(file, escaped);
}
