import { fileURLToPath } from 'node:url';

import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  server: { fs: { allow: ['.'] } },
  // The forms' library brings 24 KB of lodash to read one field of an error by its path.
  resolve: { alias: { 'lodash.get': fileURLToPath(new URL('./app/ui/form/value-at-path.ts', import.meta.url)) } },
  build: { assetsInlineLimit: 0 },
  // A dependency that Vite meets late is optimised late, and that reloads the page in the middle of work.
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
    ],
  },
});
