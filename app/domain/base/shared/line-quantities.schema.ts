import { z } from 'zod';

import { wholeNumber } from './form-fields';

/** Reads quantities by line, 0 included: `quantities.l12` is line 12. Omits other fields. */
export function lineQuantitiesSchema(message: string) {
  return z
    .record(z.string(), wholeNumber(message, 0))
    .default({})
    .transform(
      (byField) =>
        new Map(
          Object.entries(byField).flatMap(([field, quantity]): [number, number][] => {
            const lineId = /^l(\d+)$/.exec(field)?.[1];
            return lineId === undefined ? [] : [[Number(lineId), quantity]];
          }),
        ),
    );
}

/** Returns the name of a line among the quantities. */
export function getLineKey(lineId: number): string {
  return `l${lineId}`;
}

/** Returns the name of a line's quantity field. */
export function getLineField(lineId: number): string {
  return `quantities.${getLineKey(lineId)}`;
}
