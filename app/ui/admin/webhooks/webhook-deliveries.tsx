import { Form } from '@remix-run/react';

import type {
  WebhookAttempt,
  WebhookDelivery,
} from '../../../domain/base/webhooks/deliveries.queries.server';
import { DELIVERY_STATE_NAMES, type DeliveryState } from '../../../domain/base/webhooks/webhook-states.rules';
import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';
import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import { getSubjectPath } from '../activity/subject-path';
import { useHasPermission } from '../staff/use-has-permission';
import { Facts } from '../../facts';

const TONES: Record<DeliveryState, string> = { due: 'warn', delivered: 'good', failed: 'bad' };

export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  return <span className={`badge badge--${TONES[state]}`}>{DELIVERY_STATE_NAMES[state]}</span>;
}

/** A table of an endpoint's deliveries. */
export function DeliveryTable({
  endpointId,
  deliveries,
}: {
  endpointId: number;
  deliveries: WebhookDelivery[];
}) {
  const returnHere = useReturnHere();
  return (
    <DataTable
      rows={deliveries}
      rowKey="id"
      columns={[
        {
          name: 'Event',
          cell: (delivery) => (
            <TextLink to={adminPaths.webhookDelivery(endpointId, delivery.id, returnHere)}>
              {delivery.type}
            </TextLink>
          ),
        },
        { name: 'Subject', cell: (delivery) => formatSubject(delivery.subject) },
        { name: 'Created', cell: (delivery) => <Moment at={delivery.createdAt} /> },
        { name: 'Attempts', isNumber: true, cell: (delivery) => delivery.tries },
        {
          name: 'Last error',
          className: 'wrap-anywhere',
          cell: (delivery) =>
            delivery.lastNote === '' ? <span className="muted">None</span> : delivery.lastNote,
        },
        { name: 'Status', cell: (delivery) => <DeliveryStateBadge state={delivery.state} /> },
      ]}
    />
  );
}

/** Formats an event's subject: 'order:5' as 'Order 5'. */
function formatSubject(subject: string): string {
  const [kind = '', id = ''] = subject.split(':', 2);
  const what = kind === 'webhook' ? 'endpoint' : kind;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${id}`;
}

/** A delivery's attempts, latest first. */
export function AttemptTable({ attempts }: { attempts: WebhookAttempt[] }) {
  return (
    <DataTable
      region="Attempts"
      rows={attempts}
      rowKey="id"
      columns={[
        { name: 'Time', cell: (attempt) => <Moment at={attempt.attemptedAt} /> },
        { name: 'Response', cell: (attempt) => attempt.status ?? <span className="muted">None</span> },
        {
          name: 'Duration',
          isNumber: true,
          cell: (attempt) => <>{attempt.durationMs.toLocaleString('en-US')} ms</>,
        },
        {
          name: 'Error',
          className: 'wrap-anywhere',
          cell: (attempt) => (attempt.error === '' ? <span className="muted">None</span> : attempt.error),
        },
      ]}
    />
  );
}

interface DeliveryProps {
  endpoint: WebhookEndpoint;
  delivery: WebhookDelivery & { isBeingSent: boolean };
}

/** Sends a delivery again, unless the endpoint is paused or off. */
export function Redeliver({ endpoint, delivery }: DeliveryProps) {
  if (endpoint.state !== 'active' && delivery.type !== 'ping') return null;
  const isWaiting = delivery.state === 'due';
  // It is about to be sent anyway.
  if (delivery.isBeingSent || (isWaiting && delivery.tries === 0 && endpoint.restUntil === null)) return null;
  return (
    <Form method="post">
      <button type="submit" className="btn" name="intent" value="redeliver">
        {isWaiting ? 'Send now' : 'Redeliver'}
      </button>
    </Form>
  );
}

interface DeliveryFactsProps extends DeliveryProps {
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
          ['Subject', href === undefined ? about : <TextLink to={href}>{about}</TextLink>],
          ['URL', <span className="wrap-anywhere">{endpoint.url}</span>],
          ['webhook-id', <span className="part-number wrap-anywhere">{delivery.messageId}</span>],
          ['Created', <Moment at={delivery.createdAt} />],
          [
            delivery.state === 'due' ? 'Next attempt' : 'Completed',
            <NextTry endpoint={endpoint} delivery={delivery} />,
          ],
        ]}
      />
    </section>
  );
}

function NextTry({ endpoint, delivery }: DeliveryProps) {
  if (delivery.state !== 'due') return delivery.endedAt === null ? '-' : <Moment at={delivery.endedAt} />;
  if (delivery.isBeingSent) return 'Sending';
  if (endpoint.state !== 'active' && delivery.type !== 'ping') return 'When the endpoint resumes';
  const { restUntil } = endpoint;
  const at = restUntil !== null && restUntil > delivery.dueAt ? restUntil : delivery.dueAt;
  return delivery.tries === 0 && restUntil === null ? 'Now' : <Moment at={at} />;
}
