import { z } from 'zod';

import { findMakeName } from './makes.rules';
import { FIRST_YEAR, LAST_YEAR, type Vehicle } from './vehicle.rules';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Parses a vehicle from a URL; undefined without a known make. */
export function readVehicle(params: URLSearchParams): Vehicle | undefined {
  const make = findMakeName((params.get('make') ?? '').trim().toLowerCase());
  if (make === undefined) return undefined;
  const year = (params.get('year') ?? '').trim();
  return {
    make,
    model: (params.get('model') ?? '').trim().slice(0, 60),
    year: /^\d{4}$/.test(year) && isModelYear(Number(year)) ? Number(year) : undefined,
  };
}

function isModelYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

const text = z.string().trim().max(60).catch('');

/** Forms that select and clear the vehicle; each button sends its intent. */
export const ChosenVehicleSchema = perLanguage(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('remember'),
      make: text.transform((value, context) => {
        const make = findMakeName(value.toLowerCase());
        if (make !== undefined) return make;
        context.addIssue({ code: z.ZodIssueCode.custom, message: t`Select a make` });
        return z.NEVER;
      }),
      model: text.refine((value) => value !== '', t`Select a model`),
      year: text.transform((value, context) => {
        if (/^\d{4}$/.test(value) && isModelYear(Number(value))) return Number(value);
        context.addIssue({
          code: z.ZodIssueCode.custom,
          message: t`Choose a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
        });
        return z.NEVER;
      }),
    }),
    z.object({ intent: z.literal('forget') }),
  ]),
);
