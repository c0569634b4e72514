import { withZod } from '@remix-validated-form/with-zod';

import type { Suggestion, SuggestionGroup } from '../../domain/supply/purchasing/reorder.queries.server';
import {
  getGroupField,
  getProductField,
  ReorderSchema,
  suggestQuantity,
} from '../../domain/supply/purchasing/reorder.schema';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { adminPaths } from '../../admin-paths';
import { DataTable } from '../data-table';
import { CellField } from '../form/cell-field';
import { CheckboxField, SelectField } from '../form/fields';
import { OrderedProduct } from './receive-form';
import { StoreForm } from '../form/store-form';
import { formatDays } from './supplier-form';
import { SubmitButton } from '../form/submit-button';
import { TextLink } from '../admin/links';
import { toChoices } from '../admin/filter-fields';

export const reorderValidator = withZod(ReorderSchema);

interface ReorderFormProps {
  groups: SuggestionGroup[];
  suppliers: { id: number; name: string }[];
  formKey: string;
  /** Starts with every product selected. */
  isChecked: boolean;
}

/** The suggestions by supplier, and the button that creates draft orders. */
export function ReorderForm({ groups, suppliers, formKey, isChecked }: ReorderFormProps) {
  const products = groups.flatMap(({ suggestions }) => suggestions);
  const of = (value: (one: Suggestion) => string) =>
    Object.fromEntries(products.map((one) => [`p${one.productId}`, value(one)]));
  const labels = {
    ...Object.fromEntries(
      products.flatMap((one) => [
        [getProductField('chosen', one.productId), `Order ${one.name}`],
        [getProductField('quantities', one.productId), `Quantity of ${one.name}`],
      ]),
    ),
    [getGroupField('from', null)]: 'Order these from',
  };
  return (
    <StoreForm
      id="reorder"
      key={`${isChecked} ${products.map(({ productId }) => productId).join()}`}
      validator={reorderValidator}
      labels={labels}
      className="draft-form"
      defaultValues={{
        quantities: of((one) => String(suggestQuantity(one))),
        chosen: isChecked ? of(() => 'on') : {},
      }}
    >
      <input type="hidden" name="formKey" value={formKey} />
      {groups.map((group) => (
        <Group key={group.supplier?.id ?? 0} group={group} suppliers={suppliers} />
      ))}
      <div className="form-buttons form-buttons--start reorder-submit">
        <SubmitButton name="Create draft purchase orders" />
      </div>
    </StoreForm>
  );
}

function Group({ group, suppliers }: { group: SuggestionGroup; suppliers: { id: number; name: string }[] }) {
  const { supplier, suggestions, drafts } = group;
  return (
    <section className="panel reorder-group">
      <div className="admin-head">
        <div>
          <h2>
            {supplier === null ? (
              'No preferred supplier'
            ) : (
              <TextLink to={adminPaths.supplier(supplier.id)}>{supplier.name}</TextLink>
            )}
          </h2>
          {supplier !== null && (
            <p className="small muted">
              Lead time {formatDays(supplier.leadTimeDays)}
              {supplier.minimumOrderCents > 0 && `, minimum order ${formatMoney(supplier.minimumOrderCents)}`}
            </p>
          )}
        </div>
        {supplier === null && (
          <SelectField
            name={getGroupField('from', null)}
            label="Order these from"
            choices={toChoices(suppliers)}
          >
            <option value="">Choose a supplier</option>
          </SelectField>
        )}
        {supplier !== null && drafts.length > 0 && (
          <SelectField name={getGroupField('into', supplier.id)} label={`Add ${supplier.name} items to`}>
            <option value="">New draft</option>
            {drafts.map(({ id, number, lines }) => (
              <option key={id} value={id}>
                {number}, draft with {lines === 1 ? '1 line' : `${lines} lines`}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <DataTable
        className="table table--dense table--cards cell-fields"
        rows={suggestions}
        rowKey="productId"
        columns={[
          {
            name: 'Order',
            cell: ({ productId, name, onOrder, drafted }) => (
              <>
                <input type="hidden" name={getProductField('covered', productId)} value={onOrder + drafted} />
                <CheckboxField
                  name={getProductField('chosen', productId)}
                  label={`Order ${name}`}
                  hideLabel
                />
              </>
            ),
          },
          { name: 'Product', isRowHeading: true, cell: (product) => <OrderedProduct product={product} /> },
          { name: 'Stock', isNumber: true, cell: ({ stockQuantity }) => stockQuantity },
          { name: 'On order', isNumber: true, cell: ({ onOrder }) => onOrder },
          { name: 'In drafts', isNumber: true, cell: ({ drafted }) => drafted },
          { name: 'Reorder point', isNumber: true, cell: ({ reorderLevel }) => reorderLevel },
          {
            name: 'Unit cost',
            isNumber: true,
            cell: ({ unitCostCents }) => (unitCostCents === null ? 'not known' : formatMoney(unitCostCents)),
          },
          {
            name: 'Quantity',
            isNumber: true,
            cell: ({ productId, name }) => (
              <CellField name={getProductField('quantities', productId)} label={`Quantity of ${name}`} />
            ),
          },
        ]}
      />
    </section>
  );
}

/** The suggestions for staff who can't order. */
export function SuggestionList({ groups }: { groups: SuggestionGroup[] }) {
  return groups.map(({ supplier, suggestions }) => (
    <section key={supplier?.id ?? 0} className="panel">
      <h2>{supplier?.name ?? 'Without a preferred supplier'}</h2>
      <ul className="admin-list">
        {suggestions.map((one) => (
          <li key={one.productId}>
            <span>
              {one.name} <span className="part-number muted">{one.sku}</span>
            </span>
            <span>{suggestQuantity(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
