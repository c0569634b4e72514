import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const ASK_EVERY_MS = 1_000;

/** Asks for the page's data again and again, as long as something is under way. */
export function useAskedAgain(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const timer = setTimeout(revalidate, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, revalidate, state]);
}
