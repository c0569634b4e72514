import { useSearchParams } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import {
  SETTING_FIELDS,
  SETTING_GROUPS,
  formatSetting,
  type SettingField,
  type SettingKind,
} from '../../../domain/base/settings/setting-fields.rules';
import { DEFAULT_SETTINGS, type Settings } from '../../../domain/base/settings/settings.rules';
import { SettingsFormSchema } from '../../../domain/base/settings/settings.schema';
import { adminPaths } from '../../../admin-paths';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import { ButtonLink } from '../links';

export const settingsValidator = withZod(SettingsFormSchema);

const LABELS = Object.fromEntries(SETTING_FIELDS.map(({ name, label }) => [name, label]));

const RESET_FORM = 'reset-setting';

interface SettingsFormProps {
  settings: Settings;
  version: number;
}

/** Edits the settings. A blank field or its button restores the default. */
export function SettingsForm({ settings, version }: SettingsFormProps) {
  const values = Object.fromEntries(
    SETTING_FIELDS.map((field) => [field.name, formatSetting(field, settings)]),
  );
  return (
    <>
      <ResetQuestion settings={settings} version={version} />
      <StoreForm
        // Restarts from the saved values.
        key={version}
        id="settings"
        validator={settingsValidator}
        labels={LABELS}
        defaultValues={values}
        className="settings-form"
      >
        <input type="hidden" name="expectedVersion" value={version} />
        {SETTING_GROUPS.map(({ id, title, fields }) => (
          <fieldset key={id} className="panel tab-panel settings-group" id={id}>
            <legend>{title}</legend>
            <div className="field-grid">
              {fields.map((field) => (
                <SettingRow key={field.name} field={field} settings={settings} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="form-buttons settings-form__save">
          <SubmitButton name="Save settings" busyName="Saving..." />
          <p className="small muted">Leave a field blank to use its default.</p>
        </div>
      </StoreForm>
    </>
  );
}

const INPUT_MODES = {
  money: 'decimal',
  percent: 'decimal',
  whole: 'numeric',
  time: 'text',
  moment: 'text',
  line: 'text',
  email: 'email',
  phone: 'tel',
} as const satisfies Record<SettingKind, string>;

function SettingRow({ field, settings }: { field: SettingField; settings: Settings }) {
  const initial = formatSetting(field, DEFAULT_SETTINGS);
  const isChanged = settings[field.name] !== DEFAULT_SETTINGS[field.name];
  return (
    <div className="setting">
      <TextField
        name={field.name}
        label={field.label}
        inputMode={INPUT_MODES[field.kind]}
        autoComplete="off"
        hint={`${field.hint === undefined ? '' : `${field.hint} `}Default: ${initial || 'none'}`}
      />
      {isChanged && (
        <ButtonLink
          isSmall
          to={`${adminPaths.settings({ reset: field.name })}#${RESET_FORM}`}
          aria-label={`${field.label}: ${initial === '' ? 'clear' : `reset to ${initial}`}`}
        >
          {initial === '' ? 'Clear' : `Reset to ${initial}`}
        </ButtonLink>
      )}
    </div>
  );
}

/** Asks before the setting in the page's URL goes back to its default: the store follows at once. */
function ResetQuestion({ settings, version }: SettingsFormProps) {
  const [params] = useSearchParams();
  const field = SETTING_FIELDS.find(({ name }) => name === params.get('reset'));
  if (field === undefined || settings[field.name] === DEFAULT_SETTINGS[field.name]) return null;
  const current = formatSetting(field, settings);
  const initial = formatSetting(field, DEFAULT_SETTINGS);
  return (
    // A document is loaded anew, so that the fields show what is stored.
    <form
      id={RESET_FORM}
      method="post"
      action={adminPaths.settings()}
      className="setting__reset"
      role="group"
      aria-label={`Reset ${field.label}?`}
    >
      <input type="hidden" name="intent" value="reset" />
      <input type="hidden" name="expectedVersion" value={version} />
      <p className="small">
        Reset {field.label} from {current || 'blank'} to {initial || 'blank'}?
      </p>
      <button
        type="submit"
        name="reset"
        value={field.name}
        className="btn btn--small btn--danger"
        // The link that was followed asked for this question.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        Reset to {initial}
      </button>
      <ButtonLink isSmall to={adminPaths.settings()}>
        Keep {current || 'it'}
      </ButtonLink>
    </form>
  );
}

/** The settings, read-only. */
export function SettingsTable({ settings }: Pick<SettingsFormProps, 'settings'>) {
  return SETTING_GROUPS.map(({ id, title, fields }) => (
    <section key={id} className="panel settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="settings-list">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              {formatSetting(field, settings)}
              {settings[field.name] !== DEFAULT_SETTINGS[field.name] && (
                <span className="small muted"> (default {formatSetting(field, DEFAULT_SETTINGS)})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
