import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

import { PAYMENT_NOT_CHARGED, PAYMENT_SUCCESSFUL } from '../../domain/selling/checkout/checkout-toasts.rules';
import { checkHostedPayment, findHostedPayment } from '../../domain/selling/payments/hosted-payments.server';
import { getTimelineName } from '../../domain/base/audit/actor';
import { findActor } from '../../http/buyer.server';
import { tryAgainPath } from './confirmation.server';
import { requireFound } from '../../http/not-found.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';

/**
 * Providers redirect paying buyers here. Settles what the provider reports, whatever the URL claims. The one loader
 * that writes (docs/decisions/0013); repeating it changes nothing.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const accessKey = params['accessKey'] ?? '';
  const hosted = requireFound(await findHostedPayment(context.db, context.payments, accessKey));
  const actor = getTimelineName(await findActor(context, request, 'link'));
  // If the provider doesn't answer, the reconciler settles later; the confirmation waits.
  const outcome = await checkHostedPayment(context.db, hosted.provider, hosted.attempt, actor).catch(
    () => 'open',
  );
  const confirmation = paths.orderConfirmation(accessKey);
  if (outcome === 'paid') return redirectWithToast(context, confirmation, PAYMENT_SUCCESSFUL());
  if (outcome === 'failed')
    return redirectWithToast(context, await tryAgainPath(context, accessKey), PAYMENT_NOT_CHARGED());
  if (outcome === 'declined')
    return redirectWithToast(context, paths.paymentBack(accessKey), PAYMENT_NOT_CHARGED());
  return redirect(confirmation, 303);
}
