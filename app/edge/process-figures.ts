import type { ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { Counter, gauge, Histogram, type Figure } from './figures';

const REQUEST_STEPS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_STEPS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What one process of the server measures of itself. */
export interface ProcessFigures {
  /**
   * Counts a request when its answer is sent, and how long that takes from now.
   *
   * @param patternOf names the route of a path.
   */
  countRequest(
    response: ServerResponse,
    request: { method: string; path: string },
    patternOf: (path: string) => string,
  ): void;
  pageWasKept(isKept: boolean): void;
  queryTook(milliseconds: number): void;
  /** @param worker the number of this process among those of the machine. */
  read(worker: string): Figure[];
}

export function processFigures(): ProcessFigures {
  const requests = new Counter(
    'keyway_requests_total',
    'Requests by the pattern of their route, method and class of status. Static files are not among them.',
  );
  const durations = new Histogram(
    'keyway_request_seconds',
    'Time from the head of a request to the end of its answer.',
    REQUEST_STEPS,
  );
  const pages = new Counter('keyway_page_cache_total', 'Pages that may be kept: found (hit) or made (miss).');
  const queries = new Histogram(
    'keyway_database_query_seconds',
    'Time that queries to the database took.',
    QUERY_STEPS,
  );
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  return {
    countRequest: (response, request, patternOf) => {
      const startedAt = performance.now();
      const method = METHODS.has(request.method) ? request.method : 'other';
      const { path } = request;
      response.on('finish', () => {
        const route = patternOf(path);
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        requests.add({ route, method, status });
        durations.observe((performance.now() - startedAt) / 1000, { route });
      });
    },
    pageWasKept: (isKept) => pages.add({ result: isKept ? 'hit' : 'miss' }),
    queryTook: (milliseconds) => queries.observe(milliseconds / 1000),
    read: (worker) => {
      const memory = process.memoryUsage();
      const lag = [50, 99, 100].map((percent): [Record<string, string>, number] => [
        { worker, quantile: String(percent / 100) },
        delay.percentile(percent) / 1e9,
      ]);
      delay.reset();
      return [
        requests.figure,
        durations.figure,
        pages.figure,
        queries.figure,
        gauge(
          'keyway_event_loop_lag_seconds',
          'How late the event loop was since it was last asked; 0.01 is none.',
          lag,
        ),
        gauge('keyway_memory_bytes', 'Memory of the process.', [
          [{ worker, kind: 'rss' }, memory.rss],
          [{ worker, kind: 'heap_used' }, memory.heapUsed],
          [{ worker, kind: 'heap_total' }, memory.heapTotal],
          [{ worker, kind: 'external' }, memory.external],
        ]),
        gauge('keyway_uptime_seconds', 'Seconds since the process was started.', [
          [{ worker }, Math.round(process.uptime())],
        ]),
      ];
    },
  };
}
