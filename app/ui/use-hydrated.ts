import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until React has taken over; for what only works with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
