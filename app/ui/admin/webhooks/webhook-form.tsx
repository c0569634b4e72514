import { withZod } from '@remix-validated-form/with-zod';
import { useField } from 'remix-validated-form';

import { ExpectedEndpointSchema, WebhookEndpointSchema } from '../../../domain/base/webhooks/endpoint.schema';
import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENT_TYPES,
  WebhookEventSchemas,
} from '../../../domain/base/webhooks/webhook-events.schema';
import { paths } from '../../../paths';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { Icon } from '../../icon/icon';
import { ButtonLink } from '../links';

export const webhookValidator = withZod(WebhookEndpointSchema);
export const seenEndpointValidator = withZod(ExpectedEndpointSchema);

const LABELS = { url: 'Address', description: 'Description', events: 'What it is told' };

interface WebhookFormProps {
  /** The endpoint that is changed; without one, one is added. */
  endpoint?: Pick<WebhookEndpoint, 'id' | 'url' | 'description' | 'events' | 'version'>;
  /** Whether plain http will do, for a receiver in the same house. */
  allowsPrivate: boolean;
}

export function WebhookForm({ endpoint, allowsPrivate }: WebhookFormProps) {
  return (
    <StoreForm
      id="webhook"
      key={endpoint?.version}
      validator={webhookValidator}
      labels={LABELS}
      defaultValues={endpoint === undefined ? {} : { ...endpoint }}
    >
      <input type="hidden" name="seenVersion" value={endpoint?.version ?? 0} />
      <div className="stack stack--wide">
        <TextField
          name="url"
          autoComplete="off"
          isCode
          hint={
            allowsPrivate
              ? 'Messages are posted there as JSON. Addresses in your own network are allowed here.'
              : 'Messages are posted there as JSON: https, and on the public internet.'
          }
        />
        <TextField
          name="description"
          autoComplete="off"
          optional
          hint="What listens there, such as Warehouse system."
        />
        <EventBoxes />
        <div className="cluster cluster--row">
          <button type="submit" className="btn btn--primary">
            {endpoint === undefined ? 'Add endpoint' : 'Save endpoint'}
          </button>
          <ButtonLink to={endpoint === undefined ? paths.admin.webhooks() : paths.admin.webhook(endpoint.id)}>
            Cancel
          </ButtonLink>
        </div>
      </div>
    </StoreForm>
  );
}

function EventBoxes() {
  const { error, defaultValue } = useField('events');
  const chosen: unknown[] = [defaultValue ?? []].flat();
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field field--bad'}
      aria-describedby={error === undefined ? undefined : 'webhook-events-error'}
    >
      <legend className="field__label">{LABELS.events}</legend>
      {WEBHOOK_EVENT_TYPES.map((type, index) => (
        <label key={type} className="check">
          <input
            type="checkbox"
            name="events"
            value={type}
            defaultChecked={chosen.includes(type)}
            // The summary of errors leads to the first box.
            id={index === 0 ? 'webhook-events' : undefined}
          />
          <span>
            {WEBHOOK_EVENT_NAMES[type]} <code className="small muted">{type}</code>
            <span className="field__hint block">{WebhookEventSchemas[type].description}</span>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <span className="field__error" id="webhook-events-error">
          <Icon name="circle-alert" />
          {error}
        </span>
      )}
    </fieldset>
  );
}
