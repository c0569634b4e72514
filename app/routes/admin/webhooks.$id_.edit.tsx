import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { changeWebhookEndpoint } from '../../domain/base/webhooks/endpoints.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { refuseWebhookForm, getWebhookPolicy } from './webhook-form.server';
import { adminPaths } from '../../admin-paths';
import { WebhookForm, webhookValidator } from '../../ui/admin/webhooks/webhook-form';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { readStaffForm, answerStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>(
  (data) => `Edit ${data === undefined ? 'endpoint' : formatEndpointName(data.endpoint)}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const endpoint = requireFound(await findWebhookEndpoint(context.db, requireId(params['id'])));
  return { endpoint, allowsPrivate: context.env.privateWebhooks };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.webhook(id));
  return answerStaffForm(
    posted,
    webhookValidator,
    async (endpoint, actor) => {
      await changeWebhookEndpoint(context.db, id, endpoint, getWebhookPolicy(context), actor);
      return 'Endpoint saved';
    },
    (error) => refuseWebhookForm(context, posted.form, error),
  );
}

export default function EditWebhook() {
  const { endpoint, allowsPrivate } = useLoaderData<typeof loader>();
  const name = formatEndpointName(endpoint);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Webhooks', to: adminPaths.webhooks() },
          { name, to: adminPaths.webhook(endpoint.id) },
          { name: 'Edit' },
        ]}
      />
      <h1>Edit {name}</h1>
      <section className="panel narrow">
        <WebhookForm endpoint={endpoint} allowsPrivate={allowsPrivate} />
      </section>
    </>
  );
}
