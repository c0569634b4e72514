import { useRouteLoaderData } from '@remix-run/react';

interface Shell {
  categories: readonly { slug: string; name: string; level: number }[];
}

/** The store's categories in the order of its menu, which the layout has for every page. */
export function useStoreCategories(): Shell['categories'] {
  return useRouteLoaderData<Shell>('routes/store/layout')?.categories ?? [];
}
