import { spawnSync } from 'node:child_process';

import { bundleServer } from './bundle-server.js';
import { compressAssets } from './compress-assets.js';

/** `npm run build`. `npm start` shows the lines that begin with a step's number. */
console.log('[1/3] Bundling pages and styles');
// First, because it empties the folder.
const remix = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (remix.status !== 0) process.exit(remix.status ?? 1);

console.log('[2/3] Bundling the server');
await bundleServer('.');

console.log('[3/3] Compressing files');
compressAssets('build/client');
