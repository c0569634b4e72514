import { z } from 'zod';

import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { textUpTo } from '../../base/shared/form-fields';
import { positiveLineQuantitiesSchema } from './positive-line-quantities.schema';
import { RETURN_REASONS } from './return-request.rules';

/** What a buyer wants to return, and why. */
export const ReturnRequestSchema = perLanguage(() =>
  z.object({
    quantities: positiveLineQuantitiesSchema(t`Enter a whole number of 0 or more`),
    reason: z.enum(RETURN_REASONS, { message: t`Select a reason` }),
    message: textUpTo(4000),
  }),
);

export type ReturnRequest = z.infer<ReturnType<typeof ReturnRequestSchema>>;
