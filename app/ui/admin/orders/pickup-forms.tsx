import { withZod } from '@remix-validated-form/with-zod';
import type { ReactNode } from 'react';

import {
  ALL_SHIPPING,
  ChoosePickupSchema,
  PickedUpSchema,
} from '../../../domain/selling/orders/order-handling.schema';
import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { canStaffDo } from '../../../domain/selling/orders/order-states.rules';
import { getRefundableShippingCents } from '../../../domain/selling/orders/refund-split.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { adminPaths } from '../../../admin-paths';
import { SelectField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { useReturnPath } from '../back-to-list';
import { CONFIRM_DISPUTED_LABEL, ConfirmDisputed } from './dispute-notices';
import { ExpectedOrderFields } from './order-forms';
import { useHasPermission } from '../staff/use-has-permission';
import { TextLink } from '../links';
import { toChoices } from '../filter-fields';
import { SubmitButton } from '../../form/submit-button';

const chooseValidator = withZod(ChoosePickupSchema);
const pickedUpValidator = withZod(PickedUpSchema);

interface PickupProps {
  order: OrderForStaff;
  locations: { id: number; name: string }[];
}

/** Will call: location, ready for pickup, and picked up. */
export function Pickup({ order, locations }: PickupProps) {
  const { pickup, state } = order;
  if (!canStaffDo('choosePickup', state) || (locations.length === 0 && pickup === null)) return null;
  return (
    <details className="panel order-step no-print" open={pickup !== null}>
      <summary>{pickup === null ? 'Will call' : `Will call at ${pickup.name}`}</summary>
      {pickup !== null && <ShippingStillCharged order={order} />}
      {pickup !== null && canStaffDo('fulfil', state) && (
        <div className="pickup-steps">
          {pickup.readyAt === null && (
            <PickupStep order={order} intent="pickupReady" name="Mark as ready for pickup" />
          )}
          <PickupStep order={order} intent="pickedUp" name="Mark as picked up">
            <ConfirmDisputed order={order} />
          </PickupStep>
        </div>
      )}
      <StoreForm
        id="choose-pickup"
        className="order-form"
        key={pickup?.locationId ?? 0}
        validator={chooseValidator}
        labels={{ pickupLocation: 'Will call location' }}
        defaultValues={{ pickupLocation: String(pickup?.locationId ?? '') }}
      >
        <input type="hidden" name="intent" value="choosePickup" />
        <ExpectedOrderFields order={order} />
        <SelectField
          name="pickupLocation"
          hint="Shipping already charged isn’t refunded automatically."
          choices={toChoices(locations)}
        >
          <option value="">None (ship)</option>
        </SelectField>
        <SubmitButton name="Save location" look="plain" />
      </StoreForm>
    </details>
  );
}

/** Warns that shipping is still charged on a pickup order. */
function ShippingStillCharged({ order }: { order: OrderForStaff }) {
  const may = useHasPermission();
  const returnPath = useReturnPath();
  if (order.shippingCents === 0) return null;
  if (order.receivedCents === 0) {
    return (
      <p className="notice notice--warn">
        The total includes {formatMoney(order.shippingCents)} for shipping. Refund that amount once the order
        is paid.
      </p>
    );
  }
  const cents = getRefundableShippingCents(order.refundable);
  if (cents === 0 || !canStaffDo('refund', order.state)) return null;
  return (
    <p className="notice notice--warn">
      This order still includes a {formatMoney(cents)} shipping charge.{' '}
      {may('orders.refund') ? (
        <TextLink to={adminPaths.orderRefund(order.id, { ...ALL_SHIPPING, ...returnPath })}>
          Refund shipping
        </TextLink>
      ) : (
        'A manager can refund this charge.'
      )}
    </p>
  );
}

interface PickupStepProps {
  order: OrderForStaff;
  intent: string;
  name: string;
  children?: ReactNode;
}

function PickupStep({ order, intent, name, children }: PickupStepProps) {
  return (
    <StoreForm id={intent} validator={pickedUpValidator} labels={{ shipDisputed: CONFIRM_DISPUTED_LABEL }}>
      <input type="hidden" name="intent" value={intent} />
      <ExpectedOrderFields order={order} />
      {children}
      <SubmitButton name={name} />
    </StoreForm>
  );
}
