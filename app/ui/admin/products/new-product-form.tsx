import { withZod } from '@remix-validated-form/with-zod';

import { CreateProductFormSchema } from '../../../domain/goods/catalog/product.schema';
import { ImageAddressField, StockQuantityField, ThresholdFields } from './product-fields';
import { ProductForm } from './product-form';

export const newProductValidator = withZod(CreateProductFormSchema);

interface NewProductFormProps {
  categories: { id: number; name: string }[];
  defaultValues: Record<string, unknown>;
  cancelTo: string;
}

/** The form of a new product, empty or copied. */
export function NewProductForm({ categories, defaultValues, cancelTo }: NewProductFormProps) {
  return (
    <ProductForm
      validator={newProductValidator}
      categories={categories}
      defaultValues={defaultValues}
      stock={<StockQuantityField />}
      thresholds={<ThresholdFields />}
      picture={
        <ImageAddressField hint="If blank, a line drawing is shown. Upload pictures after creating the product." />
      }
      cancelTo={cancelTo}
      submit={{ name: 'Create Product', busyName: 'Creating...' }}
    />
  );
}
