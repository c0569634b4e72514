import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listWebhookEndpoints } from '../../domain/base/webhooks/endpoints.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { WebhookTable } from '../../ui/admin/webhooks/webhook-panels';
import { Icon } from '../../ui/icon/icon';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { EmptyList } from '../../ui/admin/empty-list';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta('Webhooks');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  return { endpoints: await listWebhookEndpoints(context.db) };
}

export default function Webhooks() {
  const { endpoints } = useLoaderData<typeof loader>();
  const off = endpoints.filter(({ state }) => state === 'off').length;
  return (
    <>
      <PageHead title="Webhooks">
        <ButtonLink look="primary" to={adminPaths.newWebhook()}>
          Add endpoint
        </ButtonLink>
      </PageHead>

      {off > 0 && (
        <p className="notice notice--bad">
          <Icon name="circle-alert" />
          <span>
            {off === 1 ? '1 endpoint is' : `${off} endpoints are`} disabled after failed deliveries. Events
            are queued.
          </span>
        </p>
      )}
      {endpoints.length === 0 ? (
        <EmptyList icon="webhook" empty="No webhooks yet. Add an endpoint to receive store events.">
          <ButtonLink to={adminPaths.newWebhook()}>Add endpoint</ButtonLink>
        </EmptyList>
      ) : (
        <WebhookTable endpoints={endpoints} />
      )}
    </>
  );
}
