import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { erasePersonalData } from '../../backoffice/personal-data/erase-personal-data.server';
import { findBuyerSummary } from '../../backoffice/personal-data/open-business.queries.server';
import { EraseSchema, parseBuyer, toBuyerFields } from '../../backoffice/personal-data/personal-data.schema';
import { NotFoundError } from '../../domain/base/shared/errors';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(EraseSchema);

export const meta = createMeta('Erase personal data');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.erase');
  const buyer = requireFound(parseBuyer(Object.fromEntries(new URL(request.url).searchParams)));
  try {
    return { buyer: toBuyerFields(buyer), ...(await findBuyerSummary(context.db, buyer)) };
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    throw error;
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'customers.erase');
  const posted = await readStaffForm(context, request, staff, adminPaths.personalData());
  const buyer = requireFound(parseBuyer(Object.fromEntries(posted.form)));
  return answerStaffForm(posted, validator, async ({ typedEmail }, actor) => {
    const reference = await erasePersonalData(context.db, buyer, typedEmail, actor);
    return { message: 'Personal data erased', description: `Reference in the audit log: ${reference}` };
  });
}

export default function ErasePersonalData() {
  const { buyer, email, counts, open } = useLoaderData<typeof loader>();
  const isAccount = 'customer' in buyer;
  const back = isAccount ? adminPaths.customer(buyer.customer) : adminPaths.personalData(buyer);
  return (
    <ConfirmPage
      crumbs={[
        { name: 'Customers', to: adminPaths.customers() },
        { name: isAccount ? 'Account' : 'Personal data', to: back },
        { name: 'Erase' },
      ]}
      title={`Erase personal data for ${email}?`}
      facts={<ErasureFacts isAccount={isAccount} orders={counts.orders} quotes={counts.quotes} />}
      refusal={
        open.length > 0 && (
          <span>
            Resolve these first:
            {open.map((one) => (
              <span key={one} className="block">
                {one}
              </span>
            ))}
          </span>
        )
      }
      text="This can’t be undone. Existing backups keep the data until the backups are deleted."
      validator={validator}
      fields={buyer}
      button="Erase data"
      back={{ name: 'Keep data', to: back }}
      labels={{ typedEmail: 'Email address' }}
    >
      <TextField name="typedEmail" label={`Type ${email} to confirm`} autoComplete="off" isCode />
    </ConfirmPage>
  );
}

interface ErasureFactsProps {
  isAccount: boolean;
  orders: number;
  quotes: number;
}

/** What is deleted, and what stays. */
function ErasureFacts({ isAccount, orders, quotes }: ErasureFactsProps) {
  return (
    <ul className="admin-list">
      <li>
        <strong>Deleted:</strong> name, email, phone, street address, company, messages, quote notes, drafts,
        mail
        {isAccount && ', and the account with its users, addresses, documents, prices, and sessions'}
      </li>
      <li>
        <strong>Kept:</strong> orders ({orders}), quotes ({quotes}), payments, refunds, stock movements, city,
        state, 3-digit ZIP, and staff activity (without field values)
      </li>
    </ul>
  );
}
