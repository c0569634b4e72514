import { z } from 'zod';

import { checkbox, dayOrNothing, requiredLine } from '../../base/shared/form-fields';
import { markdownText } from '../../base/shared/multi-line-fields';
import { pictureField } from './picture-field';
import { optionalSlug } from './text-page.schema';

/** A post as its form has it. Its address is chosen once. */
export const PostSchema = z.object({
  /** Left empty, the title makes it. */
  slug: optionalSlug,
  title: requiredLine(1, 'Enter a title', 120),
  summary: requiredLine(1, 'Enter a summary', 300),
  bodyMarkdown: markdownText,
  /** The day from which on it is in the blog; null is today. */
  publishedOn: dayOrNothing,
  picture: pictureField,
  isPublished: checkbox(),
});

export type PostDoc = z.infer<typeof PostSchema>;
