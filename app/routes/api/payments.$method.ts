import { pay } from '../../api/payment.calls';
import { payByApi } from './api-payments.server';
import { createApiRoute, bindCall } from './api-route.server';

/** POST /api/payments/{square|paypal|stripe|zelle|etransfer} (SPEC 7). */
const route = createApiRoute(
  bindCall(pay, ({ context, request, params, body, idempotencyKey }) =>
    payByApi(context, request, { method: params.method, payment: body, idempotencyKey }),
  ),
);

export const loader = route.loader;
export const action = route.action;
