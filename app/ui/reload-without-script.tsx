import { useMatches } from '@remix-run/react';

/**
 * For a page that shows how far something has come: a browser without JavaScript loads it again after the seconds that
 * its loader gives as `reloadAfterSeconds`. With JavaScript the page asks for its data by itself.
 */
export function ReloadWithoutScript() {
  const seconds = useMatches()
    .map(({ data }) => parseSeconds(data))
    .find((found) => found !== undefined);
  if (seconds === undefined) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}

function parseSeconds(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('reloadAfterSeconds' in data)) return undefined;
  return typeof data.reloadAfterSeconds === 'number' ? data.reloadAfterSeconds : undefined;
}
