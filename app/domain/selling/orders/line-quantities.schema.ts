import { z } from 'zod';

import { wholeNumber } from '../../base/shared/form-fields';

/** Reads the quantities of an order's lines: `quantities.l12` is line 12. Lines of which there are none are left out. */
export function quantitiesByLine(message: string) {
  return z
    .record(z.string(), wholeNumber(message, 0))
    .default({})
    .transform(
      (byField) =>
        new Map(
          Object.entries(byField).flatMap(([field, quantity]): [number, number][] => {
            const lineId = /^l(\d+)$/.exec(field)?.[1];
            return lineId === undefined || quantity === 0 ? [] : [[Number(lineId), quantity]];
          }),
        ),
    );
}

export function getQuantityField(lineId: number): string {
  return `quantities.l${lineId}`;
}
