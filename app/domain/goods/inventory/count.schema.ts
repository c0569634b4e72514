import { z } from 'zod';

import { lineUpTo } from '../../base/shared/form-fields';
import { expectedVersion } from './transfer.schema';

const MESSAGE = 'Enter a whole number of 0 or more';

export const NewCountSchema = z.object({
  location: z.coerce
    .number({ errorMap: () => ({ message: 'Choose a location' }) })
    .int('Choose a location')
    .positive('Choose a location'),
  /** Empty for every category. */
  category: z
    .string()
    .optional()
    .transform((value) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined)),
  /** Which products get a row. */
  scope: z.enum(['stocked', 'all']).catch('stocked'),
  note: lineUpTo(200),
});

/** A counted figure; empty means not counted. */
const figure = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value, context) => {
    const text = String(value ?? '').trim();
    if (text === '') return null;
    if (/^\d{1,7}$/.test(text)) return Number(text);
    context.addIssue({ code: z.ZodIssueCode.custom, message: MESSAGE });
    return z.NEVER;
  });

const figures = z
  .record(z.string(), figure)
  .default({})
  .transform(
    (byField) =>
      new Map(
        Object.entries(byField).flatMap(([field, counted]): [number, number | null][] => {
          const lineId = /^l(\d+)$/.exec(field)?.[1];
          return lineId === undefined ? [] : [[Number(lineId), counted]];
        }),
      ),
  );

/** A page of the count: new figures, and those shown. */
export const CountFiguresSchema = z.object({
  counted: figures,
  seen: figures,
  /** Next page: this one, the next one, or the review. */
  intent: z.enum(['save', 'next', 'review']).catch('save'),
});

export function getCountedField(lineId: number): string {
  return `counted.l${lineId}`;
}

export function getSeenField(lineId: number): string {
  return `seen.l${lineId}`;
}

/** The review form, with the sum of what it showed. */
export const PostCountSchema = z.object({ expectedVersion });
