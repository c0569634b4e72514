import { z } from 'zod';

import { requesterFields } from './requester.schema';
import { toText } from '../../base/shared/form-fields';

/** The request form of the sales desk. */
export const OrderDeskSchema = z.object({
  ...requesterFields,
  message: toText(1, 'Tell us what you need', 5000),
  /** The product whose page linked here. */
  product: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});
