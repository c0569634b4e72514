import { useActionData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';
import { useState } from 'react';

import { EditProductFormSchema } from '../../../domain/goods/catalog/product.schema';
import type { EditableProduct } from '../../../domain/goods/catalog/product-values.queries.server';
import { paths } from '../../../paths';
import { CheckboxField } from '../../form/fields';
import { parseEditAnswer, ProductChanges } from './product-changes';
import { ImageAddressField, ThresholdFields } from './product-fields';
import { ProductForm } from './product-form';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';

export const editProductValidator = withZod(EditProductFormSchema);

interface EditProductFormProps {
  product: EditableProduct;
  categories: { id: number; name: string }[];
  returnTo: string;
}

/** The form of a product that is there. It carries the product as it was shown, so that nobody's change is lost unseen. */
export function EditProductForm({ product, categories, returnTo }: EditProductFormProps) {
  const answer = parseEditAnswer(useActionData<unknown>());
  // Not the product of now: the page may be asked for again while the form stands open.
  const [shown] = useState(() => JSON.stringify(product.values));
  const { id, slug, hasUploads } = product;
  return (
    <ProductForm
      validator={editProductValidator}
      categories={categories}
      defaultValues={{ ...product.values }}
      lead={
        <>
          <input type="hidden" name="seen" value={answer.seen ?? shown} />
          <ProductChanges changes={answer.changes} />
        </>
      }
      address={
        <div className="field field--whole">
          <p className="small muted">
            Its address is <span className="part-number">{paths.product(slug)}</span>
          </p>
          <CheckboxField
            name="takesNewSlug"
            label="Make a new address from the name"
            hint="The old one leads on to it."
          />
        </div>
      }
      stock={<StockFigure product={product} returnTo={returnTo} />}
      thresholds={<ThresholdFields />}
      picture={
        <div className="field field--whole stack stack--tight">
          {!hasUploads && (
            <ImageAddressField hint="Left empty, and without uploaded pictures, the product is drawn from what it is." />
          )}
          <p>
            <TextLink to={paths.admin.productPictures(id, { redirectTo: returnTo })}>
              {hasUploads ? 'Change its pictures' : 'Upload pictures'}
            </TextLink>
          </p>
        </div>
      }
      cancelTo={returnTo}
      submit={{ name: answer.changes.length > 0 ? 'Save over it' : 'Save Changes', busyName: 'Saving...' }}
    />
  );
}

/** Stock moves by its ledger alone, by a form that asks for a reason. */
function StockFigure({ product, returnTo }: { product: EditableProduct; returnTo: string }) {
  const mayAdjust = useHasPermission()('stock.adjust');
  return (
    <div className="field">
      <span className="field__label">Stock quantity</span>
      <p>
        <strong>{product.stockQuantity}</strong>{' '}
        {mayAdjust && (
          <TextLink
            to={paths.admin.productStock(product.id, {
              redirectTo: paths.admin.editProduct(product.id, { redirectTo: returnTo }),
            })}
          >
            Edit stock
          </TextLink>
        )}
      </p>
    </div>
  );
}
