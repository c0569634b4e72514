import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';
import { isDemoCleared } from '../../backoffice/demo/demo-state.queries.server';
import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { readVersionedSettings } from '../../domain/base/settings/settings.queries.server';
import { changeSettings, resetSetting } from '../../domain/base/settings/settings.server';
import { ResetSettingSchema } from '../../domain/base/settings/settings.schema';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { ButtonLink } from '../../ui/admin/links';
import { SettingsForm, settingsValidator, SettingsTable } from '../../ui/admin/settings/settings-form';
import { SettingsPreview } from '../../ui/admin/settings/settings-preview';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { createMeta } from '../../ui/page-title';
import { readStaffForm, answerStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const resetValidator = withZod(ResetSettingSchema);

export const meta = createMeta('Settings');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'settings.view');
  const { settings, version } = await readVersionedSettings(context.db);
  const isDemo = context.env.demo && !(await isDemoCleared(context.db));
  return { settings, version, isDemo, changes: await listAuditEvents(context.db, 'settings') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'settings.edit');
  const posted = await readStaffForm(context, request, staff, adminPaths.settings());
  if (posted.form.get('intent') === 'reset')
    return answerStaffForm(posted, resetValidator, async (data, actor) => {
      await resetSetting(context.db, data, actor);
      return 'Setting reset to default';
    });
  return answerStaffForm(posted, settingsValidator, async ({ expectedVersion, ...settings }, actor) => {
    const changed = await changeSettings(context.db, { expectedVersion, settings }, actor);
    return changed.length === 0 ? 'No changes to save' : 'Settings saved';
  });
}

export default function SettingsPage() {
  const { settings, version, isDemo, changes } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  return (
    <>
      <h1>Settings</h1>

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
          {isDemo && may('settings.edit') && (
            <ButtonLink to={adminPaths.clearDemo()}>Clear demo data</ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}
