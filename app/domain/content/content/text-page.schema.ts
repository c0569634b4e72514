import { z } from 'zod';

import { checkbox, requiredLine, trimmed } from '../../base/shared/form-fields';
import { markdownText } from '../../base/shared/multi-line-fields';

/** A slug: 'returns-and-exchanges'. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const SLUG_MESSAGE = 'Use small letters, digits and hyphens, such as holiday-hours';

/** An optional slug, derived from the title. */
export const optionalSlug = trimmed.refine(
  (slug) => slug === '' || (SLUG.test(slug) && slug.length <= 80),
  SLUG_MESSAGE,
);

/** The text page form. Section and slug can't change. */
export const TextPageSchema = z.object({
  /** Empty for pages linked from header and footer. */
  section: z.enum(['', 'pages', 'resources']).catch('pages'),
  slug: optionalSlug,
  title: requiredLine(1, 'Enter a title', 120),
  summary: requiredLine(1, 'Enter a description', 300),
  bodyMarkdown: markdownText,
  isPublished: checkbox(),
});

export type TextPageDoc = z.infer<typeof TextPageSchema>;
