import { z } from 'zod';

import { checkbox } from '../shared/form-fields';

/** What a visitor allows beyond strictly necessary cookies. */
export const CookieChoiceSchema = z.object({
  /** Small conveniences, such as remembering that the tour was completed. */
  preferences: z.boolean(),
});

export type CookieChoice = z.infer<typeof CookieChoiceSchema>;

/** Buttons of the cookie bar and the settings page. */
export const CookieFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept') }),
  z.object({ intent: z.literal('save'), preferences: checkbox() }),
  z.object({ intent: z.literal('forget') }),
]);
