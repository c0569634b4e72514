import type { ServerBuild } from '@remix-run/node';

type RouteTable = ServerBuild['routes'];

/** The first two segments of a path, as far as some route names them; '' stands for anything else. */
type Start = readonly [first: string, second: string];

/**
 * The build cut down to the routes that a path can reach at all. Remix ranks every route of its table and compiles a
 * pattern for most of them, several times a request, so that a small table is a quick one.
 */
export class RoutesByPath<Handler> {
  private readonly leaves: { id: string; segments: string[] }[];
  private readonly handlers = new Map<string, Handler>();

  constructor(
    private readonly build: ServerBuild,
    private readonly handlerOf: (build: ServerBuild) => Handler,
  ) {
    this.leaves = Object.entries(build.routes).flatMap(([id, route]) =>
      route === undefined || (route.path === undefined && route.index !== true)
        ? []
        : [{ id, segments: fullPath(build.routes, id).toLowerCase().split('/').filter(Boolean) }],
    );
  }

  /** The handler for a path, made when it is first asked for: at most one for each pair of segments in the table. */
  for(path: string): Handler {
    const start = this.startOf(path);
    const key = start.join('/');
    const known = this.handlers.get(key);
    if (known !== undefined) return known;
    const made = this.handlerOf(this.buildFrom(start));
    this.handlers.set(key, made);
    return made;
  }

  private startOf(path: string): Start {
    const [asked = '', after = ''] = decoded(path.replace(/\.data$/, ''))
      .toLowerCase()
      .split('/')
      .filter(Boolean);
    const first = this.leaves.some(({ segments }) => segments[0] === asked) ? asked : '';
    const isNamed = ({ segments }: { segments: string[] }) =>
      segments[1] === after && fits(segments[0], first);
    return [first, this.leaves.some(isNamed) ? after : ''];
  }

  private buildFrom([first, second]: Start): ServerBuild {
    const kept = new Set(['root']);
    for (const { id, segments } of this.leaves) {
      if (!fits(segments[0], first) || (segments[0] !== '*' && !fits(segments[1], second))) continue;
      for (let at: string | undefined = id; at !== undefined; at = this.build.routes[at]?.parentId)
        kept.add(at);
    }
    const { routes, assets } = this.build;
    return {
      ...this.build,
      routes: pick(routes, kept),
      assets: { ...assets, routes: pick(assets.routes, kept) },
    };
  }
}

function fits(segment: string | undefined, asked: string): boolean {
  return segment === undefined || segment === '*' || segment.startsWith(':') || segment === asked;
}

function fullPath(routes: RouteTable, id: string): string {
  const route = routes[id];
  if (route === undefined) return '';
  const before = route.parentId === undefined ? '' : fullPath(routes, route.parentId);
  return `${before}/${route.path ?? ''}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function pick<Value>(
  record: Record<string, Value | undefined>,
  kept: ReadonlySet<string>,
): Record<string, Value> {
  const picked: Record<string, Value> = {};
  for (const [id, value] of Object.entries(record)) {
    if (value !== undefined && kept.has(id)) picked[id] = value;
  }
  return picked;
}
