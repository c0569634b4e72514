import { getLocale } from '~/i18n/language';
import { t } from '~/i18n/text';

/** Maximum lines per quick order. */
export const MAX_LINES = 10_000;
const MAX_LINE_QUANTITY = 9999;
/** Characters of a wrong quantity that a message quotes. */
const MAX_SHOWN = 80;

/** Stands for a quantity that a list leaves open. */
export const MISSING_QUANTITY = '?';

/** A typed line: free text, or separate part number and quantity fields. */
export interface TypedLine {
  text: string;
  /** Undefined if the quantity may be anywhere in the text. */
  quantity?: string | undefined;
  /** Whether `quantity` overrides the one in a full line of text. */
  isWholeLine?: boolean;
  /** The product, once it is certain or chosen; `quantity` then counts its units. */
  productId?: number;
  /** Whether the lines around it cast doubt on its number, so that the buyer is asked. */
  isUnclear?: boolean;
  /** Whether it is a row whose cells aren't in their columns, so that even '10 ea' may be of another column. */
  isMisfit?: boolean;
  /** Whether its first number counts the lines, if it has another. */
  isNumbered?: boolean;
}

/** Parses a typed quantity, or returns what is wrong with it. Empty means one. */
export function readQuantity(text: string) {
  if (text.trim() === '') return { quantity: 1, problem: undefined };
  if (text.trim() === MISSING_QUANTITY) return { quantity: undefined, problem: t`Enter a quantity.` };
  const typed = text.trim().replace(/^x\s*(?=.)|(?<=\d)\s*x$/i, '');
  const refuse = (problem: string) => ({ quantity: undefined, problem });
  // '2,00' is how French Canada writes 2.00.
  const [, sign, whole = '', decimals = '', comma = ''] =
    /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*)|,(\d{1,2}))?$/.exec(typed) ?? [];
  const fraction = decimals || comma;
  const shown = typed.length > MAX_SHOWN ? `${typed.slice(0, MAX_SHOWN)}…` : typed;
  if (sign === undefined) return refuse(t`“${shown}” isn’t a quantity.`);
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (!/^0*$/.test(fraction)) return refuse(t`${shown} isn’t a whole number.`);
  if (sign === '-') return refuse(t`Enter a quantity of 1 or more, not ${shown}.`);
  if (digits === '0') return refuse(t`Enter a quantity of 1 or more, or remove the line.`);
  const most = MAX_LINE_QUANTITY.toLocaleString(getLocale());
  if (digits.length > 4) return refuse(t`Enter a quantity of ${most} or less.`);
  return { quantity: Number(digits), problem: undefined };
}
