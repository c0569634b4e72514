import { z } from 'zod';

import { trimmed } from '../../base/shared/form-fields';

/** The assignee; empty means nobody. */
export const AssignSchema = z.object({
  staffId: trimmed.transform((value, context) => {
    if (value === '') return null;
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    context.addIssue({ code: z.ZodIssueCode.custom, message: 'Choose somebody from the list' });
    return z.NEVER;
  }),
});
