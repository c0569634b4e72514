import { useRouteLoaderData, type UIMatch } from '@remix-run/react';

/** Returns the store's public origin; undefined if the root loader failed. */
export function getOrigin(rootData: unknown): string | undefined {
  return typeof rootData === 'object' &&
    rootData !== null &&
    'origin' in rootData &&
    typeof rootData.origin === 'string'
    ? rootData.origin
    : undefined;
}

export function getOriginFromMatches(matches: readonly Pick<UIMatch, 'id' | 'data'>[]): string | undefined {
  return getOrigin(matches.find(({ id }) => id === 'root')?.data);
}

function hasFrench(rootData: unknown): boolean {
  return (
    typeof rootData === 'object' &&
    rootData !== null &&
    'hasFrench' in rootData &&
    rootData.hasFrench === true
  );
}

/** Returns whether the store's pages exist in French. */
export function hasFrenchPages(matches: readonly Pick<UIMatch, 'id' | 'data'>[]): boolean {
  return hasFrench(matches.find(({ id }) => id === 'root')?.data);
}

/** Returns whether the store has French pages. */
export function useHasFrench(): boolean {
  return hasFrench(useRouteLoaderData('root'));
}

export function useOrigin(): string | undefined {
  return getOrigin(useRouteLoaderData('root'));
}
