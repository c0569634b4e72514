import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { readQuoteTotalsFor } from '../../domain/selling/quotes/quote-totals.queries.server';
import {
  findQuoteBuyer,
  findQuoteByAccessKey,
  findQuoteLicense,
} from '../../domain/selling/quotes/quotes.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { findActor } from '../../http/buyer.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { answerQuoteIntent } from './quote-intents.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { TotalsList } from '../../ui/checkout/order-summary';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { HiddenContactNote } from '../../ui/hidden-contact-note';
import { EntryForm, Thread } from '../../ui/inbox/thread';
import { QuoteHead } from '../../ui/quotes/quote-head';
import { QuoteAnswer } from '../../ui/quotes/quote-answer';
import { QuoteLines } from '../../ui/quotes/quote-lines';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { HotlineLink } from '../../ui/hotline-link';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const entryValidator = createLazyValidator(() =>
  import('../../domain/selling/inbox/thread.schema').then((schemas) => schemas.EntrySchema),
);
const declineValidator = createLazyValidator(() =>
  import('../../domain/selling/quotes/quote-handling.schema').then((schemas) => schemas.DeclineByBuyerSchema),
);

export const meta = loadedPageMeta<typeof loader>(({ quote: { number } }) => ({
  title: t`Quote ${number}`,
  description: t`Your quote’s status and prices.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const quote = requireFound(await findQuoteByAccessKey(context.db, params['accessKey'] ?? '', session));
  const buyer = await findQuoteBuyer(context.db, quote, session);
  return {
    quote,
    license: await findQuoteLicense(context.db, quote, buyer?.customerId ?? null),
    totals: quote.pricedAt === null ? undefined : await readQuoteTotalsFor(context.db, quote, buyer),
    formKey: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const session = await findSession(context, request);
  const quote = requireFound(await findQuoteByAccessKey(context.db, params['accessKey'] ?? '', session));
  const form = await request.formData();
  const actor = await findActor(context, request, 'link');
  const answer = answerQuoteIntent({ context, quote, form, actor });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

export default function QuoteStatusPage() {
  const { quote, license, totals, formKey } = useLoaderData<typeof loader>();
  const { email } = quote;
  const refused = useActionData<{ formId?: string }>();
  return (
    <main id="main" className="container page confirmation">
      <QuoteHead quote={quote}>
        <QuoteAnswer
          quote={quote}
          license={license}
          declineValidator={declineValidator}
          isDeclining={refused?.formId === 'decline-quote'}
        />
      </QuoteHead>
      <HiddenContactNote hidden={quote.hiddenContact} />
      <section className="panel stack" aria-labelledby="quote-lines">
        <h2 id="quote-lines">{totals === undefined ? t`Requested items` : t`Your prices`}</h2>
        <QuoteLines lines={quote.lines} />
        {totals !== undefined && (
          <div className="quote-totals">
            <TotalsList totals={totals} />
          </div>
        )}
        {quote.staffNote !== '' && (
          <>
            <h3>
              <Trans>Note from our sales desk</Trans>
            </h3>
            <p className="request-message">{quote.staffNote}</p>
          </>
        )}
        {quote.message !== '' && (
          <>
            <h3>
              <Trans>Your message</Trans>
            </h3>
            <p className="request-message">{quote.message}</p>
          </>
        )}
      </section>
      <section className="panel stack stack--wide" aria-labelledby="quote-thread">
        <h2 id="quote-thread">
          <Trans>Messages</Trans>
        </h2>
        <Thread
          entries={quote.thread}
          reader="buyer"
          buyerName={quote.firstName}
          whenEmpty={t`No messages yet. Ask us about this quote.`}
        />
        <EntryForm
          key={quote.thread.length}
          formKey={formKey}
          validator={entryValidator}
          intent="write"
          label={t`Message`}
          hint={t`We’ll reply here and to ${email}.`}
          button={t`Send message`}
        />
        <p className="small">
          <Trans>
            In a hurry? Call <HotlineLink /> and mention your quote number.
          </Trans>
        </p>
      </section>
      <p className="no-print">
        <Link className="btn" to={paths.home()}>
          <Trans>Continue Shopping</Trans>
        </Link>
      </p>
    </main>
  );
}
