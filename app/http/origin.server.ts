import type { AppLoadContext } from '@remix-run/node';

/** The store's public origin: the one that is set, else the one that this request came to. */
export function originOf({ env }: AppLoadContext, request: Request): string {
  return env.appUrl ?? new URL(request.url).origin;
}
