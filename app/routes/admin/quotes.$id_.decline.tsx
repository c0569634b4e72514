import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { canQuoteBecome } from '../../domain/selling/quotes/quote-states.rules';
import { findQuote } from '../../domain/selling/quotes/quotes.queries.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffQuoteIntent } from './staff-quote-intents.server';
import { paths } from '../../paths';
import { useReturnPath } from '../../ui/admin/back-to-list';
import { DeclineQuote } from '../../ui/admin/quotes/quote-pricing';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Decline quote ${data?.quote.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.price');
  const quote = requireFound(await findQuote(context.db, requireId(params['id'])));
  return { quote };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'quotes.price');
  const quoteId = requireId(params['id']);
  const form = await request.formData();
  const page = keepReturn(request, paths.admin.quote(quoteId));
  const answer = answerStaffQuoteIntent({ context, staff, quoteId, form, page });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

export default function DeclineQuotePage() {
  const { quote } = useLoaderData<typeof loader>();
  const kept = useReturnPath();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Quotes', to: kept?.returnTo ?? paths.admin.quotes() },
          { name: quote.number, to: paths.admin.quote(quote.id, kept) },
          { name: 'Decline' },
        ]}
      />
      <h1>
        Decline quote <span className="part-number">{quote.number}</span>?
      </h1>
      {canQuoteBecome(quote.status, 'declined') ? (
        <DeclineQuote quote={quote} />
      ) : (
        <p className="notice">This quote cannot be declined any more.</p>
      )}
    </>
  );
}
