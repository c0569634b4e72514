import { z } from 'zod';

import { checkbox } from '../shared/form-fields';

/** What a visitor lets their browser keep besides what the store cannot do without. */
export const CookieChoiceSchema = z.object({
  /** Small conveniences, such as the mark that the guided tour was seen. */
  preferences: z.boolean(),
});

export type CookieChoice = z.infer<typeof CookieChoiceSchema>;

/** The buttons of the cookie bar and of the settings page. */
export const CookieFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept') }),
  z.object({ intent: z.literal('save'), preferences: checkbox() }),
  z.object({ intent: z.literal('forget') }),
]);
