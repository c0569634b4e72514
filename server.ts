import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import express, { type Request, type RequestHandler, type Response } from 'express';

import { apiAnswers } from './app/edge/api-answers';
import { bodyReader, checkBody } from './app/edge/body';
import { PageCache } from './app/edge/cache/page-cache';
import { publicPages } from './app/edge/cache/public-pages';
import { redirectToCanonicalAddress } from './app/edge/canonical-address';
import { shareMetrics } from './app/edge/cluster-metrics';
import { compressPages } from './app/edge/compress-pages';
import { closeStalledConnections, REQUEST_TIMEOUTS } from './app/edge/connection-timeouts';
import { allowedOrigins, cors } from './app/edge/cors';
import { errorHandler } from './app/edge/error-handler';
import { gracefulStop } from './app/edge/graceful-stop';
import { checkHost, guard } from './app/edge/guard';
import { health } from './app/edge/health';
import { httpsOnly } from './app/edge/https-only';
import { createLog, type Log } from './app/edge/log';
import { ProcessMetrics } from './app/edge/metrics';
import { metricsEndpoint } from './app/edge/metrics-endpoint';
import { newRequestId } from './app/edge/refusal';
import { asServerBuild, entryFunctionOf, pageRenderer, remixHandler, routePatterns } from './app/edge/remix';
import { limitRequests } from './app/edge/request-limits';
import { logRequests, logWhenAnswered } from './app/edge/request-log';
import { commonHeaders, isBehindHttps, securityHeaders } from './app/edge/security-headers';
import { staticFiles } from './app/edge/static-files';
import { answerUnavailable } from './app/edge/unavailable';
import { refuseUnreadable } from './app/edge/unreadable-requests';
import { runWorkers } from './app/edge/workers';
import { readEnv, type Env } from './app/env.server';
import type { FillSlots, OpenStore } from './app/open-store.server';

const isProduction = process.env['NODE_ENV'] === 'production';

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  if (isProduction && env.webConcurrency > 1 && cluster.isPrimary) {
    // By default the workers would run the script that was started, which may build first.
    cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) });
    await runWorkers(env.webConcurrency, log);
  } else {
    await serve(env, log);
  }
}

async function serve(env: Env, log: Log): Promise<void> {
  // Without a Host header Node would answer by itself; checkHost says what is wrong.
  const server = createServer({ requireHostHeader: false, ...REQUEST_TIMEOUTS });
  const vite = isProduction ? undefined : await startVite(server);
  const loadBuild = async (): Promise<ServerBuild> =>
    asServerBuild(
      await (vite?.ssrLoadModule('virtual:remix/server-build') ??
        import(pathToFileURL(path.resolve('build/server/index.js')).href)),
    );
  const build = await loadBuild();
  const metrics = env.metricsToken === undefined ? undefined : new ProcessMetrics();
  // The build opens the database: opened here, its modules would exist twice.
  const store = await entryFunctionOf<OpenStore>(build, 'openStore')(env, metrics?.observeQuery);
  const { reportError } = store.shared;
  const shutdown = gracefulStop(server, log);
  const patternOf = routePatterns(build.routes);
  const isAllowedOrigin = allowedOrigins(env.apiCorsOrigins);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');

  // 1. Request ID and common headers; monitoring, which asks by the machine's address; static files.
  app.use(securityHeaders(env.appUrl));
  app.use(health({ askDatabase: store.askDatabase, isStopping: shutdown.isStopping }));
  if (metrics !== undefined)
    app.use('/metrics', metricsEndpoint(env.metricsToken, shareMetrics(metrics.registry), store.readCounts));
  app.use(vite?.middlewares ?? staticFiles());
  app.use(logRequests(log));
  if (metrics !== undefined) app.use(metrics.countRequests(patternOf));

  // 2. Guards: refuse what no page of the store asks for.
  app.use(apiAnswers);
  app.use(checkHost({ appUrl: env.appUrl, host: env.host }));
  app.use(cors(env.apiCorsOrigins, isAllowedOrigin));
  app.use(guard(isAllowedOrigin));
  app.use(httpsOnly(env));

  // 3. Limits.
  app.use(limitRequests(store.takeFromLimit, env.trustProxy));
  app.use(redirectToCanonicalAddress);
  app.use(bodyReader(store.mayImport), checkBody);

  // 4. Cache.
  const pages = isProduction ? openPageCache() : undefined;
  if (pages !== undefined) app.use(pages.render);

  // 5. Remix.
  app.use(compressPages());
  const loadContext = (request: Request, response: Response) => ({
    ...store.shared,
    isDataRequest: request.path.endsWith('.data'),
    requestId: String(response.locals['requestId']),
    nonce: String(response.locals['nonce']),
    onUnavailable: () => answerUnavailable(response),
  });
  const handler = remixHandler(build, loadContext);
  const freshHandler: RequestHandler = (request, response, next) =>
    loadBuild().then((fresh) => remixHandler(fresh, loadContext)(request, response, next), next);
  app.all('*', vite === undefined ? handler : freshHandler);
  app.use(errorHandler(reportError));

  server.on('request', (request, response) => {
    if (pages === undefined) app(request, response);
    else pages.serve(request, response, () => app(request, response));
  });
  refuseUnreadable(server, log, commonHeaders(isBehindHttps(env.appUrl)));
  closeStalledConnections(server);
  server.on('error', (error) => exit(`Cannot listen on ${env.host}:${env.port}: ${error.message}`));
  server.listen(env.port, env.host, () => {
    if (process.env['KEYWAY_ANNOUNCE'] !== '0')
      process.stdout.write(store.announcement(originOf(env, server)));
  });

  // A rejected promise that nobody awaits any more doesn't end the process.
  process.on('unhandledRejection', (error) => reportError(error, 'unhandled rejection'));
  const stop = async () => {
    await Promise.all([shutdown.stop(), store.stopJobs()]);
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  // The primary replaces its workers at SIGHUP, which a terminal sends to all processes.
  process.on('SIGHUP', () => void (cluster.isWorker || stop()));

  function openPageCache() {
    const renderPage = pageRenderer(build);
    return new PageCache({
      isPublicPage: publicPages(build.routes, patternOf),
      proxies: env.trustProxy,
      allowsOrigins: env.apiCorsOrigins.length > 0,
      readVersion: store.readCatalogueVersion,
      readVisitor: store.readCacheableVisitor,
      renderPage: (url, pageVariant) =>
        renderPage(url, {
          ...store.shared,
          isDataRequest: new URL(url).pathname.endsWith('.data'),
          requestId: newRequestId(),
          nonce: undefined,
          pageVariant,
        }),
      fillSlots: entryFunctionOf<FillSlots>(build, 'fillSlots'),
      takeFromLimit: store.takeFromLimit,
      commonHeaders: commonHeaders(isBehindHttps(env.appUrl)),
      onServe: (response, about) => {
        logWhenAnswered(log, response, about);
        metrics?.observeRequest(response, about, patternOf);
      },
      onLookup: metrics?.countCacheLookup,
    });
  }
}

/** Starts Vite within this server, hot reload included, so that two checkouts can run at once. */
async function startVite(server: Server) {
  const vite = await import('vite');
  return vite.createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
}

function originOf(env: Env, server: Server): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.port;
  return env.appUrl ?? `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`;
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

start().catch((error: unknown) => exit(error instanceof Error ? error.message : String(error)));
