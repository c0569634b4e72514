import { z } from 'zod';

import { emailAddress, toText } from '../../base/shared/form-fields';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** One message for an unknown number and for a wrong email address, so that neither is revealed. */
export const ORDER_NOT_FOUND = () =>
  t`We couldn’t find an order with that number and email. Check your confirmation email.`;

export const OrderLookupSchema = perLanguage(() =>
  z.object({ orderNumber: toText(1, t`Enter the order number`, 40), email: emailAddress }),
);

/** Normalizes a typed order number: 'kw7q4m 2xkd' becomes 'KW-7Q4M-2XKD'. */
export function normalizeOrderNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:KW)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain) ?? [];
  return first === undefined || second === undefined ? plain : `KW-${first}-${second}`;
}
