import { useRouteLoaderData } from '@remix-run/react';

/** The words of the toast that came with this page, for a page that says them in its content too. */
export function useCurrentToast(): string | undefined {
  const root = useRouteLoaderData('root');
  const toast = getField(root, 'toast');
  const message = getField(toast, 'message');
  return typeof message === 'string' ? message : undefined;
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
