import { Link } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { DeleteCategorySchema } from '../../../domain/goods/catalog/category.schema';
import { paths } from '../../../paths';
import { SelectField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { CategoryOptions, type ParentChoice } from './category-options';

export const categoryDeleteValidator = withZod(DeleteCategorySchema);

interface CategoryDeleteFormProps {
  category: { id: number; name: string; slug: string; version: number };
  products: number;
  /** The names of the categories right below it. */
  below: string[];
  productChoices: ParentChoice[];
  parentChoices: ParentChoice[];
}

export function CategoryDeleteForm(props: CategoryDeleteFormProps) {
  const { category, products, below, productChoices, parentChoices } = props;
  const labels = {
    productsTo: products === 1 ? 'Its one product goes to' : `Its ${products} products go to`,
    categoriesTo: 'Its sub-categories go below',
  };
  return (
    <section className="panel narrow">
      <StoreForm id="delete" validator={categoryDeleteValidator} labels={labels}>
        <input type="hidden" name="seenVersion" value={category.version} />
        <div className="stack stack--wide">
          <p>
            {products === 0 && below.length === 0
              ? 'There is nothing in it. '
              : 'No product is deleted: say where everything goes. '}
            Its address, /{category.slug}, leads{' '}
            {products > 0 ? 'to where its products go.' : 'to the category above it, or to all products.'}{' '}
            This cannot be taken back.
          </p>
          {products > 0 && (
            <SelectField name="productsTo" hint="In an inactive category they are not in the store.">
              <option value="">Choose a category</option>
              <CategoryOptions categories={productChoices} />
            </SelectField>
          )}
          {below.length > 0 && (
            <SelectField name="categoriesTo" hint={below.join(', ')}>
              <option value="">Choose a place</option>
              <option value="top">No other: they stand at the top</option>
              <CategoryOptions categories={parentChoices} />
            </SelectField>
          )}
          <div className="form-buttons">
            <Link className="btn" to={paths.admin.categoryCard(category.id)}>
              Cancel
            </Link>
            <button type="submit" className="btn btn--danger">
              Delete {category.name}
            </button>
          </div>
        </div>
      </StoreForm>
    </section>
  );
}
