import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { addWebhookEndpoint } from '../../domain/base/webhooks/endpoints.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { readForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { refuseWebhookForm, getWebhookPolicy } from './webhook-form.server';
import { adminPaths } from '../../admin-paths';
import { WebhookForm, webhookValidator } from '../../ui/admin/webhooks/webhook-form';
import { WebhookSecret } from '../../ui/admin/webhooks/webhook-secret';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Add webhook endpoint');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  return { allowsPrivate: context.env.privateWebhooks };
}

/** No redirect, because the secret is shown only in this response. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const form = await request.formData();
  const { data: wanted, problem } = await readForm(context, form, webhookValidator);
  if (problem !== undefined) return problem;
  try {
    const actor = toStaffActor(staff, context.requestId);
    const added = await addWebhookEndpoint(context.db, wanted, getWebhookPolicy(context), staff, actor);
    const created = { endpointId: added.id, name: formatEndpointName(wanted), secret: added.secret };
    return data({ created }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return refuseWebhookForm(context, form, error);
  }
}

export default function NewWebhook() {
  const { allowsPrivate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer !== undefined && 'created' in answer)
    return <WebhookSecret title="Endpoint added" {...answer.created} />;
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Webhooks', to: adminPaths.webhooks() }, { name: 'Add endpoint' }]} />
      <h1>Add webhook endpoint</h1>
      <section className="panel narrow">
        <WebhookForm allowsPrivate={allowsPrivate} />
      </section>
    </>
  );
}
