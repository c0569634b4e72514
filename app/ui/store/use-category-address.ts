import { useRouteLoaderData } from '@remix-run/react';

import { paths } from '../../paths';

interface Shell {
  categories: { slug: string }[];
  /** Former slugs and the current ones. */
  formerAddresses: { slug: string; leadsTo: string }[];
}

/** Returns the current path of a category by a former or current slug; undefined if the store doesn't have it. */
export function useCategoryAddress(): (slug: string) => string | undefined {
  const shell = useRouteLoaderData<Shell>('routes/store/layout');
  return (slug) => {
    const current = shell?.formerAddresses.find((former) => former.slug === slug)?.leadsTo ?? slug;
    const isInStore = shell?.categories.some((category) => category.slug === current) ?? false;
    return isInStore ? paths.category(current) : undefined;
  };
}
