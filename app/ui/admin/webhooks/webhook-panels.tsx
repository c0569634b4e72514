import { Form } from '@remix-run/react';

import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import {
  ENDPOINT_STATE_NAMES,
  type EndpointState,
  formatEndpointName,
  MAX_FAILURES,
} from '../../../domain/base/webhooks/webhook-states.rules';
import { paths } from '../../../paths';
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
          Send a ping
        </button>
        <button
          type="submit"
          className={isActive ? 'btn' : 'btn btn--primary'}
          name="intent"
          value={isActive ? 'pause' : 'resume'}
        >
          <Icon name={isActive ? 'pause' : 'play'} />
          {isActive ? 'Pause' : 'Let it go on'}
        </button>
      </Form>
      <ButtonLink to={paths.admin.editWebhook(endpoint.id)}>Edit</ButtonLink>
      <ButtonLink to={paths.admin.rotateWebhook(endpoint.id)}>New secret</ButtonLink>
      <ButtonLink to={paths.admin.deleteWebhook(endpoint.id)}>Delete</ButtonLink>
    </>
  );
}

/** Explains why nothing is being sent, and what happens to waiting messages. */
export function WebhookTrouble({ endpoint, waiting }: { endpoint: WebhookEndpoint; waiting: number }) {
  const waits =
    waiting === 0
      ? ''
      : ` ${waiting === 1 ? 'One message waits' : `${waiting.toLocaleString('en-US')} messages wait`}.`;
  if (endpoint.state === 'off')
    return (
      <p className="notice notice--bad">
        <Icon name="circle-alert" />
        <span>
          {endpoint.failures} messages in a row did not arrive, so the endpoint was switched off
          {endpoint.switchedOffAt !== null && (
            <>
              {' '}
              (<Moment at={endpoint.switchedOffAt} />)
            </>
          )}
          . The last failure: {endpoint.lastNote}.{waits} When the receiver works again, send a ping and let
          the endpoint go on.
        </span>
      </p>
    );
  if (endpoint.state === 'paused')
    return (
      <p className="notice notice--warn">
        <Icon name="pause" />
        <span>
          Nothing is sent while the endpoint is paused.{waits} What happens is kept for 30 days and sent when
          the endpoint goes on.
        </span>
      </p>
    );
  if (endpoint.restUntil === null) return null;
  return (
    <p className="notice notice--warn">
      <Icon name="clock" />
      <span>
        {endpoint.failures === 1
          ? 'The last message did not arrive'
          : `The last ${endpoint.failures} messages did not arrive`}
        . Nothing is sent before <Moment at={endpoint.restUntil} />.{waits} After {MAX_FAILURES} failures in a
        row the endpoint is switched off.
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
          ['Address', <span className="wrap-anywhere">{endpoint.url}</span>],
          ['Is told', <EventBadges events={endpoint.events} />],
          ['Last delivery', <LastDelivery endpoint={endpoint} />],
          [
            'Added',
            <>
              <Moment at={endpoint.createdAt} /> by {endpoint.createdBy}
            </>,
          ],
          endpoint.previousSecretUntil !== null && [
            'The secret before signs until',
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
