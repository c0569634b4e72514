import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { rotateWebhookSecret } from '../../domain/base/webhooks/endpoints.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { readForm } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { refuseWebhookForm, getWebhookPolicy } from './webhook-form.server';
import { adminPaths } from '../../admin-paths';
import { seenEndpointValidator } from '../../ui/admin/webhooks/webhook-form';
import { WebhookSecret } from '../../ui/admin/webhooks/webhook-secret';
import { Breadcrumb } from '../../ui/breadcrumb';
import { StoreForm } from '../../ui/form/store-form';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { SubmitButton } from '../../ui/form/submit-button';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>(
  (data) => `Rotate the secret for ${data === undefined ? 'endpoint' : formatEndpointName(data.endpoint)}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const endpoint = requireFound(await findWebhookEndpoint(context.db, requireId(params['id'])));
  return { endpoint };
}

/** No redirect, because the secret is shown only in this response. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  const form = await request.formData();
  const { data: seen, problem } = await readForm(context, form, seenEndpointValidator);
  if (problem !== undefined) return problem;
  try {
    const actor = toStaffActor(staff, context.requestId);
    const policy = getWebhookPolicy(context);
    const created = await rotateWebhookSecret(context.db, id, seen.expectedVersion, policy, actor);
    return data({ created }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return refuseWebhookForm(context, form, error);
  }
}

export default function RotateWebhookSecret() {
  const { endpoint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const name = formatEndpointName(endpoint);
  if (answer !== undefined && 'created' in answer)
    return <WebhookSecret title="New secret" endpointId={endpoint.id} name={name} {...answer.created} />;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Webhooks', to: adminPaths.webhooks() },
          { name, to: adminPaths.webhook(endpoint.id) },
          { name: 'Rotate secret' },
        ]}
      />
      <h1>Rotate the secret for {name}?</h1>
      <section className="panel narrow stack">
        <p>The current secret keeps working for 24 hours. Update the receiver before then.</p>
        {endpoint.previousSecretUntil !== null && <p>The previous secret stops working immediately.</p>}
        <StoreForm id="secret" validator={seenEndpointValidator} labels={{}}>
          <input type="hidden" name="expectedVersion" value={endpoint.version} />
          <div className="cluster cluster--row">
            <SubmitButton name="Rotate secret" />
            <ButtonLink to={adminPaths.webhook(endpoint.id)}>Cancel</ButtonLink>
          </div>
        </StoreForm>
      </section>
    </>
  );
}
