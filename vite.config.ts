import { fileURLToPath } from 'node:url';

import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import { clientChunks } from './scripts/client-chunks';
import { texts } from './scripts/texts';
import remixConfig from './remix.config.js';

const getZustandBuild = (file: string) =>
  fileURLToPath(new URL(`node_modules/zustand/esm/${file}.js`, import.meta.url));

/**
 * What forms import, smaller. Zustand's .mjs files keep their development warnings in a build. React has had
 * `useSyncExternalStore` since version 18, which needs no shim.
 */
const smallerPackages = [
  { find: /^zustand$/, replacement: getZustandBuild('index') },
  { find: /^zustand\/vanilla$/, replacement: getZustandBuild('vanilla') },
  {
    find: 'use-sync-external-store/shim/with-selector.js',
    replacement: 'use-sync-external-store/with-selector.js',
  },
  {
    find: 'lodash.get',
    replacement: fileURLToPath(new URL('app/ui/form/get-path.ts', import.meta.url)),
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [texts(), remix(remixConfig), tsconfigPaths()],
  ...(isSsrBuild === true ? {} : { resolve: { alias: smallerPackages } }),
  server: { fs: { allow: ['.'] } },
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild === true ? {} : { rollupOptions: { output: { manualChunks: clientChunks() } } }),
  },
  // A dependency that Vite discovers late reloads the page while it hydrates.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      '@remix-run/node',
      'remix-validated-form',
      '@remix-validated-form/with-zod',
      'remix-toast',
      'zod',
      'csv-parse/sync',
      'kysely',
      'lru-cache',
      'markdown-it',
      'otpauth',
      'uqr',
    ],
  },
}));
