import { z } from 'zod';

import { checkbox, dayOrNothing, requiredLine, lineUpTo, trimmed } from '../../base/shared/form-fields';
import { parseMoney, toDecimal } from '../../base/shared/money.rules';
import { sentencesSchema } from '../../base/shared/multi-line-fields';

/** Existing kinds of events; clerks can add others. */
export const EVENT_KINDS = ['Training day', 'Counter day', 'Trade show'] as const;

/** A required date. */
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
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Enter a price such as 120 or 120.50' });
  return z.NEVER;
});

/** The event form. */
export const EventSchema = z
  .object({
    title: requiredLine(1, 'Enter a title', 120),
    kind: requiredLine(1, 'Choose what it is', 40),
    startsOn: day('Enter the first day'),
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
    const message = 'The last day is before the first';
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['endsOn'], message });
  });

export type EventDoc = z.infer<typeof EventSchema>;
