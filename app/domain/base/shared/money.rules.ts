/** Money is integer cents, US dollars, everywhere inside. These are its ways in and out. */

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** As people read it: 123456 → '$1,234.56'. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}

/** As the API and form fields write it: 123456 → '1234.56'. */
export function toDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The most that one price or amount may be: ten million dollars. */
export const MAX_CENTS = 1_000_000_000;

/**
 * Reads an amount as people type it ('1,234.5', '$12', ' 0.99 ') without ever going through a float.
 * Undefined when it is no amount, negative, finer than a cent, or more than MAX_CENTS.
 */
export function parseMoney(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,10})?(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > MAX_CENTS ? undefined : cents;
}

/** What to say of a text that `parseMoney` does not take: that it is too much, or else the field's own words. */
export function moneyProblem(text: string, otherwise: string): string {
  const isNumber = /^\$?\s*\d[\d,]*(\.\d{0,2})?$/.test(text.trim());
  const isTooMuch = isNumber && Number(text.replace(/[$,\s]/g, '')) * 100 > MAX_CENTS;
  return isTooMuch ? `Enter at most ${formatMoney(MAX_CENTS)}` : otherwise;
}

/** A share of an amount, in basis points (800 = 8 %), rounded half up to the cent. */
export function shareOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

/** '7.5%' from 750 basis points. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
