import type {
  WebhookAttempt,
  WebhookDelivery,
} from '../../../domain/base/webhooks/deliveries.queries.server';
import { DELIVERY_STATE_NAMES, type DeliveryState } from '../../../domain/base/webhooks/webhook-states.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

const TONES: Record<DeliveryState, string> = { due: 'warn', delivered: 'good', failed: 'bad' };

export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  return <span className={`badge badge--${TONES[state]}`}>{DELIVERY_STATE_NAMES[state]}</span>;
}

/** What was and will be sent to an endpoint. */
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
            <TextLink to={paths.admin.webhookDelivery(endpointId, delivery.id, returnHere)}>
              {delivery.type}
            </TextLink>
          ),
        },
        { name: 'About', cell: (delivery) => formatSubject(delivery.subject) },
        { name: 'Happened', cell: (delivery) => <Moment at={delivery.createdAt} /> },
        { name: 'Tries', isNumber: true, cell: (delivery) => delivery.tries },
        {
          name: 'Last answer',
          className: 'wrap-anywhere',
          cell: (delivery) =>
            delivery.lastNote === '' ? <span className="muted">none yet</span> : delivery.lastNote,
        },
        { name: 'State', cell: (delivery) => <DeliveryStateBadge state={delivery.state} /> },
      ]}
    />
  );
}

/** 'order:5' as people read it: 'Order 5'. */
export function formatSubject(subject: string): string {
  const [kind = '', id = ''] = subject.split(':', 2);
  const what = kind === 'webhook' ? 'endpoint' : kind;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${id}`;
}

/** Every try to deliver it, the latest first. */
export function AttemptTable({ attempts }: { attempts: WebhookAttempt[] }) {
  return (
    <DataTable
      region="Tries"
      rows={attempts}
      rowKey="id"
      columns={[
        { name: 'Tried', cell: (attempt) => <Moment at={attempt.attemptedAt} /> },
        { name: 'Answer', cell: (attempt) => attempt.status ?? <span className="muted">none</span> },
        {
          name: 'Took',
          isNumber: true,
          cell: (attempt) => <>{attempt.durationMs.toLocaleString('en-US')} ms</>,
        },
        {
          name: 'What went wrong',
          className: 'wrap-anywhere',
          cell: (attempt) => (attempt.error === '' ? <span className="muted">nothing</span> : attempt.error),
        },
      ]}
    />
  );
}
