import { z } from 'zod';

import { trimmed } from '../../domain/base/shared/form-fields';

/** What an owner types to confirm. */
export const CLEAR_PHRASE = 'clear demo data';

export const ClearDemoSchema = z.object({
  phrase: trimmed.refine((typed) => typed.toLowerCase() === CLEAR_PHRASE, `Type ${CLEAR_PHRASE}`),
});
