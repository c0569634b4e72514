import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listWebhookEndpoints } from '../../domain/base/webhooks/endpoints.queries.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
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
        <ButtonLink look="primary" to={paths.admin.newWebhook()}>
          Add endpoint
        </ButtonLink>
      </PageHead>
      <p className="muted">
        The store tells other programs what happens: it posts a signed message to each endpoint that wants to
        know.
      </p>
      {off > 0 && (
        <p className="notice notice--bad">
          <Icon name="circle-alert" />
          <span>
            {off === 1 ? 'One endpoint is' : `${off} endpoints are`} switched off, because messages did not
            arrive. What happens meanwhile waits there.
          </span>
        </p>
      )}
      {endpoints.length === 0 ? (
        <EmptyList icon="webhook" empty="No endpoints yet: nobody is told what happens in the store">
          <ButtonLink to={paths.admin.newWebhook()}>Add the first endpoint</ButtonLink>
        </EmptyList>
      ) : (
        <WebhookTable endpoints={endpoints} />
      )}
    </>
  );
}
