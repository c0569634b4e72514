import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { listWebhookDeliveries } from '../../domain/base/webhooks/deliveries.queries.server';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { setWebhookState } from '../../domain/base/webhooks/endpoints.server';
import { pingWebhookEndpoint } from '../../domain/base/webhooks/send-by-hand.server';
import {
  DELIVERY_STATE_NAMES,
  DELIVERY_STATES,
  formatEndpointName,
  isDeliveryState,
} from '../../domain/base/webhooks/webhook-states.rules';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { StatusLinks } from '../../ui/admin/list-filter';
import { DeliveryTable } from '../../ui/admin/webhooks/webhook-deliveries';
import { WebhookActions, WebhookFacts, WebhookTrouble } from '../../ui/admin/webhooks/webhook-panels';
import { EndpointStateBadge } from '../../ui/admin/webhooks/webhook-table';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { createMeta } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { answerStaffAction } from './staff-form.server';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Webhook' : formatEndpointName(data.endpoint),
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const endpoint = requireFound(await findWebhookEndpoint(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const wanted = query.get('state') ?? '';
  const state = isDeliveryState(wanted) ? wanted : undefined;
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
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
  const page = paths.admin.webhook(id);
  if (intent === 'ping')
    return answerStaffAction({ context, staff, page }, async (actor) => {
      const { deliveryId } = await pingWebhookEndpoint(db, id, actor);
      return { page: paths.admin.webhookDelivery(id, deliveryId), message: 'A ping is on its way' };
    });
  if (intent !== 'pause' && intent !== 'resume') throw unknownIntent();
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await setWebhookState(db, id, intent === 'pause' ? 'paused' : 'active', actor);
    return intent === 'pause' ? 'The endpoint is paused' : 'The endpoint goes on';
  });
}

export default function WebhookPage() {
  const { endpoint, state, deliveries, page, counts, changes } = useLoaderData<typeof loader>();
  const name = formatEndpointName(endpoint);
  const hrefOf = (query: { state?: string | undefined; page?: number }) =>
    paths.admin.webhook(endpoint.id, query);
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Webhooks', to: paths.admin.webhooks() }, { name }]} />
      <div className="admin-head">
        <div className="order-title">
          <h1>{name}</h1>
          <EndpointStateBadge state={endpoint.state} />
        </div>
        <WebhookActions endpoint={endpoint} />
      </div>
      <WebhookTrouble endpoint={endpoint} waiting={counts.due} />
      <WebhookFacts endpoint={endpoint} />
      <h2 className="large">Deliveries</h2>
      <StatusLinks
        current={state}
        hrefOf={(value) => hrefOf({ state: value })}
        links={[
          { value: undefined, name: 'All', count: counts.due + counts.delivered + counts.failed },
          ...DELIVERY_STATES.map((one) => ({
            value: one,
            name: DELIVERY_STATE_NAMES[one],
            count: counts[one],
          })),
        ]}
      />
      {deliveries.length === 0 ? (
        <div className="empty-state">
          <Icon name="webhook" />
          <p>
            {state === undefined
              ? 'Nothing yet: send a ping to see whether messages arrive'
              : 'No deliveries match your filter'}
          </p>
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <DeliveryTable endpointId={endpoint.id} deliveries={deliveries} />
          <Pager page={page} hrefOf={(number) => hrefOf({ state, page: number })} />
          <p className="muted small">Deliveries are kept for 30 days.</p>
        </>
      )}
      <ChangeList changes={changes} />
    </>
  );
}
