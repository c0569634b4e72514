import type { ServerBuild } from '@remix-run/node';

export type Area = 'store' | 'admin' | 'api';

/** The part of the product that answers a path. Data requests end in `.data` and belong where their page does. */
export function areaOf(path: string): Area {
  if (/^\/admin(\/|\.data$|$)/.test(path)) return 'admin';
  if (/^\/(api|pictures)(\/|$)/.test(path)) return 'api';
  return 'store';
}

const ROUTES: Record<Area, RegExp> = {
  store: /^routes\/store\//,
  admin: /^routes\/admin\//,
  api: /^routes\/(api|pictures)\//,
};

/** The build with the routes of one area only. */
export function buildOfArea(build: ServerBuild, area: Area): ServerBuild {
  const belongs = (id: string) => id === 'root' || ROUTES[area].test(id);
  return {
    ...build,
    routes: pick(build.routes, belongs),
    assets: { ...build.assets, routes: pick(build.assets.routes, belongs) },
  };
}

function pick<Value>(
  record: Record<string, Value | undefined>,
  belongs: (id: string) => boolean,
): Record<string, Value> {
  const picked: Record<string, Value> = {};
  for (const [id, value] of Object.entries(record)) {
    if (value !== undefined && belongs(id)) picked[id] = value;
  }
  return picked;
}
