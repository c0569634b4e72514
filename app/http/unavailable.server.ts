import type { AppLoadContext } from '@remix-run/node';

import { isUnavailable } from '../../db/unavailable';

/** Responds with 503 if a page failed because the database was unavailable. */
export function noteUnavailable(context: AppLoadContext, error: unknown): void {
  if (isUnavailable(error)) context.onUnavailable?.();
}
