import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GetLoadContextFunction } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';

import { createRemixHandler, toServerBuild } from './remix';
import { staticFiles } from './static-files';

/**
 * Opens Remix's server build: from disk in production, otherwise from a Vite server within this one, hot reload included,
 * so that two checkouts can run at once.
 */
export async function openServerBuild(server: Server, isProduction: boolean, hasFrench: boolean) {
  const vite = isProduction ? undefined : await startVite(server);
  const load = async (): Promise<ServerBuild> =>
    toServerBuild(
      await (vite?.ssrLoadModule('virtual:remix/server-build') ??
        import(pathToFileURL(path.resolve('build/server/index.js')).href)),
    );
  const build = await load();
  return {
    build,
    serveFiles: vite?.middlewares ?? staticFiles(),
    /** Returns the handler of pages. In development it loads the build again for each request. */
    createHandler(getLoadContext: GetLoadContextFunction): RequestHandler {
      if (vite === undefined) return createRemixHandler(build, getLoadContext, hasFrench);
      return (request, response, next) =>
        load().then(
          (fresh) => createRemixHandler(fresh, getLoadContext, hasFrench)(request, response, next),
          next,
        );
    },
  };
}

async function startVite(server: Server) {
  const vite = await import('vite');
  return vite.createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
}
