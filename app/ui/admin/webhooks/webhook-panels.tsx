import { Form } from '@remix-run/react';

import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import {
  ENDPOINT_STATE_NAMES,
  type EndpointState,
  formatEndpointName,
  MAX_FAILURES,
} from '../../../domain/base/webhooks/webhook-states.rules';
import { adminPaths } from '../../../admin-paths';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { ButtonLink, TextLink } from '../links';
import { Facts } from '../../facts';
import { WEBHOOK_EVENT_NAMES } from '../../../domain/base/webhooks/webhook-events.schema';
import { DataTable } from '../../data-table';

/** Actions on an endpoint. */
export function WebhookActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const isActive = endpoint.state === 'active';
  return (
    <>
      <Form method="post" className="contents">
        <button type="submit" className="btn" name="intent" value="ping">
          Send ping
        </button>
        <button
          type="submit"
          className={isActive ? 'btn' : 'btn btn--primary'}
          name="intent"
          value={isActive ? 'pause' : 'resume'}
        >
          <Icon name={isActive ? 'pause' : 'play'} />
          {isActive ? 'Pause' : 'Resume'}
        </button>
      </Form>
      <ButtonLink to={adminPaths.editWebhook(endpoint.id)}>Edit</ButtonLink>
      <ButtonLink to={adminPaths.rotateWebhook(endpoint.id)}>Rotate secret</ButtonLink>
      <ButtonLink to={adminPaths.deleteWebhook(endpoint.id)}>Delete</ButtonLink>
    </>
  );
}

/** Explains why nothing is being sent, and what happens to waiting messages. */
export function WebhookTrouble({ endpoint, waiting }: { endpoint: WebhookEndpoint; waiting: number }) {
  const waits =
    waiting === 0
      ? ''
      : ` ${waiting === 1 ? '1 event is queued' : `${waiting.toLocaleString('en-US')} events are queued`}.`;
  if (endpoint.state === 'off')
    return (
      <p className="notice notice--bad">
        <Icon name="circle-alert" />
        <span>
          Disabled after {endpoint.failures} failed deliveries in a row
          {endpoint.switchedOffAt !== null && (
            <>
              {' '}
              (<Moment at={endpoint.switchedOffAt} />)
            </>
          )}
          . Last error: {endpoint.lastNote}.{waits} Send a ping to test the receiver, then resume.
        </span>
      </p>
    );
  if (endpoint.state === 'paused')
    return (
      <p className="notice notice--warn">
        <Icon name="pause" />
        <span>Paused.{waits} Events are kept for 30 days.</span>
      </p>
    );
  if (endpoint.restUntil === null) return null;
  return (
    <p className="notice notice--warn">
      <Icon name="clock" />
      <span>
        {endpoint.failures === 1
          ? 'The last delivery failed'
          : `The last ${endpoint.failures} deliveries failed`}
        . Next attempt: <Moment at={endpoint.restUntil} />.{waits} The endpoint is disabled after{' '}
        {MAX_FAILURES} failures in a row.
      </span>
    </p>
  );
}

export function WebhookFacts({ endpoint }: { endpoint: WebhookEndpoint }) {
  return (
    <section className="panel">
      <Facts
        className="mail-facts"
        facts={[
          ['URL', <span className="wrap-anywhere">{endpoint.url}</span>],
          ['Events', <EventBadges events={endpoint.events} />],
          ['Last delivery', <LastDelivery endpoint={endpoint} />],
          [
            'Added',
            <>
              <Moment at={endpoint.createdAt} /> by {endpoint.createdBy}
            </>,
          ],
          endpoint.previousSecretUntil !== null && [
            'Previous secret valid until',
            <Moment at={endpoint.previousSecretUntil} />,
          ],
        ]}
      />
    </section>
  );
}

const TONES: Record<EndpointState, string> = { active: 'good', paused: 'warn', off: 'bad' };

export function EndpointStateBadge({ state }: { state: EndpointState }) {
  return <span className={`badge badge--${TONES[state]}`}>{ENDPOINT_STATE_NAMES[state]}</span>;
}

/** A table of endpoints, disabled ones first. */
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
              <TextLink to={adminPaths.webhook(endpoint.id)}>{formatEndpointName(endpoint)}</TextLink>
              <span className="block small muted wrap-anywhere regular">{endpoint.url}</span>
            </>
          ),
        },
        { name: 'Events', cell: (endpoint) => <EventBadges events={endpoint.events} /> },
        { name: 'Last delivery', cell: (endpoint) => <LastDelivery endpoint={endpoint} /> },
        { name: 'Status', cell: (endpoint) => <EndpointStateBadge state={endpoint.state} /> },
      ]}
    />
  );
}

function EventBadges({ events }: Pick<WebhookEndpoint, 'events'>) {
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

function LastDelivery({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { lastAttemptAt, lastOutcome, lastNote } = endpoint;
  if (lastAttemptAt === null) return <span className="muted">None</span>;
  return (
    <span className="wrap-anywhere">
      {lastOutcome === 'delivered' ? 'Delivered' : `Failed: ${lastNote}`}{' '}
      <span className="block">
        <Moment at={lastAttemptAt} />
      </span>
    </span>
  );
}
