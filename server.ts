import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

import { apiAnswers } from './app/edge/api-answers';
import { areaOf, buildOfArea, type Area } from './app/edge/areas';
import { bodyReader, checkBody, withReplayedBody } from './app/edge/body';
import { redirectToCanonicalAddress } from './app/edge/canonical-address';
import { compressPages } from './app/edge/compress-pages';
import { allowedOrigins, cors } from './app/edge/cors';
import { gracefulStop } from './app/edge/graceful-stop';
import { checkHost, guard } from './app/edge/guard';
import { health } from './app/edge/health';
import { httpsOnly } from './app/edge/https-only';
import { KeptPages } from './app/edge/kept-pages';
import { createLog, type Log } from './app/edge/log';
import { metricsPage } from './app/edge/metrics-page';
import { pageCache } from './app/edge/page-cache';
import { preparedFiles } from './app/edge/prepared-files';
import { processFigures } from './app/edge/process-figures';
import { QuickAnswers } from './app/edge/quick-answers';
import { refuse } from './app/edge/refusal';
import { asServerBuild, storeOpenerOf } from './app/edge/remix-build';
import { limitRequests } from './app/edge/request-limits';
import { logRequests, logWhenAnswered } from './app/edge/request-log';
import { routePatterns } from './app/edge/route-patterns';
import { RoutesByPath } from './app/edge/routes-by-path';
import { commonHeaders, isBehindHttps, securityHeaders } from './app/edge/security-headers';
import { hangUpOnWhoDoesNotRead, WAITS } from './app/edge/slow-connections';
import { storeFigures } from './app/edge/store-figures';
import { answerUnavailable } from './app/edge/unavailable';
import { refuseUnreadable } from './app/edge/unreadable-requests';
import { workerOf } from './app/edge/worker';
import { runWorkers } from './app/edge/workers';
import { readEnv, type Env } from './app/env.server';
import type { OpenStore, Store } from './app/open-store.server';

const production = process.env['NODE_ENV'] === 'production';

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  if (production && env.webConcurrency > 1 && cluster.isPrimary) {
    // Not what was started: that may be a script which builds first.
    cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) });
    await runWorkers(env.webConcurrency, log);
  } else {
    await serve(env, log);
  }
}

async function serve(env: Env, log: Log): Promise<void> {
  const app = express();
  // Node would answer a request without a host before anybody can say why.
  const server = createServer({ requireHostHeader: false, ...WAITS });
  const vite = production ? undefined : await startVite(server);
  const loadBuild = async (): Promise<ServerBuild> =>
    asServerBuild(
      await (vite === undefined
        ? import(pathToFileURL(path.resolve('build/remix.js')).href)
        : vite.ssrLoadModule('virtual:remix/server-build')),
    );

  // The database is opened by the build, never here: this file would get a second copy of every module.
  const firstBuild = await loadBuild();
  const figures = env.metricsToken === undefined ? undefined : processFigures();
  const worker = workerOf(() => figures?.read(worker.name) ?? []);
  const store = await storeOpenerOf<Parameters<OpenStore>, Store>(firstBuild)(env, figures?.queryTook);
  const { reportError } = store.shared;
  const ending = gracefulStop(server, log);

  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');

  // 1. A name for the request, its headers, its line in the log.
  app.use(securityHeaders(env.appUrl));

  // Whoever watches the store asks by the machine's address, without a session.
  app.use(health({ askDatabase: store.askDatabase, isStopping: ending.isStopping }));
  if (env.metricsToken !== undefined) {
    const readFigures = async () => [
      ...(await worker.readAllFigures()),
      ...storeFigures(await store.readFigures()),
    ];
    app.use('/metrics', metricsPage(env.metricsToken, readFigures));
  }

  // 2. Files.
  if (vite === undefined) {
    const kept = { immutable: true, maxAge: '1y', fallthrough: false };
    app.use('/assets', preparedFiles('assets', kept));
    app.use(preparedFiles('', { maxAge: '1d', index: false }));
  } else {
    app.use(vite.middlewares);
  }
  app.use(logRequests(log));
  const patternOf = routePatterns(firstBuild.routes);
  app.use((request, response, next) => {
    figures?.countRequest(response, request, patternOf);
    next();
  });

  // 3. What no page of ours asks for.
  const isAllowedOrigin = allowedOrigins(env.apiCorsOrigins);
  app.use(apiAnswers);
  app.use(checkHost({ appUrl: env.appUrl, host: env.host }));
  app.use(cors(env.apiCorsOrigins, isAllowedOrigin));
  app.use(guard(isAllowedOrigin));
  app.use(httpsOnly(env));
  app.use(limitRequests(store.takeFromLimit, env.trustProxy));
  app.use(redirectToCanonicalAddress);
  app.use(bodyReader(store.mayImport), checkBody);

  // 4. Remix, with the routes that the path can reach.
  app.use(compressPages);
  const { guests, readCatalogueVersion: readVersion, takeAtOnce } = store;
  const pages = new KeptPages();
  const quick = new QuickAnswers({
    pages,
    guests,
    readVersion,
    takeAtOnce,
    proxies: env.trustProxy,
    onAnswer: (response, request) => {
      logWhenAnswered(log, response, request);
      figures?.countRequest(response, request, patternOf);
      figures?.pageWasKept(true);
    },
  });
  if (production) app.use(pageCache({ pages, guests, readVersion, quick, onLookup: figures?.pageWasKept }));
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
          onUnavailable: () => answerUnavailable(response),
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
    const isOurs = !(status >= 400 && status < 500);
    if (isOurs) reportError(error, 'request failed', { requestId: response.locals['requestId'] });
    // A list that broke off in the middle: whoever reads it sees that it has no end.
    if (response.headersSent || response.destroyed) return response.end();
    if (status === 416) return refuse(request, response, 416, 'The file has no such part.');
    // Files that are not there, and names that lead out of their folder.
    if (!isOurs) return refuse(request, response, 404, 'There is nothing here.');
    refuse(request, response, 500, 'Something went wrong on our side. Try again in a moment.');
  });

  // What is kept is sent before any of this.
  server.on('request', (request, response) => quick.answer(request, response, () => app(request, response)));

  // A second failure of a request that has failed already, which nobody waits for any more: it ends no process.
  process.on('unhandledRejection', (error) => reportError(error, 'unhandled rejection'));
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    const url = env.appUrl ?? `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`;
    worker.opened(store.announcement(url));
  });
  refuseUnreadable(server, log, commonHeaders(isBehindHttps(env.appUrl)));
  hangUpOnWhoDoesNotRead(server);
  server.on('error', (error) => {
    process.stderr.write(`Cannot listen on ${env.host}:${env.port}: ${error.message}\n`);
    process.exit(1);
  });

  const stop = async () => {
    await Promise.all([ending.stop(), store.stopJobs()]);
    await store.close();
    await worker.leave();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  // Of several processes the first one takes it, for another purpose.
  if (!cluster.isWorker) process.once('SIGHUP', () => void stop());
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
