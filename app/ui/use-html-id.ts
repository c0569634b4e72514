import { useId } from 'react';

/** An id of React's without its colons, which selectors and older tools do not take. */
export function useHtmlId(): string {
  return useId().replaceAll(':', '');
}
