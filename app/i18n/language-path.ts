/** A language of the store. English is the language of the source, and of the back office. */
export type Language = 'en' | 'fr-CA';

/** French pages have the paths of the English ones behind this prefix. */
export const FRENCH_PREFIX = '/fr';

const FRENCH_PATH = /^\/fr(?=\/|\.data$|$)/i;

/** Returns the language of a path. */
export function getPathLanguage(path: string): Language {
  return FRENCH_PATH.test(path) ? 'fr-CA' : 'en';
}

/** Returns a path without its language prefix: '/fr/about' is '/about', '/fr' is '/'. */
export function removeLanguage(path: string): string {
  const rest = path.replace(FRENCH_PATH, '');
  return rest === '' ? '/' : rest;
}

/** Returns a path with a language's prefix. */
export function addLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? FRENCH_PREFIX : FRENCH_PREFIX + path.replace(/^\/(?=\?|#|$)/, '');
}
