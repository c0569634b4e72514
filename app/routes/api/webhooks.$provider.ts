import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { receiveWebhook } from '../../domain/selling/payments/webhooks.server';
import { ApiError, answerApi, createWrongMethodError } from '../../http/api.server';
import { getRequestOrigin } from '../../http/origin.server';
import { serverPaths } from '../../server-paths';

export function loader({ context }: LoaderFunctionArgs) {
  return answerApi(context, () => Promise.reject(createWrongMethodError(['POST'])));
}

/** Webhooks of Stripe, Square, and PayPal, which resend unless the response is 200. */
export function action({ context, params, request }: ActionFunctionArgs) {
  return answerApi(context, async () => {
    if (request.method !== 'POST') throw createWrongMethodError(['POST']);
    const provider = params['provider'] ?? '';
    const outcome = await receiveWebhook(context.db, context.payments, provider, {
      rawBody: await request.text(),
      headers: request.headers,
      url: getRequestOrigin(context, request) + serverPaths.webhook(provider),
    });
    if (outcome === 'refused')
      throw new ApiError(403, 'The message must be recent and have a valid signature.');
    if (outcome === 'unknown')
      context.reportError(new Error(`Unknown ${provider} event`), 'unknown webhook event', {
        requestId: context.requestId,
      });
    return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } });
  });
}
