import type { AppLoadContext } from '@remix-run/node';

import { containsCardNumber } from '../../domain/base/shared/card-number.rules';
import { CARD_NUMBER_REFUSED } from '../../domain/base/customers/customer-info.schema';
import { refuseForm } from '../../http/form.server';

/** Refuses forms with a likely card number in any field, and doesn't return it (DESIGN 2). */
export function refuseCardNumbers(context: AppLoadContext, form: FormData): Response | undefined {
  const cards = listCardFields(form);
  if (cards.length === 0) return undefined;
  const blank = Object.fromEntries(cards.map((name) => [name, '']));
  const fieldErrors = Object.fromEntries(cards.map((name) => [name, CARD_NUMBER_REFUSED]));
  return refuseForm(context, form, fieldErrors, { replace: blank });
}

/** Lists the fields with likely card numbers; the token is ours and random. */
function listCardFields(form: FormData): string[] {
  return [...form]
    .filter(
      ([name, value]) => name !== 'checkoutToken' && (typeof value !== 'string' || containsCardNumber(value)),
    )
    .map(([name]) => name);
}
