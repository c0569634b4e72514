import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import express, { type Request, type Response } from 'express';

import { apiAnswers } from './app/edge/api-answers';
import { bodyReader, checkBody } from './app/edge/body';
import { PageCache } from './app/edge/cache/page-cache';
import { publicPages } from './app/edge/cache/public-pages';
import { redirectToCanonicalAddress } from './app/edge/canonical-address';
import { shareMetrics } from './app/edge/cluster-metrics';
import { compressPages } from './app/edge/compress-pages';
import { countedAddress } from './app/edge/client-address';
import { closeStalledConnections, REQUEST_TIMEOUTS } from './app/edge/connection-timeouts';
import { createOriginCheck, cors } from './app/edge/cors';
import { errorHandler } from './app/edge/error-handler';
import { gracefulStop, stopOnSignals } from './app/edge/graceful-stop';
import { checkHost, guard } from './app/edge/guard';
import { health } from './app/edge/health';
import { httpsOnly } from './app/edge/https-only';
import { exitWithError, listen } from './app/edge/listen';
import { createLog, type Log } from './app/edge/log';
import { ProcessMetrics } from './app/edge/metrics';
import { metricsEndpoint } from './app/edge/metrics-endpoint';
import { newRequestId } from './app/edge/refusal';
import { createPageRenderer, getEntryFunction, routePatterns } from './app/edge/remix';
import { limitRequests } from './app/edge/request-limits';
import { RequestLog } from './app/edge/request-log';
import { commonHeaders, isBehindHttps, newNonce, securityHeaders } from './app/edge/security-headers';
import { openServerBuild } from './app/edge/server-build';
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
  const { build, serveFiles, createHandler } = await openServerBuild(server, isProduction, env.french);
  const metrics = env.metricsToken === undefined ? undefined : new ProcessMetrics();
  // The build opens the database: opened here, its modules would exist twice.
  const store = await getEntryFunction<OpenStore>(build, 'openStore')(env, metrics?.observeQuery);
  const { reportError } = store.shared;
  const shutdown = gracefulStop(server, log);
  const patternOf = routePatterns(build.routes);
  const isAllowedOrigin = createOriginCheck(env.apiCorsOrigins);

  const requestLog = new RequestLog(log, { addresses: env.logAddresses, proxies: env.trustProxy });
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  app.set('query parser', 'simple');

  // 1. Request ID and common headers; monitoring, which asks by the machine's address; static files.
  app.use(securityHeaders(env.appUrl));
  app.use(health({ askDatabase: store.askDatabase, isStopping: shutdown.isStopping }));
  if (metrics !== undefined)
    app.use('/metrics', metricsEndpoint(env.metricsToken, shareMetrics(metrics.registry), store.readCounts));
  app.use(serveFiles);
  app.use(requestLog.logRequests);
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
  const handler = createHandler((request: Request, response: Response) => ({
    ...store.shared,
    isDataRequest: request.path.endsWith('.data'),
    clientAddress: countedAddress(request, env.trustProxy),
    requestId: String(response.locals['requestId']),
    nonce: String(response.locals['nonce']),
    onUnavailable: () => answerUnavailable(response),
  }));
  app.all('*', handler);
  app.use(errorHandler(reportError, store.isUnavailable));

  server.on('request', (request, response) => {
    if (pages === undefined) app(request, response);
    else pages.serve(request, response, () => app(request, response));
  });
  refuseUnreadable(server, log, commonHeaders(isBehindHttps(env.appUrl)));
  closeStalledConnections(server);
  listen(server, env, store.announcement);

  // A rejected promise that no one awaits any more doesn't end the process.
  process.on('unhandledRejection', (error) => reportError(error, 'unhandled rejection'));
  stopOnSignals(async () => {
    await Promise.all([shutdown.stop(), store.stopJobs()]);
    await store.close();
  });

  function openPageCache() {
    const renderPage = createPageRenderer(build, env.french);
    return new PageCache({
      isPublicPage: publicPages(build.routes, patternOf),
      proxies: env.trustProxy,
      allowsOrigins: env.apiCorsOrigins.length > 0,
      readVersion: store.readCatalogVersion,
      readVisitor: store.readCacheableVisitor,
      renderPage: (url, pageVariant) =>
        renderPage(url, {
          ...store.shared,
          isDataRequest: new URL(url).pathname.endsWith('.data'),
          requestId: newRequestId(),
          nonce: newNonce(),
          pageVariant,
        }),
      fillSlots: getEntryFunction<FillSlots>(build, 'fillSlots'),
      takeFromLimit: store.takeFromLimit,
      commonHeaders: commonHeaders(isBehindHttps(env.appUrl)),
      onServe: (response, about) => {
        requestLog.logWhenAnswered(response, about);
        metrics?.observeRequest(response, about, patternOf);
      },
      onLookup: metrics?.countCacheLookup,
    });
  }
}

start().catch(exitWithError);
