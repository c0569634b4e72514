import { z } from 'zod';

import { t } from '~/i18n/text';
import { textUpTo, wholeNumber } from '../../base/shared/form-fields';
import { getLineKey } from '../../base/shared/line-quantities.schema';
import { RETURN_REASONS, type ReturnableLine } from './return-request.rules';

/** Creates the schema of what a buyer returns of these lines, and why. It finds all problems at once. */
export function createReturnRequestSchema(lines: readonly ReturnableLine[]) {
  const quantities = Object.fromEntries(
    lines.map(({ line, units }) => {
      const quantity = wholeNumber(t`Enter a whole number of 0 or more`, 0);
      return [
        getLineKey(line.id),
        quantity.refine((entered) => entered <= units, { message: t`Enter ${units} or less` }),
      ];
    }),
  );
  return z.object({
    quantities: z
      .object(quantities)
      .default({})
      .transform((byLine) => {
        const entered = lines.map(({ line }) => [line.id, byLine[getLineKey(line.id)] ?? 0] as const);
        return new Map(entered.filter(([, quantity]) => quantity > 0));
      })
      .refine((chosen) => chosen.size > 0, {
        path: lines.slice(0, 1).map(({ line }) => getLineKey(line.id)),
        message: t`Enter a quantity for at least one item`,
      }),
    reason: z.enum(RETURN_REASONS, { message: t`Select a reason` }),
    message: textUpTo(4000),
  });
}

export type ReturnRequest = z.infer<ReturnType<typeof createReturnRequestSchema>>;
