import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles `server.ts` and what it imports from app/ into `build/server.js`. Packages are loaded from node_modules.
 *
 * @param {string} folder the root of the repository, or of a copy.
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
  });
}
