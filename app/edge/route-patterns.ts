import type { ServerBuild } from '@remix-run/node';

import { routedPath } from './routed-path';

type RouteTable = ServerBuild['routes'];

interface Pattern {
  written: string;
  segments: string[];
}

/**
 * Names the route of a path by its pattern, such as '/product/:slug': an address holds what people look at, and there
 * are more of them than anybody can count by. Where several fit, the one that says most by itself is meant.
 */
export function routePatterns(routes: RouteTable): (path: string) => string {
  const byLength = new Map<number, Pattern[]>();
  const open: Pattern[] = [];
  for (const [id, route] of Object.entries(routes)) {
    if (route === undefined || (route.path === undefined && route.index !== true)) continue;
    const segments = fullPath(routes, id).split('/').filter(Boolean);
    const pattern = { written: `/${segments.join('/')}`, segments: segments.map((one) => one.toLowerCase()) };
    if (segments.at(-1) === '*') open.push(pattern);
    else byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), pattern]);
  }
  for (const patterns of [...byLength.values(), open])
    patterns.sort((one, other) => rank(other).localeCompare(rank(one)));

  return (path) => {
    const asked = routedPath(path).split('/').filter(Boolean);
    const found =
      byLength.get(asked.length)?.find(({ segments }) => fits(segments, asked)) ??
      open.find(({ segments }) => fits(segments.slice(0, -1), asked.slice(0, segments.length - 1)));
    return found?.written ?? 'none';
  };
}

function fits(segments: readonly string[], asked: readonly string[]): boolean {
  return segments.every(
    (segment, at) => segment === asked[at] || (segment.startsWith(':') && asked[at] !== undefined),
  );
}

/** Fixed segments before those that stand for anything, from the left. */
function rank({ segments }: Pattern): string {
  return segments.map((segment) => (segment.startsWith(':') || segment === '*' ? '0' : '1')).join('');
}

function fullPath(routes: RouteTable, id: string): string {
  const route = routes[id];
  if (route === undefined) return '';
  const before = route.parentId === undefined ? '' : fullPath(routes, route.parentId);
  return `${before}/${route.path ?? ''}`;
}
