import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';

import { RoutesByPath, routePatterns } from './remix';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const PATHS = [
  '*',
  'cart',
  'cart/shipping',
  'cart/confirmation/:key',
  'products',
  'product/:handle',
  ':category',
  'admin/*',
  'admin/products/:id/stock',
  'admin/products/new',
  'admin/orders/:id',
];

describe('the routes that a path can reach', () => {
  it.each([
    '/',
    '/_root.data',
    '/cart',
    '/CART',
    '/cart.data',
    '/c%61rt',
    '/cart/shipping',
    '/cart/shipping/',
    '/cart/confirmation/abc',
    '/cart/elsewhere',
    '/padlocks',
    '/padlocks/more',
    '/product/products',
    '/product%2Fcart',
    '/products',
    '/admin',
    '/admin/nowhere',
    '/admin/products/new',
    '/admin/products/12/stock',
    '/admin/ORDERS/7',
    '/%E0%A4%A',
  ])('%s is answered by the same route as by all of them', (path) => {
    const build = buildOf(PATHS);
    const narrowed = new RoutesByPath(build, (made) => made).for(path);
    expect(answering(narrowed, path)).toBe(answering(build, path));
  });

  it('are few', () => {
    const narrowed = new RoutesByPath(buildOf(PATHS), (made) => made).for('/admin/products/new');
    expect(Object.keys(narrowed.routes).sort()).toEqual(
      [
        '*',
        ':category',
        'admin/*',
        'admin/products/:id/stock',
        'admin/products/new',
        'index',
        'layout',
        'root',
      ].sort(),
    );
    expect(Object.keys(narrowed.assets.routes).sort()).toEqual(Object.keys(narrowed.routes).sort());
  });

  it('are put together once, however many paths are made up', () => {
    let made = 0;
    const routes = new RoutesByPath(buildOf(PATHS), () => (made += 1));
    for (let n = 0; n < 100; n += 1)
      for (const start of ['', '/cart', '/admin']) routes.for(`${start}/made-up-${n}`);
    expect(made).toBe(3);
  });
});

/** As the build has it: a root, a layout without a path, an index, and pages. */
function buildOf(pages: string[]): ServerBuild {
  const route = (id: string, rest: object) => [id, { id, module: { default: () => null }, ...rest }] as const;
  const routes = Object.fromEntries([
    route('root', { path: '' }),
    route('layout', { parentId: 'root' }),
    route('index', { parentId: 'layout', index: true }),
    ...pages.map((path) => route(path, { parentId: 'layout', path })),
  ]);
  return {
    routes,
    assets: { routes, version: '1', url: '', entry: { module: '', imports: [] } },
  } as unknown as ServerBuild; // Only what is read is there.
}

function answering({ routes }: ServerBuild, path: string): string | undefined {
  const childrenOf = (parent: string): RouteObject[] =>
    Object.values(routes).flatMap((route): RouteObject[] => {
      if (route === undefined || route.parentId !== parent) return [];
      if (route.index === true) return [{ id: route.id, index: true }];
      const path = route.path === undefined ? {} : { path: route.path };
      return [{ id: route.id, ...path, children: childrenOf(route.id) }];
    });
  const asked = path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
  return matchRoutes([{ id: 'root', path: '', children: childrenOf('root') }], asked)?.at(-1)?.route.id;
}

it.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/CART/', '/cart'],
  ['/cart.data', '/cart'],
  ['/padlocks', '/:category'],
  ['/product/bmw-smart-key', '/product/:handle'],
  ['/product/%2e%2e', '/product/:handle'],
  ['/admin/products/new', '/admin/products/new'],
  ['/admin/orders/7', '/admin/orders/:id'],
  ['/a/b/c/d', '/*'],
])('%s is a request of %s', (path, pattern) => {
  expect(routePatterns(buildOf(PATHS).routes)(path)).toBe(pattern);
});
