import { removeLanguage } from '../../../i18n/language-path';

/** Header and footer links that are texts (SPEC 2.1), one segment each: '/faq'. */
export const TEXT_PAGES = [
  'solutions',
  'resources',
  'careers',
  'support',
  'faq',
  'shipping',
  'returns',
  'warranty',
  'testimonials',
  'privacy',
  'security',
  'compliance',
  'terms',
] as const;

/** Section of guides: '/resources/finish-codes'. */
export const GUIDES_SECTION = 'resources';

/** Section of pages that staff add: '/pages/holiday-hours'. */
export const PAGES_SECTION = 'pages';

export type TextPagePlace = ReturnType<typeof parsePlace>;

/** Parses a text's path. Like the router, ignores case and trailing slashes. */
export function parsePlace(pathname: string) {
  const parts = removeLanguage(pathname).toLowerCase().split('/').filter(Boolean);
  const slug = parts.at(-1) ?? '';
  return { section: parts.length > 1 ? (parts[0] ?? '') : '', slug };
}

/** Header and footer link to pages without a section, so they can't be removed. */
export function isLinkedEverywhere({ section }: Pick<TextPagePlace, 'section'>): boolean {
  return section === '';
}
