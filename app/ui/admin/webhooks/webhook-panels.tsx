import { Form } from '@remix-run/react';

import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import { MAX_FAILURES } from '../../../domain/base/webhooks/webhook-states.rules';
import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { EventBadges, LastDelivery } from './webhook-table';
import { ButtonLink } from '../links';

/** What can be done with an endpoint. */
export function WebhookActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const isActive = endpoint.state === 'active';
  return (
    <div className="admin-head__actions">
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
    </div>
  );
}

/** Why nothing is sent at present, and what becomes of what waits. */
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
      <dl className="mail-facts">
        <div>
          <dt>Address</dt>
          <dd className="wrap-anywhere">{endpoint.url}</dd>
        </div>
        <div>
          <dt>Is told</dt>
          <dd>
            <EventBadges events={endpoint.events} />
          </dd>
        </div>
        <div>
          <dt>Last delivery</dt>
          <dd className="wrap-anywhere">
            <LastDelivery endpoint={endpoint} />
          </dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd>
            <Moment at={endpoint.createdAt} /> by {endpoint.createdBy}
          </dd>
        </div>
        {endpoint.previousSecretUntil !== null && (
          <div>
            <dt>The secret before signs until</dt>
            <dd>
              <Moment at={endpoint.previousSecretUntil} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
