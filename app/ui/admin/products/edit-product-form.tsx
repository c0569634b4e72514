import { useActionData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';
import { useState } from 'react';

import { EditProductFormSchema } from '../../../domain/goods/catalog/product.schema';
import type { EditableProduct } from '../../../domain/goods/catalog/product-values.queries.server';
import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';
import { CheckboxField } from '../../form/fields';
import { ImageAddressField, ThresholdFields } from './product-fields';
import { ProductForm } from './product-form';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';
import { DataTable } from '../../data-table';

export const editProductValidator = withZod(EditProductFormSchema);

interface EditProductFormProps {
  product: EditableProduct;
  categories: { id: number; name: string }[];
  returnTo: string;
}

/** Edits a product. Carries the product as it was opened, so that no one else's change is overwritten unseen. */
export function EditProductForm({ product, categories, returnTo }: EditProductFormProps) {
  const answer = parseEditAnswer(useActionData<unknown>());
  // Not the current product: the page may be reloaded while the form is open.
  const [opened] = useState(() => JSON.stringify(product.values));
  const { id, slug, hasUploads } = product;
  return (
    <ProductForm
      validator={editProductValidator}
      categories={categories}
      defaultValues={{ ...product.values }}
      lead={
        <>
          <input type="hidden" name="seen" value={answer.seen ?? opened} />
          <ProductChanges changes={answer.changes} />
        </>
      }
      address={
        <div className="field field--whole">
          <p className="small muted">
            URL: <span className="part-number">{paths.product(slug)}</span>
          </p>
          <CheckboxField name="takesNewSlug" label="Update URL from name" hint="The old URL redirects." />
        </div>
      }
      stock={<StockFigure product={product} returnTo={returnTo} />}
      thresholds={<ThresholdFields />}
      picture={
        <div className="field field--whole stack stack--tight">
          {!hasUploads && <ImageAddressField hint="If blank, a line drawing is shown." />}
          <p>
            <TextLink to={adminPaths.productPictures(id, { redirectTo: returnTo })}>
              {hasUploads ? 'Manage pictures' : 'Upload pictures'}
            </TextLink>
          </p>
        </div>
      }
      cancelTo={returnTo}
      submit={{ name: answer.changes.length > 0 ? 'Overwrite' : 'Save Changes', busyName: 'Saving...' }}
    />
  );
}

/** The stock, which is edited in a separate form with a reason. */
function StockFigure({ product, returnTo }: { product: EditableProduct; returnTo: string }) {
  const mayAdjust = useHasPermission()('stock.adjust');
  return (
    <div className="field">
      <span className="field__label">Stock quantity</span>
      <p>
        <strong>{product.stockQuantity}</strong>{' '}
        {mayAdjust && (
          <TextLink
            to={adminPaths.productStock(product.id, {
              redirectTo: adminPaths.editProduct(product.id, { redirectTo: returnTo }),
            })}
          >
            Edit stock
          </TextLink>
        )}
      </p>
    </div>
  );
}

interface FieldChange {
  field: string;
  name: string;
  was: string;
  now: string;
}

/** Lists changes by others while the form was open. Saving again overwrites them. */
function ProductChanges({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="panel changed-meanwhile" aria-labelledby="changed-meanwhile">
      <h2 id="changed-meanwhile">Changed by someone else</h2>
      <p>The form still has your values. Save to overwrite the changes, or update the fields first.</p>
      <DataTable
        className="table table--dense"
        rows={changes}
        rowKey="field"
        columns={[
          { name: 'Field', cell: ({ name }) => name },
          { name: 'Before', className: 'kept-lines', cell: ({ was }) => was },
          { name: 'Now', className: 'kept-lines', cell: ({ now }) => now },
        ]}
      />
    </section>
  );
}

/** Parses the changes and expected values in the action's response. */
function parseEditAnswer(answer: unknown): { changes: FieldChange[]; seen: string | undefined } {
  const fields = getField(answer, 'repopulateFields');
  const seen = getField(fields, 'seen');
  const changes = getField(fields, 'changes');
  return {
    seen: typeof seen === 'string' ? seen : undefined,
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
  };
}

function isChange(value: unknown): value is FieldChange {
  return ['field', 'name', 'was', 'now'].every((name) => typeof getField(value, name) === 'string');
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
