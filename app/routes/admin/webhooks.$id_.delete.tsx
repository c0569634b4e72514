import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { countWebhookDeliveries } from '../../domain/base/webhooks/deliveries.queries.server';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { deleteWebhookEndpoint } from '../../domain/base/webhooks/endpoints.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';

export const meta = createMeta<typeof loader>(
  (data) => `Delete ${data === undefined ? 'endpoint' : formatEndpointName(data.endpoint)}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const endpoint = requireFound(await findWebhookEndpoint(context.db, requireId(params['id'])));
  return { endpoint, counts: await countWebhookDeliveries(context.db, endpoint.id) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  if ((await request.formData()).get('intent') !== 'delete') throw unknownIntent();
  const page = adminPaths.webhooks();
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await deleteWebhookEndpoint(context.db, id, actor);
    return 'Endpoint deleted';
  });
}

export default function DeleteWebhook() {
  const { endpoint, counts } = useLoaderData<typeof loader>();
  const name = formatEndpointName(endpoint);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Webhooks', to: adminPaths.webhooks() },
          { name, to: adminPaths.webhook(endpoint.id) },
          { name: 'Delete' },
        ]}
      />
      <h1>Delete {name}?</h1>
      <section className="panel narrow stack">
        <p className="wrap-anywhere">
          <strong>{endpoint.url}</strong> stops receiving events. Its delivery history is deleted.
        </p>
        {counts.due > 0 && (
          <p className="notice notice--warn">
            {counts.due === 1
              ? '1 queued event will never be sent.'
              : `${counts.due.toLocaleString('en-US')} queued events will never be sent.`}
          </p>
        )}
        {endpoint.state === 'active' && <p className="muted">To queue events instead, pause the endpoint.</p>}
        <ConfirmForm
          intent="delete"
          button="Delete endpoint"
          back={{ name: 'Keep endpoint', to: adminPaths.webhook(endpoint.id) }}
        />
      </section>
    </>
  );
}
