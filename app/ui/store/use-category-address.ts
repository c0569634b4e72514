import { useRouteLoaderData } from '@remix-run/react';

import { paths } from '../../paths';

interface Shell {
  categories: { slug: string }[];
  /** Addresses that categories had once, each with the one that it leads to now. */
  formerAddresses: { slug: string; leadsTo: string }[];
}

/**
 * Where a page that names a category itself sends its visitors: to the category's address of today. Undefined when
 * the category is not in the store; the page then leaves the link out.
 */
export function useCategoryAddress(): (slug: string) => string | undefined {
  const shell = useRouteLoaderData<Shell>('routes/store/layout');
  return (slug) => {
    const current = shell?.formerAddresses.find((former) => former.slug === slug)?.leadsTo ?? slug;
    const isInStore = shell?.categories.some((category) => category.slug === current) ?? false;
    return isInStore ? paths.category(current) : undefined;
  };
}
