import { z } from 'zod';

import { textOf } from '../../base/shared/form-fields';

/** What buyer or staff write in a thread. */
export const EntrySchema = z.object({
  text: textOf(1, 'Write your message', 5000),
  /** Made with the page: the same form twice is one entry. */
  formKey: z.string().regex(/^[\w-]{22}$/, 'Open the page again and send the form once more'),
});

export type NewEntry = z.infer<typeof EntrySchema>;
