import { withZod } from '@remix-validated-form/with-zod';

import { EndOrderSchema } from '../../domain/supply/purchasing/purchase-order.schema';
import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { paths } from '../../paths';
import { useReturnPath } from '../admin/back-to-list';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SubmitButton } from '../form/submit-button';
import { ButtonLink } from '../admin/links';

export const endOrderValidator = withZod(EndOrderSchema);

/** Asks once more before an order is cancelled or closed, and why. */
export function EndOrderForm({ order, button }: { order: PurchaseOrder; button: string }) {
  const kept = useReturnPath();
  return (
    <StoreForm
      id="end-order"
      validator={endOrderValidator}
      labels={{ reason: 'Reason' }}
      className="order-form"
    >
      <input type="hidden" name="seenRevision" value={order.revision} />
      <TextField name="reason" label="Reason" autoComplete="off" />
      <div className="form-buttons form-buttons--start">
        <SubmitButton name={button} look="danger" />
        <ButtonLink to={paths.admin.purchaseOrder(order.id, kept)}>Keep the order</ButtonLink>
      </div>
    </StoreForm>
  );
}
