import type { AppLoadContext } from '@remix-run/node';

import { pickChangedSettings, type Settings } from '../domain/base/settings/settings.rules';
import { readSettings } from '../domain/base/settings/settings.queries.server';

// Loaders of a request share its load context, so they use the same settings.
const read = new WeakMap<AppLoadContext, Promise<Settings>>();

/** Reads the settings once per request. Placing an order reads them again in its transaction. */
export function settingsOf(context: AppLoadContext): Promise<Settings> {
  const known = read.get(context);
  if (known !== undefined) return known;
  const reading = readSettings(context.db);
  read.set(context, reading);
  return reading;
}

/** Returns the changed settings for pages, whose scripts contain the defaults (`getSettings`). */
export async function changedSettingsOf(context: AppLoadContext): Promise<Partial<Settings>> {
  return pickChangedSettings(await settingsOf(context));
}
