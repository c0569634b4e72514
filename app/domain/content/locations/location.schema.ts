import { z } from 'zod';

import { lineListSchema } from '../../base/shared/multi-line-fields';
import {
  checkbox,
  emailAddress,
  requiredLine,
  lineUpTo,
  trimmed,
  wholeNumber,
} from '../../base/shared/form-fields';
import { findCountry, normalizePostalCode } from '../../base/shared/regions.rules';
import { isOnMap, project } from './coverage-map.rules';
import { LOCATION_REGIONS, LOCATION_TYPES } from './locations.rules';

const regions = Object.keys(LOCATION_REGIONS()).filter((region) => region !== 'all');

const oneOf = (choices: readonly string[], message: string) =>
  trimmed.refine((value) => choices.includes(value), message);

const phoneSchema = (message: string, isRequired: boolean) =>
  lineUpTo(40).refine((value) => {
    const digits = value.replace(/\D/g, '').length;
    return (value === '' && !isRequired) || (digits >= 10 && digits <= 15);
  }, message);

/** Degrees, as text or number. */
const degreesSchema = (limit: number, message: string) =>
  z.union([z.string(), z.number()], { errorMap: () => ({ message }) }).transform((value, context) => {
    const text = String(value).trim();
    const number = /^-?\d{1,3}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN;
    if (Math.abs(number) <= limit) return number;
    context.addIssue({ code: z.ZodIssueCode.custom, message });
    return z.NEVER;
  });

/** The location form (SPEC 3, location entry). */
export const LocationSchema = z
  .object({
    name: requiredLine(1, 'Enter a name', 120),
    type: oneOf(LOCATION_TYPES, 'Choose a type'),
    region: oneOf(regions, 'Choose a region'),
    address: requiredLine(1, 'Enter the street address', 200),
    city: requiredLine(1, 'Enter the city', 80),
    province: trimmed.refine((code) => findCountry(code) !== undefined, 'Choose a province or state'),
    postalCode: trimmed.transform((text, context) => {
      const code = normalizePostalCode(text);
      if (code !== undefined) return code;
      const message = 'Enter a postal or ZIP code';
      context.addIssue({ code: z.ZodIssueCode.custom, message });
      return z.NEVER;
    }),
    phone: phoneSchema('Enter a phone number with area code', true),
    fax: phoneSchema('Enter a fax number with area code', false),
    email: emailAddress,
    weekdays: requiredLine(1, 'Enter weekday hours or “Closed”', 60),
    saturday: requiredLine(1, 'Enter Saturday hours or “Closed”', 60),
    sunday: requiredLine(1, 'Enter Sunday hours or “Closed”', 60),
    /** One item per line. */
    services: lineListSchema(1000),
    specialties: lineListSchema(1000),
    latitude: degreesSchema(90, 'Enter a latitude, e.g. 43.7032'),
    longitude: degreesSchema(180, 'Enter a longitude, e.g. -79.5871'),
    /** Lower numbers come first. */
    sortOrder: wholeNumber('Enter a whole number', 0),
    isActive: checkbox(),
  })
  .superRefine(({ latitude, longitude }, context) => {
    const isPlace = Number.isFinite(latitude) && Number.isFinite(longitude);
    // Non-numbers have their own message.
    if (!isPlace || isOnMap(project(longitude, latitude))) return;
    const message = 'Enter coordinates in Canada or the northern United States';
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['latitude'], message });
  });

export type LocationDoc = z.infer<typeof LocationSchema>;
