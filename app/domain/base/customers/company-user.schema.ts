import { z } from 'zod';

import { emailAddress, optionalCents, toText, trimmed, withoutLinks } from '../shared/form-fields';
import { t } from '~/i18n/text';

const box = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

const approverId = trimmed.transform((value, context) => {
  if (value === '') return null;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  context.addIssue({ code: z.ZodIssueCode.custom, message: t`Select a user` });
  return z.NEVER;
});

/** Editable fields of a user. The email address is the sign-in name and doesn't change. */
export const CompanyUserChangeSchema = z.object({
  firstName: withoutLinks(toText(2, () => t`Enter a first name of at least 2 characters`, 100)),
  lastName: withoutLinks(toText(2, () => t`Enter a last name of at least 2 characters`, 100)),
  /** In cents; null for no limit. */
  spendingLimit: optionalCents(() => t`Enter an amount, e.g. 250.00, or leave blank`).transform(
    (cents) => cents ?? null,
  ),
  approverId,
  mayApprove: box,
  mayManage: box,
});

export type CompanyUserChange = z.infer<typeof CompanyUserChangeSchema>;

/** A new user of an account. */
export const NewCompanyUserSchema = CompanyUserChangeSchema.extend({
  email: emailAddress,
});

export type NewCompanyUser = z.infer<typeof NewCompanyUserSchema>;
