import { z } from 'zod';

import { checkbox, dayOrNothing, requiredLine } from '../../base/shared/form-fields';
import { markdownText } from '../../base/shared/multi-line-fields';
import { pictureField } from './picture-field';
import { optionalSlug } from './text-page.schema';

/** The post form. The slug can't change. */
export const PostSchema = z.object({
  /** Derived from the title if empty. */
  slug: optionalSlug,
  title: requiredLine(1, 'Enter a title', 120),
  summary: requiredLine(1, 'Enter a summary', 300),
  bodyMarkdown: markdownText,
  /** Publication day; null means today. */
  publishedOn: dayOrNothing,
  picture: pictureField,
  isPublished: checkbox(),
});

export type PostDoc = z.infer<typeof PostSchema>;
