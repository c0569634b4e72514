import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { toPolicy } from '../../domain/selling/checkout/totals.rules';
import { describeRequiredLicense } from '../../domain/goods/licenses/license.rules';
import { buildQuotedOrder } from '../../domain/selling/quotes/quote-totals.rules';
import {
  findQuoteBuyer,
  findQuoteByAccessKey,
  findQuoteLicense,
} from '../../domain/selling/quotes/quotes.queries.server';
import { answerAcceptance, orderPage } from './accept-quote.server';
import { findActor, findBuyer } from '../../http/buyer.server';
import { refuseCardNumbers, readPaymentChoices, addMethodToast } from './checkout-page.server';
import { readForm } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { getRequestOrigin } from '../../http/origin.server';
import { findSession } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { CheckoutForm } from '../../ui/checkout/checkout-form';
import { PlaceOrderButton } from '../../ui/checkout/order-fields';
import { OrderSummary } from '../../ui/checkout/order-summary';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { LastDay } from '../../ui/quotes/quote-head';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/checkout/checkout.schema').then((schemas) => schemas.ExpressCheckoutSchema),
);

/** Masked contact details aren't filled in. */
const UNKNOWN = { firstName: '', lastName: '', email: '', phone: '', company: '' };

export const meta = loadedPageMeta<typeof loader>(({ number }) => ({
  title: t`Accept quote ${number}`,
  description: t`Enter shipping and payment for your quote.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const quote = requireFound(await findQuoteByAccessKey(context.db, params['accessKey'] ?? '', session));
  if (quote.order !== undefined) throw redirect(orderPage(quote.order), 303);
  if (quote.status !== 'priced') throw redirect(paths.quoteStatus(quote.accessKey), 303);
  const account = await findBuyer(context, request);
  const buyer = await findQuoteBuyer(context.db, quote, session);
  const licence = await findQuoteLicense(context.db, quote, buyer?.customerId ?? null);
  const [needing] = licence === undefined || licence.standing.state === 'valid' ? [] : licence.needing;
  if (needing !== undefined) {
    // Checked before anything is typed; the quote's page offers alternatives.
    const toast = {
      type: 'error',
      message: t`License required`,
      description: describeRequiredLicense(needing),
    } as const;
    throw await redirectWithToast(context, paths.quoteStatus(quote.accessKey), toast);
  }
  // The account's data fills gaps in the request.
  const known = buyer === undefined ? undefined : account;
  const policy = toPolicy('express', await settingsOf(context));
  const { firstName, lastName, email, phone, company } = quote.hiddenContact === undefined ? quote : UNKNOWN;
  return {
    number: quote.number,
    accessKey: quote.accessKey,
    expiresAt: quote.expiresAt,
    policy,
    ...buildQuotedOrder(quote.lines, policy, buyer),
    typed: {
      firstName: firstName || (known?.firstName ?? ''),
      lastName: lastName || (known?.lastName ?? ''),
      email: email || (known?.email ?? ''),
      phone: phone || (known?.phone ?? ''),
      company: company || (known?.companyName ?? ''),
      address: known?.address ?? '',
      city: known?.city ?? '',
      state: known?.state ?? '',
      zipCode: known?.zipCode ?? '',
    },
    ...(await readPaymentChoices(context, { buyer })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const session = await findSession(context, request);
  const quote = requireFound(await findQuoteByAccessKey(context.db, params['accessKey'] ?? '', session));
  const form = await request.formData();
  const cards = refuseCardNumbers(context, form);
  if (cards !== undefined) return cards;
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return addMethodToast(context, form, problem);
  return answerAcceptance(context, form, {
    quote,
    signedIn: session,
    checkout: data,
    origin: getRequestOrigin(context, request),
    actor: await findActor(context, request, 'link'),
  });
}

export default function AcceptQuote() {
  const { number, accessKey, expiresAt, lines, policy, totals, ...checkout } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--order">
      <h1>
        <Trans>
          Order from quote <span className="part-number">{number}</span>
        </Trans>
      </h1>
      <p>
        {expiresAt === null ? (
          <Trans>Your quoted prices apply.</Trans>
        ) : (
          <Trans>
            Your quoted prices apply through <LastDay of={expiresAt} />.
          </Trans>
        )}
      </p>
      <CheckoutForm of="quote" validator={validator} totals={totals} errors={{}} addresses={[]} {...checkout}>
        <OrderSummary
          lines={lines}
          totals={totals}
          policy={policy}
          button={<PlaceOrderButton totalCents={totals.totalCents} />}
        >
          <Link className="link" to={paths.quoteStatus(accessKey)}>
            <Trans>Back to quote</Trans>
          </Link>
        </OrderSummary>
      </CheckoutForm>
    </main>
  );
}
