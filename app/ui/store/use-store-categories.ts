import { useRouteLoaderData } from '@remix-run/react';

interface Shell {
  categories: readonly { slug: string; name: string; level: number }[];
}

/** Returns the categories in menu order, from the layout's loader. */
export function useStoreCategories(): Shell['categories'] {
  return useRouteLoaderData<Shell>('routes/store/layout')?.categories ?? [];
}
