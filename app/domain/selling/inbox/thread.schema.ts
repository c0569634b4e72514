import { z } from 'zod';

import { toText } from '../../base/shared/form-fields';

/** A thread entry from a buyer or staff. */
export const EntrySchema = z.object({
  text: toText(1, 'Write your message', 5000),
  /** Generated with the page; the same form twice is one entry. */
  formKey: z.string().regex(/^[\w-]{22}$/, 'Open the page again and send the form once more'),
});

export type NewEntry = z.infer<typeof EntrySchema>;
