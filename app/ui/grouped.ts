import { getLocale } from '~/i18n/language';

/** Formats a count: '26,696', in French '26 696'. */
export function formatNumber(count: number): string {
  return count.toLocaleString(getLocale());
}
