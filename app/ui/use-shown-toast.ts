import { useRouteLoaderData } from '@remix-run/react';

/** The words of the toast that came with this page, for a page that says them in its content too. */
export function useShownToast(): string | undefined {
  const root = useRouteLoaderData('root');
  const toast = fieldOf(root, 'toast');
  const message = fieldOf(toast, 'message');
  return typeof message === 'string' ? message : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
