import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { listWebhookDeliveries } from '../../domain/base/webhooks/deliveries.queries.server';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { setWebhookState } from '../../domain/base/webhooks/endpoints.server';
import { pingWebhookEndpoint } from '../../domain/base/webhooks/send-by-hand.server';
import {
  DELIVERY_STATE_NAMES,
  formatEndpointName,
  isDeliveryState,
} from '../../domain/base/webhooks/webhook-states.rules';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { DeliveryTable } from '../../ui/admin/webhooks/webhook-deliveries';
import {
  WebhookActions,
  WebhookFacts,
  WebhookTrouble,
  EndpointStateBadge,
} from '../../ui/admin/webhooks/webhook-panels';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { parsePageParam } from '../../http/page-param.server';
import { PagedList } from '../../ui/admin/list-page';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Webhook' : formatEndpointName(data.endpoint),
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const endpoint = requireFound(await findWebhookEndpoint(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const wanted = query.get('state') ?? '';
  const state = isDeliveryState(wanted) ? wanted : undefined;
  const page = parsePageParam(request);
  return {
    endpoint,
    state,
    changes: await listAuditEvents(context.db, `webhook:${endpoint.id}`),
    ...(await listWebhookDeliveries(context.db, endpoint.id, { state, page })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  const { db } = context;
  const intent = (await request.formData()).get('intent');
  const page = adminPaths.webhook(id);
  if (intent === 'ping')
    return answerStaffAction({ context, staff, page }, async (actor) => {
      const { deliveryId } = await pingWebhookEndpoint(db, id, actor);
      return { page: adminPaths.webhookDelivery(id, deliveryId), message: 'Ping queued' };
    });
  if (intent !== 'pause' && intent !== 'resume') throw unknownIntent();
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await setWebhookState(db, id, intent === 'pause' ? 'paused' : 'active', actor);
    return intent === 'pause' ? 'Endpoint paused' : 'Endpoint resumed';
  });
}

export default function WebhookPage() {
  const { endpoint, state, deliveries, page, counts, changes } = useLoaderData<typeof loader>();
  const name = formatEndpointName(endpoint);
  const hrefOf = (query: { state?: string | undefined; page?: number }) =>
    adminPaths.webhook(endpoint.id, query);
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Webhooks', to: adminPaths.webhooks() }, { name }]} />
      <PageHead title={name} badge={<EndpointStateBadge state={endpoint.state} />}>
        <WebhookActions endpoint={endpoint} />
      </PageHead>
      <WebhookTrouble endpoint={endpoint} waiting={counts.due} />
      <WebhookFacts endpoint={endpoint} />
      <h2 className="large">Deliveries</h2>
      <StatusLinks
        current={state}
        hrefOf={(value) => hrefOf({ state: value })}
        links={countStates(DELIVERY_STATE_NAMES, counts)}
      />
      <PagedList
        page={page}
        hrefOf={(number) => hrefOf({ state, page: number })}
        empty={{
          icon: 'webhook',
          isFiltered: state !== undefined,
          filtered: 'No deliveries match your filter',
          empty: 'No deliveries yet. Send a ping to test the endpoint.',
        }}
      >
        <DeliveryTable endpointId={endpoint.id} deliveries={deliveries} />
      </PagedList>
      {page.total > 0 && <p className="muted small">Deliveries are kept for 30 days.</p>}
      <ChangeList changes={changes} />
    </>
  );
}
