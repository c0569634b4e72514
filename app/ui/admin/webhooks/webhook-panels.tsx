import { Form } from '@remix-run/react';

import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import { MAX_FAILURES } from '../../../domain/base/webhooks/webhook-states.rules';
import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { EventBadges, LastDelivery } from './webhook-table';
import { ButtonLink } from '../links';
import { Facts } from '../../facts';

/** What can be done with an endpoint. */
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
