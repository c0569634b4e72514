import { useId } from 'react';

/** Returns an id without React's colons, which selectors don't accept. */
export function useHtmlId(): string {
  return useId().replaceAll(':', '');
}
