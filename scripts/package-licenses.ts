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
  license: string;
  /** Needed only to build and test. */
  isForDevelopment: boolean;
  hasInstallScript: boolean;
  /** Whether the lock file holds a checksum and the package comes from a registry. */
  isPinned: boolean;
}

/** Licenses that the lock file leaves out, taken from the packages' own files. */
const LICENSES_NOT_LOCKED: Record<string, string> = {
  'cli-table': 'MIT',
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

/** Lists the packages in an npm lock file, each version once. */
export function readLockFile(lockFile: string): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(lockFile));
  const byId = new Map<string, LockedPackage>();
  for (const [location, entry] of Object.entries(packages)) {
    if (location === '') continue;
    const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license, dev = false } = entry;
    const id = `${name}@${version}`;
    const known = byId.get(id);
    byId.set(id, {
      name,
      version,
      license: license ?? LICENSES_NOT_LOCKED[name] ?? 'unknown',
      isForDevelopment: dev && (known?.isForDevelopment ?? true),
      hasInstallScript: entry.hasInstallScript ?? false,
      // Only a package from anywhere else has its address in the lock file (.npmrc).
      isPinned: entry.integrity !== undefined && entry.resolved === undefined,
    });
  }
  return [...byId.values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Renders the license page: one line per package that runs in the store, and a count per license for the others. */
export function renderLicenses(packages: readonly LockedPackage[]): string {
  const running = packages.filter(({ isForDevelopment }) => !isForDevelopment);
  const counts = new Map<string, number>();
  for (const { license } of packages.filter(({ isForDevelopment }) => isForDevelopment))
    counts.set(license, (counts.get(license) ?? 0) + 1);
  const others = [...counts].sort((one, other) => other[1] - one[1] || compare(one[0], other[0]));
  return [
    '# Licenses',
    '',
    'Generated from `package-lock.json` by `npm run licenses`. A test fails when this page is out of date or a license is',
    'not on the allowed list. Keyway itself is under the [MIT license](../LICENSE).',
    '',
    '## Packages that run in the store',
    '',
    ...running.map(({ name, version, license }) => `- ${name} ${version}: ${license}`),
    '',
    '## Packages that build and test it',
    '',
    ...others.map(([license, count]) => `- ${license}: ${count}`),
    '',
    '## Payment logos',
    '',
    '`app/ui/icon/logos.svg` holds marks of simple-icons 16.37.0 (CC0-1.0). They remain trademarks of their owners.',
    '',
  ].join('\n');
}
