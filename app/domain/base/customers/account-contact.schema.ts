import { z } from 'zod';

import {
  BusinessInformationFields,
  checkPostalCountry,
  PersonalInformationSchema,
} from './registration.schema';

/** Contact data that staff can change, with the expected version. */
export const AccountContactSchema = PersonalInformationSchema.merge(
  BusinessInformationFields.pick({
    companyName: true,
    address: true,
    city: true,
    state: true,
    zipCode: true,
  }),
)
  .extend({ seenUpdatedAt: z.string().max(40).default('') })
  .superRefine(checkPostalCountry);

export type AccountContact = Omit<z.infer<typeof AccountContactSchema>, 'seenUpdatedAt'>;
