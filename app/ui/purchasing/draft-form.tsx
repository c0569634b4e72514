import { withZod } from '@remix-validated-form/with-zod';

import { DraftSchema, getLineField } from '../../domain/supply/purchasing/purchase-order.schema';
import type {
  DeliveryAddress,
  PurchaseLine,
  PurchaseOrder,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { formatMoney, toDecimal } from '../../domain/base/shared/money.rules';
import { DataTable } from '../data-table';
import { CellField } from '../form/cell-field';
import { CheckboxField, SelectField, TextareaField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { PurchaseTotal } from './purchase-total';

export const draftValidator = withZod(DraftSchema);

interface DraftFormProps {
  order: PurchaseOrder;
  branches: DeliveryAddress[];
  formKey: string;
}

/**
 * A draft's lines and particulars in one form: Enter in any field saves them all, and the empty row adds a line. It
 * carries the revision that was seen.
 */
export function DraftForm({ order, branches, formKey }: DraftFormProps) {
  const { lines, deliverTo } = order;
  const holding = branches.filter(({ id, holdsStock }) => holdsStock || id === deliverTo?.id);
  const of = (value: (line: PurchaseLine) => string) =>
    Object.fromEntries(lines.map((line) => [`l${line.id}`, value(line)]));
  const labels = {
    ...Object.fromEntries(
      lines.flatMap((line) => [
        [getLineField('partNumbers', line.id), `Part number of ${line.sku}`],
        [getLineField('quantities', line.id), `Quantity of ${line.sku}`],
        [getLineField('costs', line.id), `Unit cost of ${line.sku}`],
      ]),
    ),
    newSku: 'SKU or part number to add',
    newQuantity: 'Quantity to add',
    newCost: 'Unit cost for the new line',
    deliverTo: 'Ship to',
    expectedOn: 'Expected',
    reference: 'Reference',
    notes: 'Notes',
  };
  return (
    <StoreForm
      // What was saved is what it starts from: the library keeps the fields of an id.
      id={`draft-${order.revision}`}
      key={order.revision}
      validator={draftValidator}
      labels={labels}
      className="draft-form"
      asksBeforeLeaving
      defaultValues={{
        deliverTo: String(order.deliverTo?.id ?? ''),
        expectedOn: order.expectedOn ?? '',
        reference: order.reference,
        notes: order.notes,
        partNumbers: of((line) => line.partNumber),
        quantities: of((line) => String(line.quantity)),
        costs: of((line) => toDecimal(line.unitCostCents)),
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="expectedRevision" value={order.revision} />
      <DataTable
        className="table table--dense table--cards cell-fields"
        rows={lines}
        rowKey="id"
        columns={[
          {
            name: 'Product',
            cell: ({ name, sku }) => (
              <>
                {name} <span className="part-number muted">{sku}</span>
              </>
            ),
          },
          {
            name: 'Supplier’s part number',
            label: 'Part number',
            cell: ({ id, sku }) => (
              <CellField
                name={getLineField('partNumbers', id)}
                label={`Part number of ${sku}`}
                inputMode="text"
                isCode
              />
            ),
          },
          {
            name: 'Quantity',
            isNumber: true,
            cell: ({ id, sku }) => (
              <CellField name={getLineField('quantities', id)} label={`Quantity of ${sku}`} />
            ),
          },
          {
            name: 'Unit cost',
            isNumber: true,
            cell: ({ id, sku }) => (
              <CellField name={getLineField('costs', id)} label={`Unit cost of ${sku}`} inputMode="decimal" />
            ),
          },
          {
            name: 'Line total',
            isNumber: true,
            cell: ({ quantity, unitCostCents }) =>
              unitCostCents === 0 ? (
                <span className="badge badge--warn">No cost</span>
              ) : (
                formatMoney(quantity * unitCostCents)
              ),
          },
          {
            name: 'Remove',
            cell: ({ id, sku }) => (
              <CheckboxField name={getLineField('remove', id)} label={`Remove ${sku}`} hideLabel />
            ),
          },
        ]}
        lastRow={<NewLine isFirst={lines.length === 0} />}
        footer={<PurchaseTotal totalCents={order.totalCents} before={4} hasAfter />}
      />
      <div className="purchasing-form">
        <div className="purchasing-form__grid">
          <SelectField name="deliverTo" label="Deliver to">
            {(holding.length > 0 ? holding : branches).map(({ id, name, city }) => (
              <option key={id} value={id}>
                {name}, {city}
              </option>
            ))}
          </SelectField>
          <TextField name="expectedOn" label="Expected" autoComplete="off" optional hint="YYYY-MM-DD" />
          <TextField
            name="reference"
            label="Reference"
            autoComplete="off"
            optional
            hint="Visible to the supplier"
          />
          <TextareaField name="notes" label="Notes" rows={3} optional whole hint="Visible to the supplier" />
          <CheckboxField
            name="keepTerms"
            label="Save costs and part numbers as supplier defaults"
            hint="Used for the next order"
          />
          <div className="field--whole">
            <SubmitButton name="Save draft" />
          </div>
        </div>
      </div>
    </StoreForm>
  );
}

/** The row of a new line, whose cost defaults to the supplier's, then the product's. */
function NewLine({ isFirst }: { isFirst: boolean }) {
  return (
    <tr className="cell-fields__new">
      <th scope="row">{isFirst ? 'First line' : 'Add a line'}</th>
      <td data-label="SKU">
        <CellField
          name="newSku"
          label="SKU or part number to add"
          inputMode="text"
          isCode
          takesFocus={isFirst}
        />
      </td>
      <td className="num" data-label="Quantity">
        <CellField name="newQuantity" label="Quantity to add" />
      </td>
      <td className="num" data-label="Unit cost">
        <CellField name="newCost" label="Unit cost for the new line" inputMode="decimal" />
      </td>
      <td className="num small muted cell-fields__hint" colSpan={2}>
        SKU or part number. Cost defaults to the last cost.
      </td>
    </tr>
  );
}
