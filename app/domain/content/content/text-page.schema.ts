import { z } from 'zod';

import { checkbox, dayOrNothing, lineUpTo, requiredLine, trimmed } from '../../base/shared/form-fields';
import { markdownText, sentencesSchema } from '../../base/shared/multi-line-fields';
import { parseMoney, toDecimal } from '../../base/shared/money.rules';

/** A stored illustration: 'padlock' or 'smart-key?buttons=4'. The form knows the kinds. */
export const pictureField = trimmed.refine(
  (picture) => /^[a-z0-9-]{1,60}(\?[\w=&%.-]{0,120})?$/.test(picture),
  'Choose a picture',
);

/** A slug: 'returns-and-exchanges'. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const SLUG_MESSAGE = 'Use lowercase letters, digits, and hyphens, e.g. holiday-hours';

/** An optional slug, derived from the title. */
const optionalSlug = trimmed.refine(
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

/** Existing kinds of events; clerks can add others. */
export const EVENT_KINDS = ['Training day', 'Counter day', 'Trade show'] as const;

const day = (message: string) =>
  dayOrNothing.transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: z.ZodIssueCode.custom, message });
    return z.NEVER;
  });

/** An amount as text, empty if free, so that stored versions parse like the form. */
const price = trimmed.transform((text, context) => {
  if (text === '') return '';
  const cents = parseMoney(text);
  if (cents !== undefined) return toDecimal(cents);
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Enter a price, e.g. 120.50' });
  return z.NEVER;
});

/** The event form. */
export const EventSchema = z
  .object({
    title: requiredLine(1, 'Enter a title', 120),
    kind: requiredLine(1, 'Choose a type', 40),
    startsOn: day('Enter a start date'),
    /** Null: same as the first day. */
    endsOn: dayOrNothing,
    hours: lineUpTo(80),
    venue: lineUpTo(120),
    city: lineUpTo(80),
    summary: sentencesSchema(1000),
    price,
    isPublished: checkbox(),
  })
  .transform((event) => ({ ...event, endsOn: event.endsOn ?? event.startsOn }))
  .superRefine((event, context) => {
    if (event.endsOn >= event.startsOn) return;
    const message = 'Enter an end date on or after the start date';
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['endsOn'], message });
  });

export type EventDoc = z.infer<typeof EventSchema>;

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
