import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';

import { asServerBuild } from '../../app/edge/remix-build';

/** A route of the build, as its address is written: '/admin/products/:id/edit'. */
export interface BuiltRoute {
  path: string;
  /** Whether it takes forms. */
  hasAction: boolean;
}

/** The routes that are in the build, whoever added them. The ends of addresses that stand for any are left out. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const file = pathToFileURL(path.resolve('build/server/index.js')).href;
  const { routes } = asServerBuild(await import(/* @vite-ignore */ file));
  const found = new Map<string, BuiltRoute>();
  for (const [id, route] of Object.entries(routes)) {
    if (route === undefined || (route.path === undefined && route.index !== true)) continue;
    const written = `/${addressOf(routes, id).split('/').filter(Boolean).join('/')}`;
    const hasAction = route.module.action !== undefined || found.get(written)?.hasAction === true;
    if (!written.endsWith('*')) found.set(written, { path: written, hasAction });
  }
  return [...found.values()];
}

function addressOf(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  if (route === undefined) return '';
  return `${route.parentId === undefined ? '' : addressOf(routes, route.parentId)}/${route.path ?? ''}`;
}

/** The address of a route, with something that may well be there in the place of its parameters. */
export function openable(route: Pick<BuiltRoute, 'path'>): string {
  return route.path.replace(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? '1');
}

const EXAMPLES: Record<string, string> = {
  category: 'padlocks',
  handle: 'bmw-smart-key',
  provider: 'stripe',
  method: 'stripe',
  accessKey: 'Zm9yZ2VkLWtleS0xMjM0NQ',
  token: 'Zm9yZ2VkLXRva2VuLTEyMw',
  report: 'stock',
  deed: 'send',
  kind: 'post',
  set: 'store',
  tier: 'gold',
  slug: 'nothing',
  file: 'deadbolt.svg',
};
