import { z } from 'zod';

import { textOf } from '../shared/form-fields';

/** An approver says yes; in the demo they also say what the payment does. */
export const ApproveOrderSchema = z.object({
  sandboxOutcome: z
    .enum(['approve', 'decline', 'time-out-after-capture', 'fail-before-capture'])
    .catch('approve'),
});

/** Why an order is declined; whoever placed it reads it. */
export const DeclineOrderSchema = z.object({ reason: textOf(5, 'Say why, in a sentence', 500) });
