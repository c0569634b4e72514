import { spawnSync } from 'node:child_process';

import { bundleServer } from './bundle-server.js';
import { encodeFiles } from './encode-files.js';

/** Builds the store: Remix first, because it empties the folder, then the server and the compressed files beside it. */
const remix = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (remix.status !== 0) process.exit(remix.status ?? 1);

await bundleServer('.');

encodeFiles('build/client', 'build/encoded');
