import type { AppLoadContext } from '@remix-run/node';

import { ConflictError, DomainError, NotFoundError } from '../../domain/base/shared/errors';
import type { WebhookPolicy } from '../../domain/base/webhooks/endpoints.server';
import { getFieldErrors, refuseForm } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { createToastHeaders } from '../../http/toast.server';

/** Returns the URL policy and the encryption key. */
export function getWebhookPolicy({ env }: AppLoadContext): WebhookPolicy {
  return { allowPrivate: env.privateWebhooks, sealKey: env.sessionSecret };
}

/** Shows an endpoint's form again after a refusal, with the input. */
export async function refuseWebhookForm(
  context: AppLoadContext,
  form: FormData,
  error: unknown,
): Promise<Response> {
  if (error instanceof NotFoundError) throw createNotFoundResponse();
  if (!(error instanceof DomainError)) throw error;
  const toast = { type: 'error', message: 'Error', description: error.message } as const;
  return refuseForm(context, form, getFieldErrors(error, 'changed'), {
    status: error instanceof ConflictError ? 409 : 422,
    headers: await createToastHeaders(context, toast),
    replace: { events: form.getAll('events') },
  });
}
