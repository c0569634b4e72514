import type { Db, Trx } from '../../../../db/schema';
import { parsed } from '../shared/stored-json';
import { DEFAULT_SETTINGS, isSettings, type Settings } from './settings.rules';

/** The row of the settings table that holds what was changed, as JSON. */
export const SETTINGS_ROW = 'store';

// What was read last: the text is compared, so that a change by any process counts with the next question.
let last: { text: string; settings: Settings } = { text: '{}', settings: DEFAULT_SETTINGS };

/** The policies and rates as they are now. In a transaction ask by it, so that they are those of its moment. */
export async function readSettings(db: Db | Trx): Promise<Settings> {
  return (await readVersionedSettings(db)).settings;
}

/** The settings, and a number that grows with every change of them. */
export async function readVersionedSettings(db: Db | Trx): Promise<{ settings: Settings; version: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', SETTINGS_ROW)
    .executeTakeFirst();
  const { value: text, version } = row ?? { value: '{}', version: 0 };
  if (text !== last.text) last = { text, settings: settingsOf(text) };
  return { settings: last.settings, version };
}

/** The defaults with what was changed; a broken row counts for nothing rather than stopping the store. */
function settingsOf(text: string): Settings {
  const changed = parsed(text);
  const settings: unknown = { ...DEFAULT_SETTINGS, ...(typeof changed === 'object' ? changed : {}) };
  return isSettings(settings) ? settings : DEFAULT_SETTINGS;
}
