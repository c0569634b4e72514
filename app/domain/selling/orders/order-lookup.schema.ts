import { z } from 'zod';

import { emailAddress, textOf } from '../../base/shared/form-fields';

/** One sentence for a number that nobody has and for a number with another e-mail: neither tells which it was. */
export const ORDER_NOT_FOUND =
  'We find no order with this number and e-mail. Both are in the mail that confirmed the order.';

export const OrderLookupSchema = z.object({
  orderNumber: textOf(1, 'Enter the order number', 40),
  email: emailAddress,
});

/** An order number as it is kept, from one as people type it: 'kw7q4m 2xkd' is 'KW-7Q4M-2XKD'. */
export function normalOrderNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:KW)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(plain) ?? [];
  return first === undefined || second === undefined ? plain : `KW-${first}-${second}`;
}
