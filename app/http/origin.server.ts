import type { AppLoadContext } from '@remix-run/node';

import type { StoreFacts } from '../domain/base/mail/mail-template.server';

/** The store's public origin: the one that is set, else the one that this request came to. */
export function originOf({ env }: AppLoadContext, request: Request): string {
  return env.appUrl ?? new URL(request.url).origin;
}

/** What a mail that is shown says of the store. */
export function getStoreFacts(context: AppLoadContext, request: Request): StoreFacts {
  const { zelleEmail, eTransferEmail } = context.env;
  return { origin: originOf(context, request), zelleEmail, eTransferEmail };
}
