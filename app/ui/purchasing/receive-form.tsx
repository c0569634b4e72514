import { withZod } from '@remix-validated-form/with-zod';

import { DISCREPANCIES } from '../../domain/supply/purchasing/purchase-order.rules';
import { getLineField, ReceiptSchema } from '../../domain/supply/purchasing/purchase-order.schema';
import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { adminPaths } from '../../admin-paths';
import { useReturnPath } from '../admin/back-to-list';
import { DataTable } from '../data-table';
import { CellField } from '../form/cell-field';
import { CheckboxField, SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { ButtonLink } from '../admin/links';

export const receiptValidator = withZod(ReceiptSchema);

interface ReceiveFormProps {
  order: PurchaseOrder;
  formKey: string;
  /** Starts with all outstanding units received. */
  isComplete: boolean;
}

/** The receipt form. Its key makes repeated submits one receipt. */
export function ReceiveForm({ order, formKey, isComplete }: ReceiveFormProps) {
  const kept = useReturnPath();
  const { lines } = order;
  const labels = {
    reference: 'Packing slip or invoice no.',
    ...Object.fromEntries(
      lines.flatMap((line) => [
        [getLineField('received', line.id), `Units of ${line.sku} received`],
        [getLineField('reasons', line.id), `Discrepancy for ${line.sku}`],
        [getLineField('costs', line.id), `Unit cost of ${line.sku}`],
      ]),
    ),
  };
  const costs = Object.fromEntries(lines.map((line) => [`l${line.id}`, toDecimal(line.unitCostCents)]));
  const outstanding = Object.fromEntries(lines.map((line) => [`l${line.id}`, String(line.outstanding)]));
  return (
    <StoreForm
      id="receipt"
      key={`${order.revision} ${isComplete}`}
      validator={receiptValidator}
      labels={labels}
      className="draft-form"
      defaultValues={{ costs, received: isComplete ? outstanding : {} }}
    >
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="expectedRevision" value={order.revision} />
      <DataTable
        className="table table--dense table--cards cell-fields"
        rows={lines}
        rowKey="id"
        columns={[
          { name: 'Product', cell: (line) => <OrderedProduct product={line} /> },
          { name: 'Ordered', isNumber: true, cell: ({ quantity }) => quantity },
          { name: 'Outstanding', isNumber: true, cell: ({ outstanding }) => outstanding },
          {
            name: 'Receive now',
            isNumber: true,
            cell: ({ id, sku }) => (
              <CellField name={getLineField('received', id)} label={`Units of ${sku} received`} />
            ),
          },
          {
            name: 'Discrepancy',
            cell: ({ id, sku }) => (
              <SelectField
                name={getLineField('reasons', id)}
                label={`Discrepancy of ${sku}`}
                choices={Object.entries(DISCREPANCIES)}
                hideLabel
              >
                <option value="">None</option>
              </SelectField>
            ),
          },
          {
            name: 'Invoiced unit cost',
            isNumber: true,
            cell: ({ id, sku }) => (
              <CellField name={getLineField('costs', id)} label={`Unit cost of ${sku}`} inputMode="decimal" />
            ),
          },
        ]}
      />
      <div className="purchasing-form">
        <div className="purchasing-form__grid">
          <TextField
            name="reference"
            label="Packing slip or invoice no."
            autoComplete="off"
            optional
            isCode
          />
          <CheckboxField
            name="updateCosts"
            label="Update product costs to the invoiced costs"
            hint="Past sales aren’t affected"
          />
          <div className="field--whole form-buttons form-buttons--start">
            <SubmitButton name="Post receipt" />
            <ButtonLink to={adminPaths.purchaseOrder(order.id, kept)}>Back to order</ButtonLink>
          </div>
        </div>
      </div>
    </StoreForm>
  );
}

export function OrderedProduct(props: { product: { name: string; sku: string; partNumber: string } }) {
  const { name, sku, partNumber } = props.product;
  return (
    <>
      {name} <span className="part-number muted">{sku}</span>
      {![sku, ''].includes(partNumber) && <span className="part-number muted"> / {partNumber}</span>}
    </>
  );
}
