import { z } from 'zod';

import { trimmed } from '../shared/form-fields';

export type StaffRole = 'owner' | 'manager' | 'clerk' | 'viewer';

/** Both fields are required (SPEC 5). */
export const SignInSchema = z.object({
  username: trimmed.refine((value) => value !== '' && value.length <= 100, 'Enter your username'),
  password: z
    .string()
    .optional()
    .transform((value) => value ?? '')
    .refine((value) => value !== '' && value.length <= 1000, 'Enter your password'),
});

/** Demo login (DESIGN 3), valid in demo mode only. */
export const DEMO_STAFF = { username: 'admin', password: 'keyway-demo' } as const;
