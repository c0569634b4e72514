import type { AppLoadContext } from '@remix-run/node';

// Read by the root loader of the same request, so that the page title mentions the error.
const refused = new WeakSet<AppLoadContext>();

export function markRefused(context: AppLoadContext): void {
  refused.add(context);
}

export function wasRefused(context: AppLoadContext): boolean {
  return refused.has(context);
}
