import { useRouteLoaderData } from '@remix-run/react';

/** Whether the page is a search without results. The header is smaller then. */
export function useFoundNothing(): boolean {
  const products = useRouteLoaderData('routes/store/products');
  return getField(getField(getField(products, 'listing'), 'page'), 'total') === 0;
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
