import { z } from 'zod';

/** The sample form of the component page. */
export const SampleSchema = z.object({
  name: z.string().trim().min(1, 'Enter a name.'),
  quantity: z.coerce
    .number({ message: 'Enter a quantity of 1 or more.' })
    .int('Enter a whole number.')
    .min(1, 'Enter a quantity of 1 or more.'),
  finish: z.string().min(1, 'Choose a finish.'),
  note: z.string().max(200, 'Enter at most 200 characters.'),
  notify: z.literal('on').optional(),
});
