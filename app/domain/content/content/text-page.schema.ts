import { z } from 'zod';

import { checkbox, requiredLine, trimmed } from '../../base/shared/form-fields';
import { markdownText } from '../../base/shared/multi-line-fields';

/** An address as the store writes it: 'returns-and-exchanges'. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const SLUG_MESSAGE = 'Use small letters, digits and hyphens, such as holiday-hours';

/** An address that may be left out: the title then makes it. */
export const optionalSlug = trimmed.refine(
  (slug) => slug === '' || (SLUG.test(slug) && slug.length <= 80),
  SLUG_MESSAGE,
);

/** A text page as its form has it. Section and slug are chosen once. */
export const TextPageSchema = z.object({
  /** Empty for the pages that the header and the footer link to. */
  section: z.enum(['', 'pages', 'resources']).catch('pages'),
  slug: optionalSlug,
  title: requiredLine(1, 'Enter a title', 120),
  summary: requiredLine(1, 'Enter a description', 300),
  bodyMarkdown: markdownText,
  isPublished: checkbox(),
});

export type TextPageDoc = z.infer<typeof TextPageSchema>;
