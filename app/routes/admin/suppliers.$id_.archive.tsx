import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findSupplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { archiveSupplier } from '../../domain/supply/purchasing/suppliers.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { ownPath, paths, RETURN_TO } from '../../paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { Breadcrumb } from '../../ui/breadcrumb';
import { StoreForm } from '../../ui/form/store-form';
import { formatPageTitle } from '../../ui/page-title';
import { SubmitButton } from '../../ui/form/submit-button';
import { seenValidator } from '../../ui/purchasing/supplier-products';
import { ButtonLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Archive ${data?.supplier.name ?? 'supplier'}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const supplier = requireFound(await findSupplier(context.db, requireId(params['id'])));
  return { supplier };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent !== 'archive' && intent !== 'restore') throw unknownIntent();
  const { searchParams } = new URL(request.url);
  const page =
    intent === 'archive'
      ? ownPath(searchParams.get(RETURN_TO), paths.admin.suppliers())
      : keepReturn(request, paths.admin.supplier(id));
  return answerPurchasingForm({ context, staff, form, page }, seenValidator, async (seen, actor) => {
    await archiveSupplier(context.db, id, { ...seen, archive: intent === 'archive' }, actor);
    return { message: intent === 'archive' ? 'Supplier archived' : 'Supplier is back' };
  });
}

export default function ArchiveSupplier() {
  const { supplier } = useLoaderData<typeof loader>();
  const { isArchived } = supplier;
  const back = paths.admin.supplier(supplier.id, useReturnPath());
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Suppliers', paths.admin.suppliers()),
          { name: supplier.name, to: back },
          { name: isArchived ? 'Take it back' : 'Archive' },
        ]}
      />
      <h1>
        {isArchived ? 'Take back' : 'Archive'} {supplier.name}
      </h1>
      <section className="panel narrow">
        <p>
          {isArchived
            ? 'It can be ordered from again, and its products are suggested from it.'
            : 'Nothing new is ordered from it, and its products are suggested without a supplier. Its orders, receipts and products stay, and it can be taken back.'}
        </p>
        <StoreForm id="archive" validator={seenValidator} labels={{}} className="order-form">
          <input type="hidden" name="intent" value={isArchived ? 'restore' : 'archive'} />
          <input type="hidden" name="seenRevision" value={supplier.revision} />
          <div className="form-buttons form-buttons--start">
            {isArchived ? (
              <SubmitButton name="Take it back" />
            ) : (
              <SubmitButton name="Archive the supplier" look="danger" />
            )}
            <ButtonLink to={back}>Cancel</ButtonLink>
          </div>
        </StoreForm>
      </section>
    </>
  );
}
