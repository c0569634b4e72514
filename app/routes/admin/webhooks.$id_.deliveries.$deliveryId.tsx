import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { getSubjectNames } from '../../backoffice/activity/audit-subjects.queries.server';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { findWebhookDelivery } from '../../domain/base/webhooks/deliveries.queries.server';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { redeliverWebhook } from '../../domain/base/webhooks/send-by-hand.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { BackToList } from '../../ui/admin/back-to-list';
import { usePolling } from '../../ui/admin/use-polling';
import { AttemptTable, DeliveryStateBadge } from '../../ui/admin/webhooks/webhook-deliveries';
import { DeliveryFacts, Redeliver } from '../../ui/admin/webhooks/webhook-delivery-panels';
import { formatPageTitle } from '../../ui/page-title';

/** Reload interval without JavaScript. */
const RELOAD_AFTER_SECONDS = 2;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Delivery ${data?.delivery.id ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  const deliveryId = requireId(params['deliveryId']);
  const endpoint = await findWebhookEndpoint(context.db, id);
  const delivery = await findWebhookDelivery(context.db, id, deliveryId);
  if (endpoint === undefined || delivery === undefined) throw createNotFoundResponse();
  const about = (await getSubjectNames(context.db, [delivery.subject])).get(delivery.subject);
  const isSent = endpoint.state === 'active' || delivery.type === 'ping';
  // The delivery is still changing.
  const isUnderWay =
    delivery.isBeingSent ||
    (isSent && delivery.state === 'due' && delivery.tries === 0 && !endpoint.restUntil);
  return {
    endpoint,
    delivery,
    isThere: about?.isThere ?? false,
    reloadAfterSeconds: isUnderWay ? RELOAD_AFTER_SECONDS : undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'webhooks.manage');
  const id = parseProductId(params['id']);
  const deliveryId = parseProductId(params['deliveryId']);
  if ((await request.formData()).get('intent') !== 'redeliver') throw unknownIntent();
  if (id === undefined || deliveryId === undefined) throw createNotFoundResponse();
  const page = keepReturn(request, paths.admin.webhookDelivery(id, deliveryId));
  try {
    await redeliverWebhook(context.db, id, deliveryId, toStaffActor(staff, context.requestId));
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return redirectWithToast(context, page, toast);
  }
  return redirectWithToast(context, page, { type: 'success', message: 'It is sent again' });
}

export default function WebhookDeliveryPage() {
  const { endpoint, delivery, isThere, reloadAfterSeconds } = useLoaderData<typeof loader>();
  usePolling(reloadAfterSeconds !== undefined);
  return (
    <>
      <BackToList list={paths.admin.webhook(endpoint.id)} name={formatEndpointName(endpoint)} />
      <div className="admin-head">
        <div className="order-title">
          <h1>{delivery.type}</h1>
          <DeliveryStateBadge state={delivery.state} />
        </div>
        <Redeliver endpoint={endpoint} delivery={delivery} />
      </div>
      <DeliveryFacts endpoint={endpoint} delivery={delivery} isThere={isThere} />
      <section className="panel">
        <h2>Body</h2>
        <pre className="mail-text">{delivery.body}</pre>
      </section>
      <h2 className="large">Tries</h2>
      {delivery.attempts.length === 0 ? (
        <p className="muted">None yet.</p>
      ) : (
        <AttemptTable attempts={delivery.attempts} />
      )}
    </>
  );
}
