import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const POLL_INTERVAL_MS = 1_000;

/** Asks for the page's data again and again, as long as something is under way. */
export function usePolling(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const timer = setTimeout(revalidate, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, revalidate, state]);
}
