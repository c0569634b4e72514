import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { readVersionedSettings } from '../../domain/base/settings/settings.queries.server';
import {
  changeSettings,
  resetSetting,
  SettingsChangedError,
} from '../../domain/base/settings/settings.server';
import { ResetSettingSchema } from '../../domain/base/settings/settings.schema';
import { ConflictError } from '../../domain/base/shared/errors';
import { readForm, refuseForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { paths } from '../../paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { SettingsForm, settingsValidator, SettingsTable } from '../../ui/admin/settings/settings-form';
import { SettingsPreview } from '../../ui/admin/settings/settings-preview';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const resetValidator = withZod(ResetSettingSchema);

export const meta = createMeta('Settings');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'settings.view');
  const { settings, version } = await readVersionedSettings(context.db);
  return { settings, version, changes: await listAuditEvents(context.db, 'settings') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'settings.edit');
  const form = await request.formData();
  const actor = toStaffActor(staff, context.requestId);
  try {
    if (form.get('intent') === 'reset') {
      const { data, problem } = await readForm(context, form, resetValidator);
      if (problem !== undefined) return problem;
      await resetSetting(context.db, data, actor);
      return await redirectWithToast(context, paths.admin.settings(), {
        type: 'success',
        message: 'The setting has its default again',
      });
    }
    const { data, problem } = await readForm(context, form, settingsValidator);
    if (problem !== undefined) return problem;
    const { seenVersion, ...settings } = data;
    const changed = await changeSettings(context.db, { seenVersion, settings }, actor);
    const message = changed.length === 0 ? 'Nothing was changed' : 'Settings saved';
    return await redirectWithToast(context, paths.admin.settings(), { type: 'success', message });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const fieldErrors = error instanceof SettingsChangedError ? error.fieldErrors : {};
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return refuseForm(context, form, fieldErrors, {
      status: 409,
      headers: await createToastHeaders(context, toast),
    });
  }
}

export default function SettingsPage() {
  const { settings, version, changes } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  return (
    <>
      <h1>Settings</h1>
      <p className="muted">
        Policies and rates. The store, its mail and its texts follow at once when they are saved.
      </p>
      <div className="settings-layout">
        <div>
          {may('settings.edit') ? (
            <SettingsForm settings={settings} version={version} />
          ) : (
            <SettingsTable settings={settings} />
          )}
        </div>
        <div>
          <SettingsPreview settings={settings} />
          <ChangeList changes={changes} />
        </div>
      </div>
    </>
  );
}
