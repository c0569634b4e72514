import { flatRoutes } from '@remix-run/fs-routes';
import { route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';

import { GUIDES_SECTION, PAGES_SECTION, TEXT_PAGES } from './domain/content/text-pages.rules';

const STORE = 'routes/_store';
const TEXT_PAGE = 'routes/text-page.tsx';

/** The addresses that are texts, all rendered by one module (docs/decisions/0008). */
const textPages: RouteConfigEntry[] = [
  ...TEXT_PAGES.map((slug) => route(slug, TEXT_PAGE, { id: `${STORE}.text.${slug}` })),
  route(`${GUIDES_SECTION}/:slug`, TEXT_PAGE, { id: `${STORE}.text.guide` }),
  route(`${PAGES_SECTION}/:slug`, TEXT_PAGE, { id: `${STORE}.text.page` }),
];

async function withTextPages(files: RouteConfigEntry[] | Promise<RouteConfigEntry[]>) {
  const entries = await files;
  return entries.map((entry) =>
    entry.id === STORE ? { ...entry, children: [...(entry.children ?? []), ...textPages] } : entry,
  );
}

export default withTextPages(
  flatRoutes({ ignoredRouteFiles: ['**/*.css', '**/*.test.*', '**/text-page.tsx'] }),
) satisfies RouteConfig;
