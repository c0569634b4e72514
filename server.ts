import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

import { areaOf, buildOfArea, type Area } from './app/edge/areas';
import { checkBody, readBody, withReplayedBody } from './app/edge/body';
import { guard, isWrite } from './app/edge/guard';
import { createLog } from './app/edge/log';
import { refuse } from './app/edge/refusal';
import { securityHeaders } from './app/edge/security-headers';
import type { openStore } from './app/open-store.server';

const production = process.env['NODE_ENV'] === 'production';

async function start(): Promise<void> {
  const vite = production ? undefined : await startVite();
  const loadBuild = async (): Promise<ServerBuild> => {
    const loaded: unknown = await (vite === undefined
      ? import(pathToFileURL(path.resolve('build/server/index.js')).href)
      : vite.ssrLoadModule('virtual:remix/server-build'));
    if (!isServerBuild(loaded)) throw new Error('The build is broken. Run npm run build.');
    return loaded;
  };

  // The database is opened by the build, never here: this file would get a second copy of every module.
  const firstBuild = await loadBuild();
  const store = await storeOpener(firstBuild)();
  const { env } = store;
  const log = createLog(env.logLevel);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');

  // 1. Files.
  if (vite === undefined) {
    app.use(
      '/assets',
      express.static('build/client/assets', { immutable: true, maxAge: '1y', fallthrough: false }),
    );
    app.use(express.static('build/client', { maxAge: '1d', index: false }));
  } else {
    app.use(vite.middlewares);
  }

  // 2. A name for the request, its headers, its line in the log.
  app.use(securityHeaders(env.appUrl));
  app.use(logRequests(log));

  // 3. What no page of ours asks for.
  if (env.trustProxy === 0) app.use(withoutForwardedHeaders);
  app.use(guard({ appUrl: env.appUrl, host: env.host }));
  app.use(limitWrites(store.takeFromLimit));
  app.use(readBody, checkBody);

  // 4. Remix, one handler an area.
  const handlers = vite === undefined ? areaHandlers(firstBuild) : undefined;
  app.all('*', async (request, response, next) => {
    try {
      const current = handlers ?? areaHandlers(await loadBuild());
      const handler = request.path === '/__manifest' ? current.all : current[areaOf(request.path)];
      await handler(withReplayedBody(request), response, next);
    } catch (error) {
      next(error);
    }
  });

  function areaHandlers(build: ServerBuild): Record<Area | 'all', RequestHandler> {
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
    return {
      store: handlerOf(buildOfArea(build, 'store')),
      admin: handlerOf(buildOfArea(build, 'admin')),
      api: handlerOf(buildOfArea(build, 'api')),
      all: handlerOf(build),
    };
  }

  // 5. What went wrong on the way.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const notFound = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
    if (!notFound)
      log('error', 'request failed', { requestId: response.locals['requestId'], error: String(error) });
    if (response.headersSent) return response.end();
    if (notFound) return refuse(request, response, 404, 'There is nothing here.');
    refuse(request, response, 500, 'Something went wrong on our side. Try again in a moment.');
  });

  const server = app.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    store.announce(env.appUrl ?? `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`);
  });
  server.on('error', (error) => {
    process.stderr.write(`Cannot listen on ${env.host}:${env.port}: ${error.message}\n`);
    process.exit(1);
  });
  server.requestTimeout = 30_000;

  const stop = () => {
    server.close(() => void store.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function startVite() {
  const { createServer } = await import('vite');
  return createServer({ server: { middlewareMode: true }, appType: 'custom' });
}

function isServerBuild(loaded: unknown): loaded is ServerBuild {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'entry' in loaded &&
    'routes' in loaded &&
    'assets' in loaded
  );
}

function storeOpener(build: ServerBuild): typeof openStore {
  const entry: object = build.entry.module;
  if (!('openStore' in entry) || typeof entry.openStore !== 'function')
    throw new Error('The build opens no store.');
  const open = entry.openStore;
  return () => open();
}

function logRequests(log: ReturnType<typeof createLog>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.on('finish', () => {
      log('info', 'request', {
        requestId: response.locals['requestId'],
        method: request.method,
        // Confirmation links carry a secret: the log keeps their first part only.
        path: request.path.replace(/(\/confirmation\/).+/, '$1...'),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      });
    });
    next();
  };
}

function withoutForwardedHeaders(request: Request, _response: Response, next: NextFunction): void {
  for (const name of Object.keys(request.headers))
    if (name.startsWith('x-forwarded-')) delete request.headers[name];
  next();
}

function limitWrites(takeFromLimit: Awaited<ReturnType<typeof openStore>>['takeFromLimit']) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!isWrite(request)) return next();
    try {
      const retryAfter = await takeFromLimit(request.path, request.ip ?? randomUUID());
      if (retryAfter === undefined) return next();
      response.setHeader('Retry-After', String(retryAfter));
      refuse(request, response, 429, `That was a lot of requests. Try again in ${retryAfter} seconds.`);
    } catch (error) {
      next(error);
    }
  };
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
