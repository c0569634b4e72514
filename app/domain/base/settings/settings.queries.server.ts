import type { Db, Trx } from '../../../../db/schema';
import { parseJson } from '../shared/stored-json';
import { DEFAULT_SETTINGS, isSettings, type Settings } from './settings.rules';

/** The settings row with the changed values as JSON. */
export const SETTINGS_ROW = 'store';

// Memoized by the row's text, so that changes by any process count at once.
let last: { text: string; settings: Settings } = { text: '{}', settings: DEFAULT_SETTINGS };

/** Reads the current settings. Within a transaction, pass it for a consistent read. */
export async function readSettings(db: Db | Trx): Promise<Settings> {
  return (await readVersionedSettings(db)).settings;
}

/** Reads the settings and their version number. */
export async function readVersionedSettings(db: Db | Trx): Promise<{ settings: Settings; version: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', SETTINGS_ROW)
    .executeTakeFirst();
  const { value: text, version } = row ?? { value: '{}', version: 0 };
  if (text !== last.text) last = { text, settings: parseSettings(text) };
  return { settings: last.settings, version };
}

/** Merges changed values into the defaults. An invalid row is ignored rather than stopping the store. */
function parseSettings(text: string): Settings {
  const changed = parseJson(text);
  const settings: unknown = { ...DEFAULT_SETTINGS, ...(typeof changed === 'object' ? changed : {}) };
  return isSettings(settings) ? settings : DEFAULT_SETTINGS;
}
