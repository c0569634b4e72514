import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const ASSETS = 'build/client/assets';

const ManifestSchema = z.object({
  routes: z.record(
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      index: z.boolean().optional(),
      hasLoader: z.boolean(),
      hasAction: z.boolean(),
    }),
  ),
});

/** A route of the build that answers an address. */
export interface BuiltRoute {
  /** Its module: 'admin/orders.$id'. */
  id: string;
  /** With its parameters: '/admin/orders/:id'. */
  path: string;
  hasLoader: boolean;
  hasAction: boolean;
}

/** Every route that the last build answers, read from the list that the browser is sent. */
export function builtRoutes(): BuiltRoute[] {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error('There is no build: run `npm run build`.');
  const text = readFileSync(`${ASSETS}/${file}`, 'utf8');
  const { routes } = ManifestSchema.parse(
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  );
  const pathOf = (id: string): string => {
    const route = routes[id];
    if (route === undefined) return '';
    const before = route.parentId === undefined ? '' : pathOf(route.parentId);
    return route.path === undefined ? before : `${before}/${route.path}`;
  };
  return Object.values(routes)
    .filter(({ path, index }) => path !== undefined || index === true)
    .map(({ id, hasLoader, hasAction }) => ({
      id: id.replace(/^routes\//, ''),
      path: pathOf(id).replace(/\/{2,}/g, '/') || '/',
      hasLoader,
      hasAction,
    }));
}

/** An address of the store, which one route takes as it is read and perhaps another as it is sent to. */
export interface OpenableRoute {
  path: string;
  /** Whether it takes forms. */
  hasAction: boolean;
}

/** The addresses of the build, each once. The ends of addresses that stand for any are left out. */
export function openableRoutes(): OpenableRoute[] {
  const found = new Map<string, OpenableRoute>();
  for (const { path, hasAction } of builtRoutes()) {
    if (path.endsWith('*')) continue;
    found.set(path, { path, hasAction: hasAction || found.get(path)?.hasAction === true });
  }
  return [...found.values()];
}

/** The address of a route, with something that may well be there in the place of its parameters. */
export function openable({ path }: Pick<OpenableRoute, 'path'>): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? '1');
}

const EXAMPLES: Record<string, string> = {
  category: 'padlocks',
  handle: 'bmw-smart-key',
  provider: 'stripe',
  method: 'stripe',
  accessKey: 'Zm9yZ2VkLWtleS0xMjM0NQ',
  token: 'Zm9yZ2VkLXRva2VuLTEyMw',
  report: 'stock',
  action: 'cancel',
  kind: 'post',
  set: 'store',
  tier: 'gold',
  slug: 'nothing',
  file: 'deadbolt.svg',
};
