import type { ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the store holds and what waits in it, read from the database. Counts only, nothing personal. */
export interface StoreCounts {
  orders: Partial<Record<string, number>>;
  outboxDue: number;
  outboxFailed: number;
  webhookDeliveriesDue: number;
  latePayments: number;
  refundsDue: number;
  importsRunning: number;
  providerFailures: { provider: string; kind: string; count: number }[];
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The metrics of one process of the server. */
export class ProcessMetrics {
  readonly registry = new Registry();
  readonly #requests: Counter;
  readonly #requestSeconds: Histogram;
  readonly #cacheLookups: Counter;
  readonly #querySeconds: Histogram;

  constructor() {
    const registers = [this.registry];
    // Each worker keeps its own series, so that a restart resets only its own.
    this.registry.setDefaultLabels({ worker: process.env['KEYWAY_WORKER'] ?? '1' });
    collectDefaultMetrics({ register: this.registry });
    // Sums of other metrics, which are gauges despite their names.
    for (const name of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${name}_total`);
    this.#requests = new Counter({
      name: 'keyway_http_requests_total',
      help: 'Requests by route, method, and status class. Excludes static files.',
      labelNames: ['route', 'method', 'status'],
      registers,
    });
    this.#requestSeconds = new Histogram({
      name: 'keyway_http_request_duration_seconds',
      help: 'Time from receiving the request headers to the end of the response.',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.#cacheLookups = new Counter({
      name: 'keyway_page_cache_lookups_total',
      help: 'Page cache lookups by result: hit or miss.',
      labelNames: ['result'],
      registers,
    });
    this.#querySeconds = new Histogram({
      name: 'keyway_database_query_duration_seconds',
      help: 'Duration of database queries.',
      buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    });
  }

  /**
   * Counts a request once its response has been sent.
   *
   * @param patternOf returns the route pattern of a path: paths themselves are unbounded.
   */
  observeRequest(
    response: ServerResponse,
    { method, path }: { method: string; path: string },
    patternOf: (path: string) => string,
  ): void {
    const startedAt = performance.now();
    response.on('finish', () => {
      const route = patternOf(path);
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      this.#requests.inc({ route, method: METHODS.has(method) ? method : 'other', status });
      this.#requestSeconds.observe({ route }, (performance.now() - startedAt) / 1000);
    });
  }

  /** Express middleware that observes every request. */
  countRequests(patternOf: (path: string) => string) {
    return (request: Request, response: Response, next: NextFunction): void => {
      this.observeRequest(response, request, patternOf);
      next();
    };
  }

  readonly countCacheLookup = (isHit: boolean): void =>
    this.#cacheLookups.inc({ result: isHit ? 'hit' : 'miss' });

  readonly observeQuery = (milliseconds: number): void => this.#querySeconds.observe(milliseconds / 1000);
}

/** Returns the store's counts in the Prometheus text format. They are the same whichever process reads them. */
export function formatStoreCounts(counts: StoreCounts): Promise<string> {
  const registry = new Registry();
  const orders = new Gauge({
    name: 'keyway_orders',
    help: 'Orders by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const [state, count] of Object.entries(counts.orders)) orders.set({ state }, count ?? 0);
  const set = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  set('keyway_outbox_waiting', 'Emails waiting to be sent.', counts.outboxDue);
  set('keyway_outbox_failed', 'Emails that were given up.', counts.outboxFailed);
  set(
    'keyway_webhook_deliveries_waiting',
    'Webhook deliveries waiting to be sent.',
    counts.webhookDeliveriesDue,
  );
  set(
    'keyway_payments_late',
    'Payments sent more than a minute ago that have no outcome.',
    counts.latePayments,
  );
  set('keyway_refunds_waiting', 'Refunds waiting to be paid.', counts.refundsDue);
  set('keyway_imports_running', 'Imports being checked, applied, or rolled back.', counts.importsRunning);
  const failures = new Counter({
    name: 'keyway_payment_provider_failures_total',
    help: 'Failed calls to payment providers. kind: credentials, refused, or outage.',
    labelNames: ['provider', 'kind'],
    registers: [registry],
  });
  for (const { provider, kind, count } of counts.providerFailures) failures.inc({ provider, kind }, count);
  return registry.metrics();
}
