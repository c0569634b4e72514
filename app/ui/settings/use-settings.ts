import { useRouteLoaderData } from '@remix-run/react';

import { DEFAULT_SETTINGS, isSettings, type Settings } from '../../domain/base/settings/settings.rules';

/** The policies and rates, which the root loader knows; the defaults on a page whose root could not be loaded. */
export function getSettings(rootData: unknown): Settings {
  if (typeof rootData !== 'object' || rootData === null || !('settings' in rootData)) return DEFAULT_SETTINGS;
  const settings: unknown = { ...DEFAULT_SETTINGS, ...(rootData.settings ?? {}) };
  return isSettings(settings) ? settings : DEFAULT_SETTINGS;
}

export function useSettings(): Settings {
  return getSettings(useRouteLoaderData('root'));
}
