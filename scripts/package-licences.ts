import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** Needed to build and test alone. */
  isForDevelopment: boolean;
  hasInstallScript: boolean;
  /** Whether the lock file holds the sum that its bytes must have, and they come from a registry. */
  isPinned: boolean;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** Packages whose lock entry names no licence, and what their own files say. */
const SAID_ELSEWHERE: Record<string, string> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

/** Reads the packages of a lock file of npm, each once a version. */
export function lockedPackages(lockFile: string): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(lockFile));
  const byId = new Map<string, LockedPackage>();
  for (const [where, entry] of Object.entries(packages)) {
    if (where === '') continue;
    const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license, dev = false } = entry;
    const id = `${name}@${version}`;
    const known = byId.get(id);
    byId.set(id, {
      name,
      version,
      licence: license ?? SAID_ELSEWHERE[name] ?? 'unknown',
      isForDevelopment: dev && (known?.isForDevelopment ?? true),
      hasInstallScript: entry.hasInstallScript ?? false,
      // What comes from anywhere but a registry has its address in the lock file always.
      isPinned: entry.integrity !== undefined && (entry.resolved ?? REGISTRY).startsWith(REGISTRY),
    });
  }
  return [...byId.values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The page of licences: those of the packages that run in the store one by one, the others counted. */
export function licencesPage(packages: readonly LockedPackage[]): string {
  const running = packages.filter(({ isForDevelopment }) => !isForDevelopment);
  const counts = new Map<string, number>();
  for (const { licence } of packages.filter(({ isForDevelopment }) => isForDevelopment))
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const others = [...counts].sort((one, other) => other[1] - one[1] || compare(one[0], other[0]));
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from `package-lock.json`; a test says when it is out of date, and which licences may be',
    'here. Keyway itself is under the MIT licence.',
    '',
    '## Packages that run in the store',
    '',
    ...running.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`),
    '',
    '## Packages that build and test it',
    '',
    ...others.map(([licence, count]) => `- ${licence}: ${count}`),
    '',
  ].join('\n');
}
