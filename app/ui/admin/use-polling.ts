import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const POLL_INTERVAL_MS = 1_000;

/** Reloads the page's data periodically while something is in progress. */
export function usePolling(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const timer = setTimeout(revalidate, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, revalidate, state]);
}
