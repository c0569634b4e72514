import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { NotFoundError } from '../../domain/base/shared/errors';
import { countWebhookDeliveries } from '../../domain/base/webhooks/deliveries.queries.server';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { deleteWebhookEndpoint } from '../../domain/base/webhooks/endpoints.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: formatPageTitle(
      matches,
      `Delete ${data === undefined ? 'endpoint' : formatEndpointName(data.endpoint)}`,
    ),
  },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const endpoint = requireFound(await findWebhookEndpoint(context.db, requireId(params['id'])));
  return { endpoint, counts: await countWebhookDeliveries(context.db, endpoint.id) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  if ((await request.formData()).get('intent') !== 'delete') throw unknownIntent();
  try {
    await deleteWebhookEndpoint(context.db, id, toStaffActor(staff, context.requestId));
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    throw error;
  }
  const toast = { type: 'success', message: 'Endpoint deleted' } as const;
  return redirectWithToast(context, paths.admin.webhooks(), toast);
}

export default function DeleteWebhook() {
  const { endpoint, counts } = useLoaderData<typeof loader>();
  const name = formatEndpointName(endpoint);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Webhooks', to: paths.admin.webhooks() },
          { name, to: paths.admin.webhook(endpoint.id) },
          { name: 'Delete' },
        ]}
      />
      <h1>Delete {name}?</h1>
      <section className="panel narrow stack">
        <p className="wrap-anywhere">
          Nothing is sent to <strong>{endpoint.url}</strong> any more, and the record of what was sent goes
          too.
        </p>
        {counts.due > 0 && (
          <p className="notice notice--warn">
            {counts.due === 1
              ? 'One message waits there and is never sent.'
              : `${counts.due.toLocaleString('en-US')} messages wait there and are never sent.`}
          </p>
        )}
        {endpoint.state === 'active' && (
          <p className="muted">To stop it for a while, pause it instead: what happens meanwhile waits.</p>
        )}
        <Form method="post" className="cluster cluster--row">
          <input type="hidden" name="intent" value="delete" />
          <button type="submit" className="btn btn--danger">
            Delete the endpoint
          </button>
          <ButtonLink to={paths.admin.webhook(endpoint.id)}>Keep it</ButtonLink>
        </Form>
      </section>
    </>
  );
}
