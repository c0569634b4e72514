import { withZod } from '@remix-validated-form/with-zod';

import { getQuantityField, RestockSchema } from '../../../domain/selling/orders/order-handling.schema';
import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ExpectedOrderFields } from './order-forms';

export const restockValidator = withZod(RestockSchema);

/** Units that come back to the shelf, line by line. It moves no money: that is a refund. */
export function RestockForm({ order }: { order: OrderForStaff }) {
  const lines = order.lines.filter((line) => line.restockedQuantity < line.quantity);
  const labels = Object.fromEntries(lines.map((line) => [getQuantityField(line.id), line.name]));
  return (
    <StoreForm
      id="restock"
      className="order-form"
      validator={restockValidator}
      labels={{ ...labels, reason: 'Reason' }}
    >
      <ExpectedOrderFields order={order} />
      {lines.map((line) => (
        <TextField
          key={line.id}
          name={getQuantityField(line.id)}
          label={`Units of ${line.name}`}
          inputMode="numeric"
          autoComplete="off"
          hint={`${line.sku}: up to ${line.quantity - line.restockedQuantity}`}
        />
      ))}
      <TextField name="reason" autoComplete="off" />
      <button type="submit" className="btn btn--primary">
        Put back in stock
      </button>
    </StoreForm>
  );
}
