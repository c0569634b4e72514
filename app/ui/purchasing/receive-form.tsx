import { withZod } from '@remix-validated-form/with-zod';

import { DISCREPANCIES } from '../../domain/supply/purchasing/purchase-order.rules';
import { getLineField, ReceiptSchema } from '../../domain/supply/purchasing/purchase-order.schema';
import type {
  PurchaseLine,
  PurchaseOrder,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { useReturnPath } from '../admin/back-to-list';
import { CheckboxField, SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { ButtonLink } from '../admin/links';

export const receiptValidator = withZod(ReceiptSchema);

interface ReceiveFormProps {
  order: PurchaseOrder;
  formKey: string;
  /** Everything that is to come has come: the form begins with that. */
  isComplete: boolean;
}

/** What arrived, line by line. It carries a key, so that sent twice it is one receipt, and the revision that was seen. */
export function ReceiveForm({ order, formKey, isComplete }: ReceiveFormProps) {
  const kept = useReturnPath();
  const { lines } = order;
  const labels = {
    reference: 'Delivery note or invoice',
    ...Object.fromEntries(
      lines.flatMap((line) => [
        [getLineField('received', line.id), `Units of ${line.sku} received`],
        [getLineField('reasons', line.id), `Discrepancy of ${line.sku}`],
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
      <input type="hidden" name="seenRevision" value={order.revision} />
      <div className="table-scroll">
        <table className="table table--dense table--cards cell-fields">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className="num">
                Ordered
              </th>
              <th scope="col" className="num">
                To come
              </th>
              <th scope="col" className="num">
                On the shelf now
              </th>
              <th scope="col">Discrepancy</th>
              <th scope="col" className="num">
                Invoiced unit cost
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ReceivedLine key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="purchasing-form">
        <div className="purchasing-form__grid">
          <TextField name="reference" label="Delivery note or invoice" autoComplete="off" optional isCode />
          <CheckboxField
            name="updateCosts"
            label="Set the cost prices of these products to what was invoiced"
            hint="Nothing that was sold changes."
          />
          <div className="field--whole form-buttons form-buttons--start">
            <SubmitButton name="Post receipt" />
            <ButtonLink to={paths.admin.purchaseOrder(order.id, kept)}>Back to the order</ButtonLink>
          </div>
        </div>
      </div>
    </StoreForm>
  );
}

function ReceivedLine({ line }: { line: PurchaseLine }) {
  return (
    <tr>
      <th scope="row">
        {line.name} <span className="part-number muted">{line.sku}</span>
        {line.partNumber !== '' && <span className="part-number muted"> / {line.partNumber}</span>}
      </th>
      <td className="num" data-label="Ordered">
        {line.quantity}
      </td>
      <td className="num" data-label="To come">
        {line.outstanding}
      </td>
      <td className="num" data-label="On the shelf now">
        <TextField
          name={getLineField('received', line.id)}
          label={`Units of ${line.sku} received`}
          inputMode="numeric"
          autoComplete="off"
          hideLabel
        />
      </td>
      <td data-label="Discrepancy">
        <SelectField name={getLineField('reasons', line.id)} label={`Discrepancy of ${line.sku}`} hideLabel>
          <option value="">None</option>
          {Object.entries(DISCREPANCIES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </td>
      <td className="num" data-label="Invoiced unit cost">
        <TextField
          name={getLineField('costs', line.id)}
          label={`Unit cost of ${line.sku}`}
          inputMode="decimal"
          autoComplete="off"
          hideLabel
        />
      </td>
    </tr>
  );
}
