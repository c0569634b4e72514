import { withZod } from '@remix-validated-form/with-zod';

import {
  getCountedField,
  CountFiguresSchema,
  NewCountSchema,
  PostCountSchema,
  getSeenField,
} from '../../../domain/goods/inventory/count.schema';
import type { CountLine, CountSummary } from '../../../domain/goods/inventory/counts.queries.server';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { CellField } from '../../form/cell-field';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { DataTable } from '../../data-table';
import { toChoices } from '../filter-fields';
import { SubmitButton } from '../../form/submit-button';
import { FormButtons } from '../form-buttons';

export const newCountValidator = withZod(NewCountSchema);
export const countFiguresValidator = withZod(CountFiguresSchema);
export const postCountValidator = withZod(PostCountSchema);

interface Choice {
  id: number;
  name: string;
}

export function NewCountForm({ locations, categories }: { locations: Choice[]; categories: Choice[] }) {
  return (
    <StoreForm
      id="new-count"
      className="order-form"
      validator={newCountValidator}
      labels={{ location: 'Location', category: 'Category', scope: 'Products', note: 'Note' }}
      defaultValues={{ location: String(locations[0]?.id ?? ''), category: '', scope: 'stocked' }}
    >
      <SelectField name="location" choices={toChoices(locations)} />
      <SelectField name="category" choices={toChoices(categories)}>
        <option value="">All categories</option>
      </SelectField>
      <SelectField name="scope">
        <option value="stocked">In stock at this location</option>
        <option value="all">All active products, including those out of stock</option>
      </SelectField>
      <TextField name="note" autoComplete="off" optional />
      <FormButtons cancelTo={adminPaths.counts()} name="Start count" />
    </StoreForm>
  );
}

interface CountFiguresProps {
  count: CountSummary;
  lines: CountLine[];
  page: Page;
}

/** A page of the count. Carries the saved figures, so that no one else's figure is overwritten unseen. */
export function CountFiguresForm({ count, lines, page }: CountFiguresProps) {
  return (
    <StoreForm
      id="count-figures"
      className="count-form"
      key={`${count.version}-${page.page}`}
      validator={countFiguresValidator}
      labels={Object.fromEntries(lines.map(({ id, sku, name }) => [getCountedField(id), `${sku} ${name}`]))}
      defaultValues={{
        counted: Object.fromEntries(lines.map(({ id, counted }) => [`l${id}`, counted?.toString() ?? ''])),
      }}
    >
      {lines.map(({ id, counted }) => (
        <input key={id} type="hidden" name={getSeenField(id)} value={counted ?? ''} />
      ))}
      <DataTable
        className="table table--dense table--cards cell-fields"
        rows={lines}
        rowKey="id"
        columns={[
          {
            name: 'Product',
            cell: (line) => (
              <>
                <span className="part-number">{line.sku}</span> {line.name}
              </>
            ),
          },
          { name: 'System qty at start', isNumber: true, cell: (line) => line.atStart },
          { name: 'System qty now', isNumber: true, cell: (line) => line.now },
          {
            name: 'Counted',
            isNumber: true,
            cell: (line) => (
              <CellField name={getCountedField(line.id)} label={`Counted units of ${line.name}`} />
            ),
          },
        ]}
      />
      <div className="form-buttons">
        <button type="submit" className="btn" name="intent" value="save">
          Save
        </button>
        {page.page < page.pageCount && (
          <button type="submit" className="btn btn--primary" name="intent" value="next">
            Save and next page
          </button>
        )}
        <button
          type="submit"
          className={page.page < page.pageCount ? 'btn' : 'btn btn--primary'}
          name="intent"
          value="review"
        >
          Save and review
        </button>
      </div>
    </StoreForm>
  );
}

export function PostCountForm({ count, adjusted }: { count: CountSummary; adjusted: number }) {
  return (
    <StoreForm id="post-count" validator={postCountValidator} labels={{}}>
      <input type="hidden" name="expectedVersion" value={count.version} />
      <p>
        This posts {adjusted === 1 ? '1 adjustment' : `${adjusted} adjustments`} at {count.location}. Sales
        made before you post are included.
      </p>
      <SubmitButton name="Post count" />
    </StoreForm>
  );
}
