import { Form } from '@remix-run/react';

import type { WebhookDelivery } from '../../../domain/base/webhooks/deliveries.queries.server';
import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import { Moment } from '../../moment';
import { getSubjectPath } from '../activity/subject-path';
import { useHasPermission } from '../staff/use-has-permission';
import { formatSubject } from './webhook-deliveries';
import { TextLink } from '../links';
import { Facts } from '../../facts';

interface DeliveryProps {
  endpoint: WebhookEndpoint;
  delivery: WebhookDelivery & { isBeingSent: boolean };
}

/** Sends it once more, where anything is sent at all. */
export function Redeliver({ endpoint, delivery }: DeliveryProps) {
  if (endpoint.state !== 'active' && delivery.type !== 'ping') return null;
  const isWaiting = delivery.state === 'due';
  // It is sent in a moment in any case.
  if (delivery.isBeingSent || (isWaiting && delivery.tries === 0 && endpoint.restUntil === null)) return null;
  return (
    <Form method="post">
      <button type="submit" className="btn" name="intent" value="redeliver">
        {isWaiting ? 'Send it now' : 'Redeliver'}
      </button>
    </Form>
  );
}

interface DeliveryFactsProps extends DeliveryProps {
  /** What the message is about can still be looked at. */
  isThere: boolean;
}

export function DeliveryFacts({ endpoint, delivery, isThere }: DeliveryFactsProps) {
  const may = useHasPermission();
  const about = formatSubject(delivery.subject);
  const href = isThere ? getSubjectPath(delivery.subject, may) : undefined;
  return (
    <section className="panel">
      <Facts
        className="mail-facts"
        facts={[
          ['About', href === undefined ? about : <TextLink to={href}>{about}</TextLink>],
          ['To', <span className="wrap-anywhere">{endpoint.url}</span>],
          ['webhook-id', <span className="part-number wrap-anywhere">{delivery.messageId}</span>],
          ['Happened', <Moment at={delivery.createdAt} />],
          [
            delivery.state === 'due' ? 'Next try' : 'Ended',
            <NextTry endpoint={endpoint} delivery={delivery} />,
          ],
        ]}
      />
    </section>
  );
}

function NextTry({ endpoint, delivery }: DeliveryProps) {
  if (delivery.state !== 'due') return delivery.endedAt === null ? '-' : <Moment at={delivery.endedAt} />;
  if (delivery.isBeingSent) return 'It is being sent';
  if (endpoint.state !== 'active' && delivery.type !== 'ping') return 'When the endpoint goes on';
  const { restUntil } = endpoint;
  const at = restUntil !== null && restUntil > delivery.dueAt ? restUntil : delivery.dueAt;
  return delivery.tries === 0 && restUntil === null ? 'Now' : <Moment at={at} />;
}
