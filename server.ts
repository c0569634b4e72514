import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

import { apiAnswers } from './app/edge/api-answers';
import { areaOf, buildOfArea, type Area } from './app/edge/areas';
import { bodyReader, checkBody, withReplayedBody } from './app/edge/body';
import { redirectToCanonicalAddress } from './app/edge/canonical-address';
import { compressPages } from './app/edge/compress-pages';
import { allowedOrigins, cors } from './app/edge/cors';
import { checkHost, guard } from './app/edge/guard';
import { createLog } from './app/edge/log';
import { pageCache } from './app/edge/page-cache';
import { preparedFiles } from './app/edge/prepared-files';
import { refuse } from './app/edge/refusal';
import { asServerBuild, storeOpenerOf } from './app/edge/remix-build';
import { limitRequests } from './app/edge/request-limits';
import { logRequests } from './app/edge/request-log';
import { RoutesByPath } from './app/edge/routes-by-path';
import { securityHeaders } from './app/edge/security-headers';
import { refuseUnreadable } from './app/edge/unreadable-requests';
import type { Store } from './app/open-store.server';

const production = process.env['NODE_ENV'] === 'production';

async function start(): Promise<void> {
  const app = express();
  // Node would answer a request without a host before anybody can say why.
  const server = createServer({ requireHostHeader: false }, app);
  const vite = production ? undefined : await startVite(server);
  const loadBuild = async (): Promise<ServerBuild> =>
    asServerBuild(
      await (vite === undefined
        ? import(pathToFileURL(path.resolve('build/server/index.js')).href)
        : vite.ssrLoadModule('virtual:remix/server-build')),
    );

  // The database is opened by the build, never here: this file would get a second copy of every module.
  const firstBuild = await loadBuild();
  const store = await storeOpenerOf<Store>(firstBuild)();
  const { env } = store;
  const log = createLog(env.logLevel);

  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');

  // 1. A name for the request, its headers, its line in the log.
  app.use(securityHeaders(env.appUrl));

  // 2. Files.
  if (vite === undefined) {
    const kept = { immutable: true, maxAge: '1y', fallthrough: false };
    app.use('/assets', preparedFiles('assets', kept));
    app.use(preparedFiles('', { maxAge: '1d', index: false }));
  } else {
    app.use(vite.middlewares);
  }
  app.use(logRequests(log));

  // 3. What no page of ours asks for.
  const isAllowedOrigin = allowedOrigins(env.apiCorsOrigins);
  app.use(apiAnswers);
  app.use(checkHost({ appUrl: env.appUrl, host: env.host }));
  app.use(cors(env.apiCorsOrigins, isAllowedOrigin));
  app.use(guard(isAllowedOrigin));
  app.use(limitRequests(store.takeFromLimit));
  app.use(redirectToCanonicalAddress);
  app.use(bodyReader(store.mayImport), checkBody);

  // 4. Remix, with the routes that the path can reach.
  app.use(compressPages);
  if (production) app.use(pageCache(store.readCatalogueVersion));
  const handlers = vite === undefined ? areaHandlers(firstBuild) : undefined;
  app.all('*', async (request, response, next) => {
    try {
      const current = handlers ?? areaHandlers(await loadBuild());
      const handler =
        request.path === '/__manifest' ? current.all : current[areaOf(request.path)].for(request.path);
      await handler(withReplayedBody(request), response, next);
    } catch (error) {
      next(error);
    }
  });

  function areaHandlers(build: ServerBuild) {
    const handlerOf = (routes: ServerBuild): RequestHandler =>
      createRequestHandler({
        build: routes,
        getLoadContext: (request, response) => ({
          ...store.shared,
          isDataRequest: request.path.endsWith('.data'),
          requestId: String(response.locals['requestId']),
          nonce: String(response.locals['nonce']),
        }),
      });
    const handlersOf = (area: Area) => new RoutesByPath(buildOfArea(build, area), handlerOf);
    return {
      store: handlersOf('store'),
      admin: handlersOf('admin'),
      api: handlersOf('api'),
      all: handlerOf(build),
    };
  }

  // 5. What went wrong on the way.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
    if (response.headersSent) return response.end();
    if (status === 416) return refuse(request, response, 416, 'The file has no such part.');
    // Files that are not there, and names that lead out of their folder.
    if (status >= 400 && status < 500) return refuse(request, response, 404, 'There is nothing here.');
    log('error', 'request failed', { requestId: response.locals['requestId'], error: String(error) });
    refuse(request, response, 500, 'Something went wrong on our side. Try again in a moment.');
  });

  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    store.announce(env.appUrl ?? `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`);
  });
  refuseUnreadable(server, log);
  server.requestTimeout = 30_000;
  server.on('error', (error) => {
    process.stderr.write(`Cannot listen on ${env.host}:${env.port}: ${error.message}\n`);
    process.exit(1);
  });

  const stop = () => {
    server.close(() => void store.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Vite in this server's own port, hot reload too, so that two checkouts can be worked on at once. */
async function startVite(server: Server) {
  const vite = await import('vite');
  return vite.createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
