import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { DeclineByStaffSchema } from '../../domain/selling/quotes/quote-handling.schema';
import { canQuoteBecome } from '../../domain/selling/quotes/quote-states.rules';
import { findQuoteForStaff } from '../../domain/selling/quotes/quotes.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextareaField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerIntent, readStaffForm } from './staff-form.server';
import { QUOTE_INTENTS } from './staff-quote-intents.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(DeclineByStaffSchema);

export const meta = createMeta<typeof loader>((data) => `Decline quote ${data?.quote.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.price');
  return { quote: requireFound(await findQuoteForStaff(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'quotes.price');
  const quoteId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.quote(quoteId));
  return answerIntent({ ...posted, quoteId }, QUOTE_INTENTS);
}

export default function DeclineQuotePage() {
  const { quote } = useLoaderData<typeof loader>();
  const back = adminPaths.quote(quote.id, useReturnPath());
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Quotes', adminPaths.quotes()),
        { name: quote.number, to: back },
        { name: 'Decline' },
      ]}
      title={
        <>
          Decline quote <span className="part-number">{quote.number}</span>?
        </>
      }
      refusal={!canQuoteBecome(quote.status, 'declined') && 'This quote can’t be declined.'}
      text="The reason is emailed to the customer. You can’t undo this."
      validator={validator}
      fields={{ intent: 'decline', expectedRevision: quote.revision }}
      button="Decline quote"
      back={{ name: 'Keep quote', to: back }}
    >
      <TextareaField name="reason" label="Reason" rows={3} hint="Sent to the customer." />
    </ConfirmPage>
  );
}
