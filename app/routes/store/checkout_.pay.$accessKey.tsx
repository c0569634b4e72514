import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getTimelineName } from '../../domain/base/audit/actor';
import { PAYMENT_NOT_CHARGED } from '../../domain/selling/checkout/checkout-toasts.rules';
import { beginOrFail, findHostedPayment } from '../../domain/selling/payments/hosted-payments.server';
import { findActor } from '../../http/buyer.server';
import { requireFound } from '../../http/not-found.server';
import { getRequestOrigin } from '../../http/origin.server';
import { redirectWithToast, redirectWithError } from '../../http/toast.server';
import { paths } from '../../paths';
import { OnTheWayToPayment } from '../../ui/checkout/hosted-payment';
import { formatPageTitle } from '../../ui/page-title';
import { t } from '~/i18n/text';

/** The page refreshes to the provider only this soon after the order, so that Back isn't a trap. */
const REFRESH_WITHIN_MS = 20_000;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data === undefined ? t`Page Not Found` : describePayment(data)) },
  { name: 'robots', content: 'noindex' },
  ...(data?.refresh === undefined ? [] : [{ httpEquiv: 'refresh', content: data.refresh }]),
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const accessKey = params['accessKey'] ?? '';
  const hosted = requireFound(await findHostedPayment(context.db, context.payments, accessKey));
  const { attempt, provider } = hosted;
  if (attempt.state !== 'sent') throw redirect(paths.orderConfirmation(accessKey), 303);
  const isFresh = Date.now() - Date.parse(attempt.sentAt) < REFRESH_WITHIN_MS;
  const refreshTo = isFresh ? `2;url=${attempt.url}` : undefined;
  return {
    provider: provider.title,
    number: attempt.order.number,
    amountCents: attempt.amountCents,
    url: attempt.url,
    backHref: paths.paymentBack(accessKey),
    // Without a URL, the page reloads: the reconciler opens the provider's page too.
    refresh: attempt.url === null ? '10' : refreshTo,
    leadsOn: isFresh,
  };
}

/** Opens the provider's page if that failed before. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const accessKey = params['accessKey'] ?? '';
  const hosted = requireFound(await findHostedPayment(context.db, context.payments, accessKey));
  const { attempt, provider } = hosted;
  const here = paths.hostedPayment(accessKey);
  try {
    const origin = getRequestOrigin(context, request);
    const actor = getTimelineName(await findActor(context, request, 'link'));
    const outcome = await beginOrFail(context.db, provider, attempt, origin, actor);
    return outcome === 'failed'
      ? await redirectWithToast(context, paths.checkout(), PAYMENT_NOT_CHARGED())
      : redirect(here, 303);
  } catch {
    return redirectWithError(context, here, describeNoAnswer(provider.title));
  }
}

const describePayment = ({ provider }: { provider: string }) => t`Pay with ${provider}`;

const describeNoAnswer = (provider: string) => t`${provider} isn’t responding. Try again in a moment.`;

export default function HostedPayment() {
  const payment = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--order confirmation">
      <OnTheWayToPayment {...payment} />
    </main>
  );
}
