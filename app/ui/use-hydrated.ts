import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until hydration, for what needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
