import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { nowIso } from '../shared/clock';
import { ConflictError, FieldsChangedError } from '../shared/errors';
import { SETTING_FIELDS, formatSetting } from './setting-fields.rules';
import { DEFAULT_SETTINGS, type SettingName, type Settings } from './settings.rules';
import { SettingsFormSchema } from './settings.schema';
import { readVersionedSettings, SETTINGS_ROW } from './settings.queries.server';
import { pick } from '../shared/pick';

/** The settings changed since the form was opened; holds the differing fields and their current values. */
export class SettingsChangedError extends FieldsChangedError {
  constructor(fieldErrors: Record<string, string>) {
    super('Settings changed while you were editing. Check the marked fields and save again.', fieldErrors);
  }
}

/**
 * Changes settings and audits them. @returns the names of the changed settings.
 *
 * @param expectedVersion the expected version.
 * @throws SettingsChangedError
 */
export async function changeSettings(
  db: Db,
  { expectedVersion, settings }: { expectedVersion: number; settings: Settings },
  actor: Actor,
): Promise<SettingName[]> {
  return inTransaction(db, async (trx) => {
    const now = await readVersionedSettings(trx);
    if (now.version !== expectedVersion)
      throw new SettingsChangedError(await getDifferences(trx, now.settings, settings));
    return writeSettings(trx, now, settings, actor);
  });
}

/** Resets one setting. @throws SettingsChangedError, or ZodError if the other settings don't allow it. */
export async function resetSetting(
  db: Db,
  { expectedVersion, reset }: { expectedVersion: number; reset: SettingName },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = await readVersionedSettings(trx);
    if (now.version !== expectedVersion) throw new SettingsChangedError({});
    const settings = { ...now.settings, [reset]: DEFAULT_SETTINGS[reset] };
    const texts = Object.fromEntries(
      SETTING_FIELDS.map((field) => [field.name, formatSetting(field, settings)]),
    );
    const checked = SettingsFormSchema.safeParse({ ...texts, expectedVersion });
    if (!checked.success)
      throw new ConflictError(checked.error.issues[0]?.message ?? 'This setting conflicts with another one.');
    await writeSettings(trx, now, settings, actor);
  });
}

/** Writes changed settings and audits them. @returns the names of the changed settings. */
export async function writeSettings(
  trx: Trx,
  now: { settings: Settings; version: number },
  settings: Settings,
  actor: Actor,
): Promise<SettingName[]> {
  const names = SETTING_FIELDS.map(({ name }) => name);
  const changed = names.filter((name) => settings[name] !== now.settings[name]);
  if (changed.length === 0) return [];
  // Stores only differences, so that later corrections of defaults reach the store.
  const value = JSON.stringify(
    pick(settings, ...names.filter((name) => settings[name] !== DEFAULT_SETTINGS[name])),
  );
  const row = { value, version: now.version + 1, updated_at: nowIso() };
  await trx
    .insertInto('settings')
    .values({ name: SETTINGS_ROW, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await recordAudit(trx, actor, 'settings.change', 'settings', {
    before: pick(now.settings, ...changed),
    after: pick(settings, ...changed),
  });
  return changed;
}

async function getDifferences(trx: Trx, now: Settings, meant: Settings): Promise<Record<string, string>> {
  const last = await trx
    .selectFrom('audit_entries')
    .select('actor')
    .where('subject', '=', 'settings')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const who = last === undefined ? '' : ` by ${last.actor.replace(/^staff:/, '')}`;
  return Object.fromEntries(
    SETTING_FIELDS.filter(({ name }) => now[name] !== meant[name]).map((field) => [
      field.name,
      `Changed to ${formatSetting(field, now)}${who}. You entered ${formatSetting(field, meant)}.`,
    ]),
  );
}
