import { z } from 'zod';

import { CustomerInfoSchema, matchPostalCode } from './customer-info.schema';
import { toText } from '../shared/form-fields';

/** A named shipping address of an account, with the checkout's fields. */
export const AccountAddressSchema = CustomerInfoSchema.pick({
  address: true,
  city: true,
  state: true,
  zipCode: true,
})
  .extend({
    label: toText(1, 'Name this address, such as Workshop', 60),
    isDefault: z
      .literal('on')
      .optional()
      .transform((value) => value === 'on'),
  })
  .superRefine(matchPostalCode);

export type AccountAddressInput = z.infer<typeof AccountAddressSchema>;
