import { fileURLToPath } from 'node:url';

import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

import { clientChunks } from './scripts/client-chunks';
import remixConfig from './remix.config.js';

const ownModule = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  server: { fs: { allow: ['.'] } },
  // Parts of the forms' library that bring all of lodash for a few lines of work. Every page with a form is the
  // lighter for it.
  resolve: {
    alias: {
      'lodash.get': ownModule('./app/ui/form/value-at-path.ts'),
      '@remix-validated-form/with-zod': ownModule('./app/ui/form/with-zod.ts'),
    },
  },
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild === true ? {} : { rollupOptions: { output: { manualChunks: clientChunks() } } }),
  },
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
      'remix-toast',
      'zod',
    ],
  },
}));
