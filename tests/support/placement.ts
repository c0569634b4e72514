import type { CustomerInfo } from '../../app/domain/base/customers/customer-info.schema';
import type { Placement } from '../../app/domain/selling/orders/place-order.server';
import { EXPRESS_POLICY } from '../../app/domain/selling/checkout/totals.rules';
import { randomKey } from '../../app/domain/base/shared/random.server';

export const customer: CustomerInfo = {
  firstName: 'Jo',
  lastName: 'Miller',
  email: 'jo@miller-locks.example',
  phone: '416 555 0142',
  company: 'Miller Locks',
  address: '12 Key Street',
  city: 'Toronto',
  state: 'ON',
  zipCode: 'M5V 3L9',
};

/** What a buyer who saw this total would place, to be charged by the sandbox. */
export function buildPlacement(cartId: string, expectedTotalCents: number): Placement {
  return {
    cartId,
    policy: EXPRESS_POLICY,
    customer,
    paymentMethod: 'stripe',
    providerName: 'sandbox',
    checkoutToken: randomKey(),
    expectedTotalCents,
  };
}
