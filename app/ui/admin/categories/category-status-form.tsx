import { Link } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { CategoryStatusSchema } from '../../../domain/goods/catalog/category.schema';
import { paths } from '../../../paths';
import { CheckboxField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { TextLink } from '../links';

export const categoryStatusValidator = withZod(CategoryStatusSchema);

interface CategoryStatusFormProps {
  category: { id: number; name: string; isActive: boolean; version: number };
  parent: { id: number; name: string; isActive: boolean } | undefined;
  /** Categories below it with the same status. */
  below: { id: number; name: string }[];
  products: number;
}

export function CategoryStatusForm({ category, parent, below, products }: CategoryStatusFormProps) {
  const { id, name, isActive, version } = category;
  const names = below.map((one) => one.name).join(', ');
  if (!isActive && parent?.isActive === false) {
    return (
      <section className="panel narrow">
        <p>
          {name} is below {parent.name}, which is inactive.{' '}
          <TextLink to={paths.admin.categoryStatus(parent.id)}>Activate {parent.name}</TextLink> first.
        </p>
      </section>
    );
  }
  return (
    <section className="panel narrow">
      <StoreForm id="status" validator={categoryStatusValidator} labels={{}}>
        <input type="hidden" name="isActive" value={isActive ? 'off' : 'on'} />
        <input type="hidden" name="seenVersion" value={version} />
        <div className="stack stack--wide">
          {isActive ? (
            <p>
              Its page, its place in the menus and {formatCount(products)} leave the store: they are neither
              listed nor found nor ordered, and their addresses answer that they are not there. Nothing is
              deleted, and orders that were placed stay as they are.
              {below.length > 0 && ` These categories below it are deactivated too: ${names}.`}
            </p>
          ) : (
            <p>Its page, its place in the menus and its products come back into the store.</p>
          )}
          {!isActive && below.length > 0 && (
            <CheckboxField name="withSubCategories" label={`Activate what is below it too: ${names}`} />
          )}
          <div className="form-buttons">
            <Link className="btn" to={paths.admin.categoryCard(id)}>
              Cancel
            </Link>
            <button type="submit" className="btn btn--primary">
              {isActive ? 'Deactivate' : 'Activate'} {name}
            </button>
          </div>
        </div>
      </StoreForm>
    </section>
  );
}

function formatCount(products: number): string {
  if (products === 0) return 'whatever is put into it';
  return products === 1 ? 'its one product' : `its ${products} products`;
}
