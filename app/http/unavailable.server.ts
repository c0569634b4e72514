import type { AppLoadContext } from '@remix-run/node';

import { isUnavailable } from '../../db/unavailable';

/** Lets the answer be 503 where a page failed because the database could not do what it was asked. */
export function noteUnavailable(context: AppLoadContext, error: unknown): void {
  if (isUnavailable(error)) context.onUnavailable?.();
}
