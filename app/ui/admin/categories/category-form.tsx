import { useActionData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';
import { useField } from 'remix-validated-form';

import type { EditableCategory } from '../../../domain/goods/catalog/category-edit.queries.server';
import { EditCategorySchema } from '../../../domain/goods/catalog/category.schema';
import { PICTURE_CHOICES } from '../../../domain/goods/catalog/picture-choice.rules';
import { SERVICE_GROUPS } from '../../../domain/goods/catalog/services.rules';
import { adminPaths } from '../../../admin-paths';
import { paths } from '../../../paths';
import { getRepopulated } from '../../form/repopulated';
import { SelectField, TextareaField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { CategoryOptions, type ParentChoice } from './category-options';
import { ConflictNotice } from '../conflict-notice';
import { FormButtons } from '../form-buttons';

export const categoryValidator = withZod(EditCategorySchema);

const FORM = 'category';

const LABELS = {
  name: 'Category name',
  slug: 'Address',
  parentId: 'Parent category',
  description: 'Description',
  heroText: 'Page introduction',
  serviceTags: 'Services',
  listAttributes: 'Comparison specifications',
  defaultView: 'Default view',
  picture: 'Picture',
};

interface CategoryFormProps {
  category: EditableCategory;
  parents: ParentChoice[];
  /** Specifications of the category's products, the most frequent first. */
  specifications: { name: string; products: number }[];
  /** Slugs that redirect to the category. */
  formerAddresses: string[];
}

export function CategoryForm({ category, parents, specifications, formerAddresses }: CategoryFormProps) {
  const cameBack = getRepopulated(useActionData<unknown>(), FORM);
  const values = toDefaultValues(category);
  // After a validation error, the original version is expected; after a conflict, the current one.
  const expectedVersion = cameBack?.['expectedVersion'] ?? category.version;
  return (
    <>
      {cameBack !== undefined && (
        <ConflictNotice
          key={category.version}
          labels={LABELS}
          now={values}
          typed={cameBack}
          textOf={(field, value) => (field === 'parentId' ? getName(parents, value) : value)}
        />
      )}
      <StoreForm id={FORM} validator={categoryValidator} labels={LABELS} defaultValues={values}>
        <input type="hidden" name="expectedVersion" value={String(expectedVersion)} />
        <div className="category-form">
          <section className="panel">
            <h2>Name and parent</h2>
            <div className="stack stack--wide">
              <TextField name="name" />
              <TextField name="slug" isCode hint={describeSlug(category.slug, formerAddresses)} />
              <SelectField name="parentId">
                <option value="">None (top level)</option>
                <CategoryOptions categories={parents} />
              </SelectField>
            </div>
          </section>
          <section className="panel">
            <h2>Text</h2>
            <div className="stack stack--wide">
              <TextareaField name="description" rows={3} optional />
              <TextareaField name="heroText" rows={3} optional hint="Defaults to the description." />
            </div>
          </section>
          <section className="panel">
            <h2>Product list</h2>
            <div className="stack stack--wide">
              <TextareaField
                name="listAttributes"
                rows={8}
                optional
                hint={`One per line, in column order. ${describeSpecifications(specifications)}`}
              />
              <SelectField name="defaultView">
                <option value="grid">Grid: emphasizes pictures</option>
                <option value="list">List: emphasizes specifications</option>
              </SelectField>
            </div>
          </section>
          <ServiceChoice />
          <PictureChoice current={category.picture} />
        </div>
        <FormButtons
          cancelTo={adminPaths.categoryCard(category.id)}
          name="Save Category"
          busyName="Saving..."
        />
      </StoreForm>
    </>
  );
}

function toDefaultValues(category: EditableCategory) {
  return {
    name: category.name,
    slug: category.slug,
    parentId: category.parentId === null ? '' : String(category.parentId),
    description: category.description,
    heroText: category.heroText,
    serviceTags: category.serviceTags,
    listAttributes: category.listAttributes.join('\n'),
    defaultView: category.defaultView,
    picture: '',
  };
}

function getName(parents: ParentChoice[], value: string): string {
  return parents.find(({ id }) => String(id) === value)?.name ?? '';
}

function describeSlug(slug: string, former: string[]): string {
  const also = former.length === 0 ? '' : ` Old URLs: ${former.map((one) => `/${one}`).join(', ')}.`;
  return `Page URL: /${slug}. Renaming the category doesn’t change the URL. If you change it, the old URL redirects.${also}`;
}

function describeSpecifications(specifications: { name: string; products: number }[]): string {
  if (specifications.length === 0) return 'No specifications yet.';
  return `Available: ${specifications.map(({ name, products }) => `${name} (${products})`).join(', ')}.`;
}

function ServiceChoice() {
  const { error, getInputProps } = useField('serviceTags');
  return (
    <section className="panel">
      <h2>Services</h2>
      <p className="field__hint">Changes apply to all products in the category.</p>
      <div className="service-choice" id="category-serviceTags" tabIndex={-1}>
        {SERVICE_GROUPS().map(({ label, services }) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            {services.map(({ value, name }) => (
              <label key={value} className="check">
                <input {...getInputProps({ type: 'checkbox', value })} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {error !== undefined && <span className="field__error">{error}</span>}
    </section>
  );
}

function PictureChoice({ current }: { current: string }) {
  const { error, getInputProps } = useField('picture');
  const [kind = '', options = ''] = current.split('?');
  const currentUrl = paths.picture(kind, Object.fromEntries(new URLSearchParams(options)));
  return (
    <section className="panel">
      <h2>Picture</h2>
      <fieldset className="picture-choice">
        <legend className="sr-only">Picture</legend>
        <label className="picture-choice__one">
          <input {...getInputProps({ type: 'radio', value: '' })} />
          <img src={currentUrl} alt="" width={400} height={300} />
          <span>Current picture</span>
        </label>
        <details>
          <summary>Choose a different picture</summary>
          <div className="picture-choice__all">
            {PICTURE_CHOICES.map((choice) => (
              <label key={choice} className="picture-choice__one">
                <input {...getInputProps({ type: 'radio', value: choice })} />
                <img src={paths.picture(choice)} alt="" width={400} height={300} loading="lazy" />
                <span>{formatValue(choice)}</span>
              </label>
            ))}
          </div>
        </details>
      </fieldset>
      {error !== undefined && <span className="field__error">{error}</span>}
    </section>
  );
}

/** Formats 'mortise-lock' as 'Mortise lock'. */
function formatValue(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
