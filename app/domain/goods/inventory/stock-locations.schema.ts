import { z } from 'zod';

import { trimmed } from '../../base/shared/form-fields';

/** Which locations hold stock ('holding.l3' is on), and the default. */
export const StockLocationsSchema = z.object({
  seen: trimmed,
  holding: z
    .record(z.string(), z.string())
    .default({})
    .transform(
      (byField) =>
        new Set(
          Object.keys(byField).flatMap((field) => {
            const id = /^l(\d+)$/.exec(field)?.[1];
            return id === undefined ? [] : [Number(id)];
          }),
        ),
    ),
  default: z.coerce
    .number({ errorMap: () => ({ message: 'Choose a location to ship first' }) })
    .int()
    .positive('Choose a location to ship first'),
});

interface ListedLocation {
  name: string;
  holdsStock: boolean;
  isDefault: boolean;
}

/** Formats the stocking locations as text, default first, for display and as a fingerprint. */
export function formatSetting(locations: readonly ListedLocation[]): string {
  const names = locations
    .filter(({ holdsStock }) => holdsStock)
    .map(({ name, isDefault }) => (isDefault ? `${name} (ships first)` : name));
  return names.length === 0 ? 'no location' : names.join(', ');
}
