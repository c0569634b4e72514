import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { CLEAR_PHRASE, ClearDemoSchema } from '../../backoffice/demo/clear-demo.schema';
import { clearDemo } from '../../backoffice/demo/clear-demo.server';
import { isDemoCleared } from '../../backoffice/demo/demo-state.queries.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(ClearDemoSchema);

export const meta = createMeta('Clear demo data');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'settings.edit');
  if (!context.env.demo) throw createNotFoundResponse();
  return { isCleared: await isDemoCleared(context.db) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'settings.edit');
  if (!context.env.demo) throw createNotFoundResponse();
  const posted = await readStaffForm(context, request, staff, adminPaths.clearDemo());
  return answerStaffForm(posted, validator, async (_, actor) => {
    await clearDemo(context.db, actor);
    return { message: 'Demo data cleared', page: adminPaths.dashboard() };
  });
}

export default function ClearDemoPage() {
  const { isCleared } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      crumbs={[{ name: 'Settings', to: adminPaths.settings() }, { name: 'Clear demo data' }]}
      title="Clear the demo data?"
      facts={
        <ul className="admin-list">
          <li>
            <strong>Deleted:</strong> all products, categories, and prices; orders, quotes, customers, and
            messages; stock, suppliers, and purchase orders; locations, posts, and events; mail, API tokens,
            webhooks, and the audit log; the demo staff accounts
          </li>
          <li>
            <strong>Kept:</strong> settings, standard pages such as the FAQ, your account, and staff accounts
            you added
          </li>
        </ul>
      }
      refusal={isCleared && 'The demo data has already been cleared.'}
      text="This also deletes everything you’ve entered since the demo started. It can’t be undone."
      validator={validator}
      fields={{}}
      button="Clear demo data"
      back={{ name: 'Keep data', to: adminPaths.settings() }}
      labels={{ phrase: 'Confirmation' }}
    >
      <TextField name="phrase" label={`Type ${CLEAR_PHRASE} to confirm`} autoComplete="off" isCode />
    </ConfirmPage>
  );
}
