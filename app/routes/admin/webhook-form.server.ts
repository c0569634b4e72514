import type { AppLoadContext } from '@remix-run/node';

import { ConflictError } from '../../domain/base/shared/errors';
import type { WebhookPolicy } from '../../domain/base/webhooks/endpoints.server';
import { refuseStaffForm } from './staff-form.server';

/** Returns the URL policy and the encryption key. */
export function getWebhookPolicy({ env }: AppLoadContext): WebhookPolicy {
  return { allowPrivate: env.privateWebhooks, sealKey: env.sessionSecret };
}

/** Shows an endpoint's form again after a refusal, with the input. */
export function refuseWebhookForm(
  context: AppLoadContext,
  form: FormData,
  error: unknown,
): Promise<Response> {
  return refuseStaffForm(context, form, error, {
    status: error instanceof ConflictError ? 409 : 422,
    replace: { events: form.getAll('events') },
  });
}
