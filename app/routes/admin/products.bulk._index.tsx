import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useField } from 'remix-validated-form';
import { withZod } from '@remix-validated-form/with-zod';

import { selectChosenProducts } from '../../backoffice/bulk/bulk-selection.server';
import { countRows } from '../../domain/base/shared/list-queries.server';
import { prepareBulkRun } from '../../backoffice/bulk/bulk-runs.server';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import {
  BULK_CHANGES,
  type BulkChangeKind,
  type BulkFilter,
  BulkFormSchema,
  parseBulkFilter,
  parseIds,
} from '../../backoffice/bulk/bulk-change.schema';
import { requireStaff } from '../../http/session.server';
import { ownPath, paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { formatNumber } from '../../ui/grouped';
import { EmptyList } from '../../ui/admin/empty-list';
import { fieldId, useFormId } from '../../ui/form/form-context';
import { SelectField, TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { toChoices } from '../../ui/admin/filter-fields';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Bulk change');

/** The URL selects products: repeated `productId`, or `scope=filter` with the list's filter. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.bulk');
  const query = new URL(request.url).searchParams;
  const filter = parseBulkFilter(query);
  const productIds =
    query.get('scope') === 'filter' ? undefined : parseIds(query.getAll('productId').join(','));
  const categories = await listCategoriesWithCounts(context.db);
  return {
    filter,
    productIds,
    count: await countRows(selectChosenProducts(context.db, { productIds, filter })),
    categories: categories.map(({ id, name }) => ({ id, name })),
    returnTo: ownPath(
      query.get('returnTo'),
      paths.admin.products(productIds === undefined ? { ...filter } : undefined),
    ),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.bulk');
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, bulkChangeValidator);
  if (problem !== undefined) return problem;
  try {
    const chosen = { ...data, returnTo: ownPath(data.returnTo, paths.admin.products()) };
    const id = await prepareBulkRun(context.db, chosen, staff.id);
    return redirect(paths.admin.bulkRun(id), 303);
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'change'));
  }
}

export default function BulkChange() {
  const { productIds, filter, count, categories, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Products', to: returnTo }, { name: 'Bulk change' }]} />
      <h1>Bulk change</h1>
      {count === 0 ? (
        <EmptyList empty="No products are chosen">
          <ButtonLink to={returnTo}>Choose products</ButtonLink>
        </EmptyList>
      ) : (
        <>
          <p>
            <strong>
              {formatNumber(count)} {count === 1 ? 'product' : 'products'}
            </strong>{' '}
            {productIds === undefined ? 'found by the filter' : 'chosen'}. A preview comes first: nothing is
            changed before you confirm it, and it can be undone afterwards.
          </p>
          <BulkChangeForm
            productIds={productIds}
            filter={filter}
            categories={categories}
            returnTo={returnTo}
          />
        </>
      )}
    </>
  );
}

const bulkChangeValidator = withZod(BulkFormSchema);

const LABELS = {
  change: 'What to change',
  pricePercent: 'Percent',
  priceAmount: 'Amount',
  salePercent: 'Percent off',
  salePrice: 'Sale price',
  categoryId: 'New category',
};

interface BulkChangeFormProps {
  productIds: number[] | undefined;
  filter: BulkFilter;
  returnTo: string;
  categories: { id: number; name: string }[];
}

/** Chooses the change to the selected products. Leads to a preview. */
function BulkChangeForm({ productIds, filter, returnTo, categories }: BulkChangeFormProps) {
  return (
    <StoreForm id="bulk-change" validator={bulkChangeValidator} labels={LABELS} className="bulk-form">
      <input type="hidden" name="productIds" value={productIds?.join(',') ?? ''} />
      <input type="hidden" name="q" value={filter.q} />
      <input type="hidden" name="category" value={filter.category} />
      <input type="hidden" name="status" value={filter.status} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <ChangeError />
      <fieldset className="bulk-form__group">
        <legend>Price</legend>
        <Choice kind="price-percent">
          <TextField
            name="pricePercent"
            label="Percent"
            inputMode="text"
            autoComplete="off"
            hint="5 raises, -5 lowers. Rounded half up to the cent."
          />
        </Choice>
        <Choice kind="price-amount">
          <TextField name="priceAmount" label="Amount" autoComplete="off" hint="2.50 raises, -2.50 lowers." />
        </Choice>
      </fieldset>
      <fieldset className="bulk-form__group">
        <legend>Sale</legend>
        <Choice kind="sale-percent">
          <TextField name="salePercent" label="Percent off" inputMode="decimal" autoComplete="off" />
        </Choice>
        <Choice kind="sale-price">
          <TextField name="salePrice" label="Sale price" inputMode="decimal" autoComplete="off" />
        </Choice>
        <Choice kind="sale-off" />
      </fieldset>
      <fieldset className="bulk-form__group">
        <legend>Place in the store</legend>
        <Choice kind="category">
          <SelectField name="categoryId" label="New category" choices={toChoices(categories)}>
            <option value="">Choose a category</option>
          </SelectField>
        </Choice>
        <Choice kind="active" />
        <Choice kind="inactive" />
        <Choice kind="featured" />
        <Choice kind="unfeatured" />
      </fieldset>
      <div>
        <SubmitButton name="Preview the change" />
      </div>
    </StoreForm>
  );
}

function ChangeError() {
  const { error } = useField('change');
  return error === undefined ? null : <p className="field__error">{error}</p>;
}

/** One kind of change with its field. The error summary links to the first. */
function Choice({ kind, children }: { kind: BulkChangeKind; children?: ReactNode }) {
  const field = useField('change');
  const formId = useFormId();
  return (
    <div className="bulk-form__choice">
      <label className="check">
        <input
          {...field.getInputProps({ type: 'radio', value: kind })}
          id={fieldId(formId, kind === 'price-percent' ? 'change' : kind)}
        />
        <span>{BULK_CHANGES[kind]}</span>
      </label>
      {children}
    </div>
  );
}
