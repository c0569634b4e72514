import { z } from 'zod';

import { requiredLine } from '../shared/form-fields';
import { isTokenScope } from './token-scopes.rules';

const listed = z.union([z.string(), z.array(z.string())]).optional();

/** A new token's name and scopes. A single checked box arrives as text. */
export const NewTokenSchema = z.object({
  name: requiredLine(2, 'Name the program that will use the token', 60),
  scopes: listed
    .transform((chosen) => [chosen ?? []].flat().filter(isTokenScope))
    .refine((scopes) => scopes.length > 0, 'Choose at least one scope'),
});

export type NewToken = z.infer<typeof NewTokenSchema>;
