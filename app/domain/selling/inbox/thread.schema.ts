import { z } from 'zod';

import { toText, trimmed, withMessage } from '../../base/shared/form-fields';
import { t } from '~/i18n/text';

/** A thread entry from a buyer or staff. */
export const EntrySchema = z.object({
  text: toText(1, () => t`Enter a message`, 5000),
  /** Generated with the page; the same form twice is one entry. */
  formKey: z
    .string({ errorMap: withMessage(() => t`Reload the page and submit again`) })
    .regex(/^[\w-]{22}$/),
});

export type NewEntry = z.infer<typeof EntrySchema>;

/** The assignee; empty means no one. */
export const AssignSchema = z.object({
  staffId: trimmed.transform((value, context) => {
    if (value === '') return null;
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    context.addIssue({ code: z.ZodIssueCode.custom, message: 'Select a team member' });
    return z.NEVER;
  }),
});
