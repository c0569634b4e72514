import { useRouteLoaderData } from '@remix-run/react';

import { DEFAULT_SETTINGS, isSettings, type Settings } from '../../domain/base/settings/settings.rules';

/** Returns the settings; the defaults if the root loader failed. */
export function getSettings(rootData: unknown): Settings {
  if (typeof rootData !== 'object' || rootData === null || !('settings' in rootData)) return DEFAULT_SETTINGS;
  const settings: unknown = { ...DEFAULT_SETTINGS, ...(rootData.settings ?? {}) };
  return isSettings(settings) ? settings : DEFAULT_SETTINGS;
}

export function useSettings(): Settings {
  return getSettings(useRouteLoaderData('root'));
}
