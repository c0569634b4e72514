import { getLanguage } from '~/i18n/language';
import { toDecimal } from './money.rules';

/** Formats 123456 as '1234.56' for a field in which a buyer types it; in French '1234,56'. */
export function toTypedDecimal(cents: number): string {
  const decimal = toDecimal(cents);
  return getLanguage() === 'en' ? decimal : decimal.replace('.', ',');
}
