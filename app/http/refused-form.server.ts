import type { AppLoadContext } from '@remix-run/node';

// The root loader of the same request asks, so that the page's title says that there is a problem.
const refused = new WeakSet<AppLoadContext>();

export function markRefused(context: AppLoadContext): void {
  refused.add(context);
}

export function wasRefused(context: AppLoadContext): boolean {
  return refused.has(context);
}
