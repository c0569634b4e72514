import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findAccount } from '../../domain/base/customers/accounts.queries.server';
import { changeContact, ContactChangedError } from '../../domain/base/customers/change-contact.server';
import { FieldError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath } from '../../ui/admin/back-to-list';
import { ContactEditForm, contactValidator } from '../../ui/admin/customers/account-forms';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>(
  (data) => `Contact info of ${data?.account.companyName ?? 'a customer'}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'customers.decide');
  const account = requireFound(await findAccount(context.db, requireId(params['id'])));
  return { account };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'customers.decide');
  const id = requireId(params['id']);
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, contactValidator);
  if (problem !== undefined) return problem;
  try {
    await changeContact(context.db, id, data, toStaffActor(staff, context.requestId));
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (error instanceof FieldError) return refuseForm(context, form, getFieldErrors(error, 'email'));
    if (!(error instanceof ContactChangedError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return refuseForm(context, form, error.fieldErrors, {
      status: 409,
      headers: await createToastHeaders(context, toast),
    });
  }
  const page = keepReturn(request, adminPaths.customer(id));
  return redirectWithToast(context, page, { type: 'success', message: 'Contact info saved' });
}

export default function EditContact() {
  const { account } = useLoaderData<typeof loader>();
  const returnPath = useReturnPath();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Customers', to: returnPath?.returnTo ?? adminPaths.customers() },
          { name: account.companyName, to: adminPaths.customer(account.id, returnPath) },
          { name: 'Contact info' },
        ]}
      />
      <h1>Contact info</h1>
      <section className="panel narrow">
        <ContactEditForm account={account} />
      </section>
    </>
  );
}
