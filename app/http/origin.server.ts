import type { AppLoadContext } from '@remix-run/node';

import type { StoreFacts } from '../domain/base/mail/mail-template.server';

/** Returns the public origin: configured, or the request's. */
export function getRequestOrigin({ env }: AppLoadContext, request: Request): string {
  return env.appUrl ?? new URL(request.url).origin;
}

/** Returns the store facts for displayed mail. */
export function getStoreFacts(context: AppLoadContext, request: Request): StoreFacts {
  const { zelleEmail, eTransferEmail } = context.env;
  return { origin: getRequestOrigin(context, request), zelleEmail, eTransferEmail };
}
