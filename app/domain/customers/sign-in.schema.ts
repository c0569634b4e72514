import { z } from 'zod';

import { trimmed } from '../shared/form-fields';

/** A buyer asks for a link to sign in. */
export const SignInRequestSchema = z.object({
  email: trimmed.pipe(z.string().max(254).email('Please enter a valid email address')),
});
