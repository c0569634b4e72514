import { z } from 'zod';

import { requesterFields } from '../inbox/requester.schema';
import { toText, textUpTo } from '../../base/shared/form-fields';

/** The quote request form. Lines are read as in a quick order. */
export const QuoteRequestSchema = z.object({
  ...requesterFields,
  lines: toText(1, 'Enter at least one part number', 20_000),
  message: textUpTo(5000),
  /** Generated with the page; the same form twice is one quote. */
  accessKey: z.string().regex(/^[\w-]{22}$/, 'Open the page again and send the form once more'),
});

export type QuoteRequest = z.infer<typeof QuoteRequestSchema>;
