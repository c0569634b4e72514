import { useRouteLoaderData, type UIMatch } from '@remix-run/react';

/** The store's public origin, which the root loader knows; undefined on a page whose root could not be loaded. */
export function originIn(rootData: unknown): string | undefined {
  return typeof rootData === 'object' &&
    rootData !== null &&
    'origin' in rootData &&
    typeof rootData.origin === 'string'
    ? rootData.origin
    : undefined;
}

export function originOfMatches(matches: readonly Pick<UIMatch, 'id' | 'data'>[]): string | undefined {
  return originIn(matches.find(({ id }) => id === 'root')?.data);
}

export function useOrigin(): string | undefined {
  return originIn(useRouteLoaderData('root'));
}
