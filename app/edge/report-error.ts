import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Log } from './log';

/**
 * Reports an unexpected error.
 *
 * @param message what failed, e.g. 'page failed'.
 * @param details such as the request ID; no personal data.
 */
export type ReportError = (error: unknown, message: string, details?: Record<string, unknown>) => void;

/** The default export of an ERROR_REPORTER module. */
type ErrorTracker = (error: unknown, details: Record<string, unknown>) => unknown;

/**
 * Creates the function that every unexpected error goes through. It logs the error and passes it to the error tracker.
 *
 * @param module path of the error tracker's module (ERROR_REPORTER); without one, errors are only logged.
 * @throws Error if the module can't be loaded or has no function as its default export.
 */
export async function createErrorReporter(log: Log, module: string | undefined): Promise<ReportError> {
  const track = module === undefined ? undefined : await loadErrorTracker(module);
  return (error, message, details = {}) => {
    log.error({ ...details, error }, message);
    // The tracker runs later, so that it can neither fail nor delay what reported the error.
    if (track !== undefined)
      Promise.resolve()
        .then(() => track(error, { message, ...details }))
        .catch((failure: unknown) => log.error({ error: failure }, 'error not reported'));
  };
}

async function loadErrorTracker(module: string): Promise<ErrorTracker> {
  const url = pathToFileURL(path.resolve(module)).href;
  const { default: track } = (await import(/* @vite-ignore */ url).catch((error: unknown) => {
    throw new Error(`ERROR_REPORTER can't be loaded: ${String(error)}`);
  })) as { default?: unknown };
  if (typeof track !== 'function')
    throw new Error('ERROR_REPORTER must have a function as its default export');
  return track as ErrorTracker;
}
