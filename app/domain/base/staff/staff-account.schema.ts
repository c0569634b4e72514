import { z } from 'zod';

import { emailAddress, requiredLine, trimmed, wholeNumber } from '../shared/form-fields';
import { findPasswordProblem } from './password.rules';

export const STAFF_ROLES = {
  owner: { name: 'Owner', may: 'full access, including staff and settings' },
  manager: { name: 'Manager', may: 'prices, refunds, customers, content, and audit log' },
  clerk: { name: 'Clerk', may: 'products, inventory, orders, quotes, and messages' },
  viewer: { name: 'Viewer', may: 'read-only' },
} as const;

const role = z.enum(['owner', 'manager', 'clerk', 'viewer'], {
  errorMap: () => ({ message: 'Choose a role' }),
});

const name = requiredLine(2, 'Enter a name of at least 2 characters', 100);
const email = emailAddress;

/** Not trimmed: passwords may contain spaces. */
const typed = z
  .string()
  .optional()
  .transform((value) => value ?? '');

const newPassword = typed.superRefine((value, context) => {
  const message = findPasswordProblem(value);
  if (message !== undefined) context.addIssue({ code: z.ZodIssueCode.custom, message });
});

const expectedVersion = wholeNumber('Reload the page');

export const NewStaffSchema = z
  .object({
    username: trimmed
      .transform((value) => value.toLowerCase())
      .refine(
        (value) => /^[\w.-]{2,50}$/.test(value),
        'Use 2 to 50 letters, digits, dots, hyphens, or underscores',
      ),
    name,
    email,
    role,
    password: newPassword,
  })
  .superRefine(({ username, password }, context) => {
    const message = findPasswordProblem(password, username);
    if (message !== undefined) context.addIssue({ code: z.ZodIssueCode.custom, path: ['password'], message });
  });

export type NewStaff = z.infer<typeof NewStaffSchema>;

/** Fields an owner can change. The username is fixed, because the audit log refers to it. */
export const StaffChangeSchema = z.object({ name, email, role, expectedVersion });

export type StaffChange = z.infer<typeof StaffChangeSchema>;

/** A new password for another account. */
export const SetPasswordSchema = z.object({ password: newPassword });

/** The roles that require a second factor. A single checked box arrives as text. */
export const SecondFactorRolesSchema = z.object({
  roles: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((chosen) => [chosen ?? []].flat())
    .pipe(z.array(role)),
});

/** Editable details of one's own account. */
export const OwnDetailsSchema = z.object({ name, email, expectedVersion });

export type OwnDetails = z.infer<typeof OwnDetailsSchema>;

export const OwnPasswordSchema = z
  .object({
    currentPassword: typed.refine((value) => value !== '' && value.length <= 1000, 'Enter your password'),
    newPassword,
    repeatedPassword: typed,
  })
  .superRefine(({ newPassword: chosen, repeatedPassword }, context) => {
    if (chosen !== repeatedPassword)
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path: ['repeatedPassword'],
        message: 'Passwords don’t match',
      });
  });

export type OwnPassword = z.infer<typeof OwnPasswordSchema>;

/** A six-digit app code or a recovery code. */
export const CodeSchema = z.object({
  code: trimmed.refine((value) => value !== '' && value.length <= 100, 'Enter the code'),
});
