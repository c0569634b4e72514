import type { ServerBuild } from '@remix-run/node';

/** Checks that what was loaded is Remix's server build. @throws Error when it is not. */
export function asServerBuild(loaded: unknown): ServerBuild {
  if (!isServerBuild(loaded)) throw new Error('The build is broken. Run npm run build.');
  return loaded;
}

function isServerBuild(loaded: unknown): loaded is ServerBuild {
  const parts = ['entry', 'routes', 'assets'];
  return typeof loaded === 'object' && loaded !== null && parts.every((part) => part in loaded);
}

/**
 * The function of the build that opens the store.
 *
 * @throws Error when the build has none.
 */
export function storeOpenerOf<Settings extends unknown[], Store>(
  build: ServerBuild,
): (...settings: Settings) => Promise<Store> {
  const entry: object = build.entry.module;
  if (!('openStore' in entry) || typeof entry.openStore !== 'function') {
    throw new Error('The build opens no store.');
  }
  const open = entry.openStore;
  return (...settings) => open(...settings);
}
