import { Link } from '@remix-run/react';

import type {
  WebhookAttempt,
  WebhookDelivery,
} from '../../../domain/base/webhooks/deliveries.queries.server';
import { DELIVERY_STATE_NAMES, type DeliveryState } from '../../../domain/base/webhooks/webhook-states.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import { ScrollRegion } from '../scroll-region';

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
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">About</th>
            <th scope="col">Happened</th>
            <th scope="col" className="num">
              Tries
            </th>
            <th scope="col">Last answer</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <th scope="row">
                <Link
                  className="link"
                  to={paths.admin.webhookDelivery(endpointId, delivery.id, returnHere)}
                  discover="none"
                >
                  {delivery.type}
                </Link>
              </th>
              <td data-label="About">{formatSubject(delivery.subject)}</td>
              <td data-label="Happened">
                <Moment at={delivery.createdAt} />
              </td>
              <td data-label="Tries" className="num">
                {delivery.tries}
              </td>
              <td data-label="Last answer" className="wrap-anywhere">
                {delivery.lastNote === '' ? <span className="muted">none yet</span> : delivery.lastNote}
              </td>
              <td data-label="State">
                <DeliveryStateBadge state={delivery.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
    <ScrollRegion name="Tries">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Tried</th>
            <th scope="col">Answer</th>
            <th scope="col" className="num">
              Took
            </th>
            <th scope="col">What went wrong</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <tr key={attempt.id}>
              <th scope="row">
                <Moment at={attempt.attemptedAt} />
              </th>
              <td data-label="Answer">{attempt.status ?? <span className="muted">none</span>}</td>
              <td data-label="Took" className="num">
                {attempt.durationMs.toLocaleString('en-US')} ms
              </td>
              <td data-label="What went wrong" className="wrap-anywhere">
                {attempt.error === '' ? <span className="muted">nothing</span> : attempt.error}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
