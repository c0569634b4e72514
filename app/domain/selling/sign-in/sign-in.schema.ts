import { z } from 'zod';

import { emailAddress } from '../../base/shared/form-fields';

/** A buyer asks for a link to sign in. */
export const SignInRequestSchema = z.object({
  email: emailAddress,
});
