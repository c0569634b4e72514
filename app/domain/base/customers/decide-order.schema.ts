import { z } from 'zod';

import { toText } from '../shared/form-fields';
import { t } from '~/i18n/text';

/** Approval of an order; in demo mode with a payment outcome. */
export const ApproveOrderSchema = z.object({
  sandboxOutcome: z
    .enum(['approve', 'decline', 'time-out-after-capture', 'fail-before-capture'])
    .catch('approve'),
});

/** The reason is mailed to the buyer. */
export const DeclineOrderSchema = z.object({ reason: toText(5, () => t`Enter a reason`, 500) });
