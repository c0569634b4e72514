import { addLanguage } from '../../i18n/language-path';

/** Lists the addresses of a page in all languages, for search engines. English is for everybody else, too. */
export function listAlternates(origin: string, path: string) {
  const english = origin + path;
  return [
    { hrefLang: 'en-CA', href: english },
    { hrefLang: 'en-US', href: english },
    { hrefLang: 'fr-CA', href: origin + addLanguage(path, 'fr-CA') },
    { hrefLang: 'x-default', href: english },
  ];
}
