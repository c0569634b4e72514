import { flatRoutes } from '@remix-run/fs-routes';
import { layout, prefix, route, type RouteConfig } from '@remix-run/route-config';

import { GUIDES_SECTION, PAGES_SECTION, TEXT_PAGES } from './domain/content/content/text-pages.rules';

/** Each folder holds route modules named by flat routes; layouts, tests and server-only code may stand beside them. */
function listRoutes(folder: string) {
  return flatRoutes({
    rootDirectory: `routes/${folder}`,
    ignoredRouteFiles: [
      '**/*.css',
      '**/*.test.*',
      '**/*.server.ts',
      '**/{layout,beyond-catalog,text-page}.tsx',
    ],
  });
}

/** The addresses that are texts, all rendered by one module (docs/decisions/0008). */
const TEXT_PAGE = 'routes/store/text-page.tsx';
const textPages = [
  ...TEXT_PAGES.map((slug) => route(slug, TEXT_PAGE, { id: `routes/store/text.${slug}` })),
  route(`${GUIDES_SECTION}/:slug`, TEXT_PAGE, { id: 'routes/store/text.guide' }),
  route(`${PAGES_SECTION}/:slug`, TEXT_PAGE, { id: 'routes/store/text.page' }),
];

/** The catalog, which most visits begin with. The home page has no path. */
const CATALOG = new Set([
  undefined,
  'simple',
  'advanced',
  'original',
  ':category',
  'products',
  'product/:handle',
  'product-detail/:id',
  'compare',
  'vehicles',
  'fcc',
  'fcc/:id',
  '*',
]);

const store = await listRoutes('store');
const admin = await listRoutes('admin');

export default [
  layout('routes/store/layout.tsx', [
    layout('routes/page-errors/store.tsx', { id: 'routes/store/page-errors' }, [
      ...store.filter(({ path }) => CATALOG.has(path)),
      layout('routes/store/beyond-catalog.tsx', [
        ...store.filter(({ path }) => !CATALOG.has(path)),
        ...textPages,
      ]),
    ]),
  ]),
  // The login has no sidebar.
  ...prefix('admin', [
    ...admin.filter(({ path }) => isLogin(path)),
    layout('routes/admin/layout.tsx', [
      layout(
        'routes/page-errors/admin.tsx',
        { id: 'routes/admin/page-errors' },
        admin.filter(({ path }) => !isLogin(path)),
      ),
    ]),
  ]),
  ...prefix('api', await listRoutes('api')),
  ...prefix('pictures', await listRoutes('pictures')),
] satisfies RouteConfig;

function isLogin(path: string | undefined): boolean {
  return path !== undefined && /^log(in|out)\b/.test(path);
}
