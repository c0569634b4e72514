import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';

import { routePatterns } from './route-patterns';

const route = (id: string, path: string | undefined, parentId?: string, index?: boolean) => ({
  [id]: { id, path, parentId, index, module: { default: () => null } },
});
const routes: ServerBuild['routes'] = {
  ...route('root', ''),
  ...route('store', undefined, 'root'),
  ...route('home', undefined, 'store', true),
  ...route('category', ':category', 'store'),
  ...route('cart', 'cart', 'store'),
  ...route('product', 'product/:handle', 'store'),
  ...route('order', 'admin/orders/:id', 'root'),
  ...route('new', 'admin/orders/new', 'root'),
  ...route('missing', '*', 'store'),
};
const patternOf = routePatterns(routes);

it.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/CART/', '/cart'],
  ['/cart.data', '/cart'],
  ['/padlocks', '/:category'],
  ['/product/bmw-smart-key', '/product/:handle'],
  ['/product/%2e%2e', '/product/:handle'],
  ['/admin/orders/new', '/admin/orders/new'],
  ['/admin/orders/7', '/admin/orders/:id'],
  ['/a/b/c/d', '/*'],
])('%s is a request of %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
