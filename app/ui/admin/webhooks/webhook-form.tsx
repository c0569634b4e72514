import { withZod } from '@remix-validated-form/with-zod';
import { ExpectedEndpointSchema, WebhookEndpointSchema } from '../../../domain/base/webhooks/endpoint.schema';
import type { WebhookEndpoint } from '../../../domain/base/webhooks/endpoints.queries.server';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENT_TYPES,
  WebhookEventSchemas,
} from '../../../domain/base/webhooks/webhook-events.schema';
import { adminPaths } from '../../../admin-paths';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ButtonLink } from '../links';
import { SubmitButton } from '../../form/submit-button';
import { CheckboxGroup } from '../checkbox-group';

export const webhookValidator = withZod(WebhookEndpointSchema);
export const seenEndpointValidator = withZod(ExpectedEndpointSchema);

const LABELS = { url: 'URL', description: 'Description', events: 'Events' };

interface WebhookFormProps {
  /** The endpoint to change; undefined for a new one. */
  endpoint?: Pick<WebhookEndpoint, 'id' | 'url' | 'description' | 'events' | 'version'>;
  /** Whether http and private addresses are allowed. */
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
      <input type="hidden" name="expectedVersion" value={endpoint?.version ?? 0} />
      <div className="stack stack--wide">
        <TextField
          name="url"
          autoComplete="off"
          isCode
          hint={allowsPrivate ? 'Private network addresses are allowed.' : 'Must be a public https:// URL.'}
        />
        <TextField name="description" autoComplete="off" optional hint="e.g. Warehouse system" />
        <CheckboxGroup
          name="events"
          choices={WEBHOOK_EVENT_TYPES.map((type) => ({
            value: type,
            label: (
              <>
                {WEBHOOK_EVENT_NAMES[type]} <code className="small muted">{type}</code>
              </>
            ),
            hint: WebhookEventSchemas[type].description ?? '',
          }))}
        />
        <div className="cluster cluster--row">
          <SubmitButton name={endpoint === undefined ? 'Add endpoint' : 'Save endpoint'} />
          <ButtonLink to={endpoint === undefined ? adminPaths.webhooks() : adminPaths.webhook(endpoint.id)}>
            Cancel
          </ButtonLink>
        </div>
      </div>
    </StoreForm>
  );
}
