import type { AppLoadContext } from '@remix-run/node';

import { pickChangedSettings, type Settings } from '../domain/base/settings/settings.rules';
import { readSettings } from '../domain/base/settings/settings.queries.server';

// The loaders of one request share its load context: they all state the same figures.
const read = new WeakMap<AppLoadContext, Promise<Settings>>();

/** The policies and rates, read once a request. What places an order reads them again in its transaction. */
export function settingsOf(context: AppLoadContext): Promise<Settings> {
  const known = read.get(context);
  if (known !== undefined) return known;
  const reading = readSettings(context.db);
  read.set(context, reading);
  return reading;
}

/** Those that are not as the store came, for the pages: the others are in their scripts (`getSettings`). */
export async function changedSettingsOf(context: AppLoadContext): Promise<Partial<Settings>> {
  return pickChangedSettings(await settingsOf(context));
}
