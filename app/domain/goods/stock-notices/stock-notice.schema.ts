import { z } from 'zod';

import { emailAddress } from '../../base/shared/form-fields';
import { perLanguage } from '~/i18n/language';

/** The form that asks for one email when a product is back in stock. */
export const StockNoticeSchema = perLanguage(() =>
  z.object({ productId: z.coerce.number().int().positive(), email: emailAddress }),
);
