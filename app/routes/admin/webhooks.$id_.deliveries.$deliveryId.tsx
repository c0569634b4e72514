import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getSubjectNames } from '../../backoffice/activity/audit-subjects.queries.server';
import { findWebhookDelivery } from '../../domain/base/webhooks/deliveries.queries.server';
import { findWebhookEndpoint } from '../../domain/base/webhooks/endpoints.queries.server';
import { redeliverWebhook } from '../../domain/base/webhooks/send-by-hand.server';
import { formatEndpointName } from '../../domain/base/webhooks/webhook-states.rules';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BackToList } from '../../ui/admin/back-to-list';
import { usePolling } from '../../ui/admin/use-polling';
import {
  AttemptTable,
  DeliveryStateBadge,
  DeliveryFacts,
  Redeliver,
} from '../../ui/admin/webhooks/webhook-deliveries';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { PageHead } from '../../ui/admin/page-head';

/** Reload interval without JavaScript. */
const RELOAD_AFTER_SECONDS = 2;

export const meta = createMeta<typeof loader>((data) => `Delivery ${data?.delivery.id ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'webhooks.manage');
  const id = requireId(params['id']);
  const deliveryId = requireId(params['deliveryId']);
  const endpoint = requireFound(await findWebhookEndpoint(context.db, id));
  const delivery = requireFound(await findWebhookDelivery(context.db, id, deliveryId));
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
  const id = requireId(params['id']);
  const deliveryId = requireId(params['deliveryId']);
  if ((await request.formData()).get('intent') !== 'redeliver') throw unknownIntent();
  const page = keepReturn(request, adminPaths.webhookDelivery(id, deliveryId));
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await redeliverWebhook(context.db, id, deliveryId, actor);
    return 'Delivery queued';
  });
}

export default function WebhookDeliveryPage() {
  const { endpoint, delivery, isThere, reloadAfterSeconds } = useLoaderData<typeof loader>();
  usePolling(reloadAfterSeconds !== undefined);
  return (
    <>
      <BackToList list={adminPaths.webhook(endpoint.id)} name={formatEndpointName(endpoint)} />
      <PageHead title={delivery.type} badge={<DeliveryStateBadge state={delivery.state} />}>
        <Redeliver endpoint={endpoint} delivery={delivery} />
      </PageHead>
      <DeliveryFacts endpoint={endpoint} delivery={delivery} isThere={isThere} />
      <section className="panel">
        <h2>Body</h2>
        <pre className="mail-text">{delivery.body}</pre>
      </section>
      <h2 className="large">Attempts</h2>
      {delivery.attempts.length === 0 ? (
        <p className="muted">No attempts yet.</p>
      ) : (
        <AttemptTable attempts={delivery.attempts} />
      )}
    </>
  );
}
