import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { ApiPaymentSchema, isApiPaymentMethod } from '../domain/payments/api-payment.schema';
import { payByApi } from '../http/api-payments.server';
import { ApiError, answerApi, assertMethod, readJson } from '../http/api.server';
import { answerOnce, idempotencyKeyOf } from '../http/idempotency.server';
import { findSession } from '../http/session.server';
import { paths } from '../paths';

export function loader({ context }: LoaderFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(405, 'This address takes POST.')), isPayment);
}

/** SPEC 7: POST /api/payments/{square|paypal|stripe|zelle|etransfer}. */
export function action({ context, params, request }: ActionFunctionArgs) {
  const pay = async () => {
    const method = params['method'] ?? '';
    if (!isApiPaymentMethod(method)) throw new ApiError(404, 'There is no such payment method.');
    assertMethod(request, 'POST');
    const idempotencyKey = idempotencyKeyOf(request);
    const body = await request.clone().text();
    const payment = await readJson(request, ApiPaymentSchema);
    const paid = () => payByApi(context, request, { method, payment, idempotencyKey });
    if (idempotencyKey === undefined) return answer(await paid());
    const session = await findSession(context, request);
    const scope = `${session?.idHash ?? 'anyone'} POST ${paths.api.payment(method)}`;
    const given = await answerOnce(context.db, { scope, key: idempotencyKey, body }, paid);
    return answer(given, given.isReplayed ? { 'Idempotent-Replayed': 'true' } : {});
  };
  return answerApi(context, pay, isPayment);
}

/** DESIGN 7: payments answer `success` with whatever they answer. */
const isPayment = { success: false };

function answer({ status, body }: { status: number; body: unknown }, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
