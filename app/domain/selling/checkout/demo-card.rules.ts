import { passesLuhn } from '../../base/shared/card-number.rules';

/** What can be wrong with the card of the demo, which itself is never sent. */
export type CardProblem = 'number' | 'expiry' | 'cvv';

/** Finds the first field of a typed card that no bank would take. */
export function findCardProblem(
  { number, expiry, cvv }: Record<CardProblem, string>,
  now: Date,
): CardProblem | undefined {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'number';
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  // A card is good until the end of its month.
  if (month === undefined || Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) return 'expiry';
  return /^\d{3,4}$/.test(cvv.trim()) ? undefined : 'cvv';
}
