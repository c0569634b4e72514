import { getLanguage, perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** Money is integer cents in USD everywhere. These functions convert it. */

const dollars = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
);

/** Formats 123456 as '$1,234.56', in French '1 234,56 $'. */
export function formatMoney(cents: number): string {
  return dollars().format(cents / 100);
}

/** Formats 123456 as '1234.56' for the API and form fields. */
export function toDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Maximum price or amount: ten million dollars. */
export const MAX_CENTS = 1_000_000_000;

const AMOUNT = '\\$?\\s*(\\d{1,3}(?:,\\d{3})+|\\d{1,10})?(?:\\.(\\d{0,2}))?';

/** Matches what `parseMoney` takes on English pages, as far as a pattern can say it: the maximum is not in it. */
export const AMOUNT_PATTERN = `^\\s*(?=\\D*\\d)${AMOUNT}\\s*$`;

/**
 * Parses a typed amount ('1,234.5', '$12', ' 0.99 '; in French also '1 234,5 $') without floats. Undefined if invalid,
 * negative, finer than a cent, or above MAX_CENTS.
 */
export function parseMoney(text: string): number | undefined {
  const match = new RegExp(`^${AMOUNT}$`).exec(readFrench(text).trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > MAX_CENTS ? undefined : cents;
}

function readFrench(text: string): string {
  if (getLanguage() === 'en') return text;
  return text
    .replace(/\s*\$\s*$/, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replace(/,(\d{0,2})$/, '.$1');
}

/** Returns the error for text that `parseMoney` rejects: too large, or the field's own message. */
export function findMoneyProblem(text: string, otherwise: string): string {
  const typed = readFrench(text).trim();
  const isNumber = /^\$?\s*\d[\d,]*(\.\d{0,2})?$/.test(typed);
  const isTooMuch = isNumber && Number(typed.replace(/[$,\s]/g, '')) * 100 > MAX_CENTS;
  const most = formatMoney(MAX_CENTS);
  return isTooMuch ? t`Enter at most ${most}` : otherwise;
}

/** Returns a share in basis points (800 = 8 %), rounded half up to the cent. */
export function getShare(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

const percents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
);

/** Formats 750 basis points as '7.5%', in French '7,5 %'. */
export function percentText(basisPoints: number): string {
  return percents().format(basisPoints / 10_000);
}
