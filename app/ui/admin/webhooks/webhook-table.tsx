import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import { WEBHOOK_EVENT_NAMES } from '../../../domain/base/webhooks/webhook-events.schema';
import {
  ENDPOINT_STATE_NAMES,
  formatEndpointName,
  type EndpointState,
} from '../../../domain/base/webhooks/webhook-states.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

const TONES: Record<EndpointState, string> = { active: 'good', paused: 'warn', off: 'bad' };

export function EndpointStateBadge({ state }: { state: EndpointState }) {
  return <span className={`badge badge--${TONES[state]}`}>{ENDPOINT_STATE_NAMES[state]}</span>;
}

/** The endpoints, those that were switched off first. */
export function WebhookTable({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  return (
    <DataTable
      rows={endpoints}
      rowKey="id"
      columns={[
        {
          name: 'Endpoint',
          cell: (endpoint) => (
            <>
              <TextLink to={paths.admin.webhook(endpoint.id)}>{formatEndpointName(endpoint)}</TextLink>
              <span className="block small muted wrap-anywhere regular">{endpoint.url}</span>
            </>
          ),
        },
        { name: 'Is told', cell: (endpoint) => <EventBadges events={endpoint.events} /> },
        { name: 'Last delivery', cell: (endpoint) => <LastDelivery endpoint={endpoint} /> },
        { name: 'State', cell: (endpoint) => <EndpointStateBadge state={endpoint.state} /> },
      ]}
    />
  );
}

export function EventBadges({ events }: Pick<WebhookEndpoint, 'events'>) {
  return (
    <span className="cluster cluster--close">
      {events.map((type) => (
        <span key={type} className="badge">
          {WEBHOOK_EVENT_NAMES[type]}
        </span>
      ))}
    </span>
  );
}

/** How the last try ended, with the moment of it. */
export function LastDelivery({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { lastAttemptAt, lastOutcome, lastNote } = endpoint;
  if (lastAttemptAt === null) return <span className="muted">none yet</span>;
  return (
    <span className="wrap-anywhere">
      {lastOutcome === 'delivered' ? 'Delivered' : `Failed: ${lastNote}`}{' '}
      <span className="block">
        <Moment at={lastAttemptAt} />
      </span>
    </span>
  );
}
