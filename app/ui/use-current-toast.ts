import { useRouteLoaderData } from '@remix-run/react';

/** Returns the message of the page's toast, for pages that repeat it in their content. */
export function useCurrentToast(): string | undefined {
  const root = useRouteLoaderData('root');
  const toast = getField(root, 'toast');
  const message = getField(toast, 'message');
  return typeof message === 'string' ? message : undefined;
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
