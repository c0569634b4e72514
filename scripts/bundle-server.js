import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the edge, `server.ts`, into `build/server.js`. Remix's part of the build lies beside it.
 *
 * @param {string} folder of the tree.
 */
export async function bundleServer(folder) {
  await build({
    absWorkingDir: path.resolve(folder),
    entryPoints: ['server.ts'],
    outfile: 'build/server.js',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
  });
}
