import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PAYMENT_SUCCESSFUL } from '../../domain/selling/checkout/checkout-toasts.rules';
import {
  findHostedPayment,
  abandonHostedPayment,
} from '../../domain/selling/payments/hosted-payments.server';
import { getTimelineName } from '../../domain/base/audit/actor';
import { findActor } from '../../http/buyer.server';
import { tryAgainPath } from './confirmation.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { redirectWithToast, redirectWithError } from '../../http/toast.server';
import { paths } from '../../paths';
import { PaymentNotCompleted } from '../../ui/checkout/hosted-payment';
import { formatPageTitle } from '../../ui/page-title';
import { getLanguage } from '~/i18n/language';
import { addLanguage } from '~/i18n/language-path';
import { t } from '~/i18n/text';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data === undefined ? t`Page Not Found` : t`Payment not completed`) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const accessKey = params['accessKey'] ?? '';
  const hosted = requireFound(await findHostedPayment(context.db, context.payments, accessKey));
  const { attempt, provider } = hosted;
  if (attempt.state !== 'sent') throw redirect(paths.orderConfirmation(accessKey), 303);
  return {
    provider: provider.title,
    number: attempt.order.number,
    amountCents: attempt.amountCents,
    payHref: attempt.url ?? addLanguage(paths.hostedPayment(accessKey), getLanguage()),
  };
}

/** Cancels the payment, so that the buyer can choose another method with the restored cart. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const accessKey = params['accessKey'] ?? '';
  const hosted = requireFound(await findHostedPayment(context.db, context.payments, accessKey));
  const form = await request.formData();
  if (form.get('intent') !== 'chooseAnother') throw unknownIntent();
  const { attempt, provider } = hosted;
  try {
    const outcome = await abandonHostedPayment(context.db, provider, attempt, {
      actor: getTimelineName(await findActor(context, request, 'link')),
      reason: 'Customer chose another payment method',
    });
    if (outcome === 'failed') return redirect(await tryAgainPath(context, accessKey), 303);
    const confirmation = paths.orderConfirmation(accessKey);
    return outcome === 'paid'
      ? await redirectWithToast(context, confirmation, PAYMENT_SUCCESSFUL())
      : redirect(confirmation, 303);
  } catch {
    return redirectWithError(context, paths.paymentBack(accessKey), describeNoAnswer(provider.title));
  }
}

const describeNoAnswer = (provider: string) => t`${provider} isn’t responding. Try again in a moment.`;

export default function PaymentBack() {
  const payment = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--order confirmation">
      <PaymentNotCompleted {...payment} />
    </main>
  );
}
