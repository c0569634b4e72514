import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import type { ApiCall } from '../../app/api/api-call';

interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

const modules = new Map(
  Object.entries(
    import.meta.glob<RouteModule>(['../../app/routes/api/*.ts', '!../../app/routes/api/*.{test,server}.ts'], {
      eager: true,
    }),
  ).map(([file, module]) => [pathOf(file), module]),
);

/** The address of a route module, with its parameters in braces, as Remix makes it of the file's name. */
function pathOf(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.ts$/, '');
  // A dot in square brackets is one of the address.
  const segments = name.split(/(?<!\[)\.(?!\])/).filter((segment) => segment !== '_index');
  const plain = segments.map((segment) => segment.replaceAll(/[[\]]/g, '').replace(/_$/, ''));
  return '/api/' + plain.map((segment) => segment.replace(/^\$(\w+)$/, '{$1}')).join('/');
}

/** What answers a call, as the server runs it. @throws Error for a call without a route module. */
export function handlerOf(call: ApiCall): (args: LoaderFunctionArgs) => unknown {
  const module = modules.get(call.path);
  const handler = call.method === 'GET' ? module?.loader : module?.action;
  if (handler === undefined) throw new Error(`No route module answers ${call.method} ${call.path}.`);
  return handler;
}

/** The addresses of the route modules, with their parameters in braces. */
export function pathsOfRoutes(): string[] {
  return [...modules.keys()].sort();
}
