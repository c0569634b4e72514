import type { Language } from './language-path';

// A page in the browser has one language. The server sets a source that knows the request.
let readLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'fr-CA' ? 'fr-CA' : 'en';

/** Returns the language of the page or request; English outside of both. */
export function getLanguage(): Language {
  return readLanguage();
}

/** Sets how the server finds the language. Called once, at start. */
export function setLanguageSource(read: () => Language): void {
  readLanguage = read;
}

/** Returns the locale for Intl: American English, Canadian French. */
export function getLocale(): 'en-US' | 'fr-CA' {
  return readLanguage() === 'en' ? 'en-US' : 'fr-CA';
}

/**
 * Makes a value once per language, on first use. For texts, schemas, and formatters that a module defines at its top, where
 * no request is known yet.
 */
export function perLanguage<Value>(make: (locale: 'en-US' | 'fr-CA') => Value): () => Value {
  const made = new Map<string, Value>();
  return () => {
    const locale = getLocale();
    const known = made.get(locale);
    if (known !== undefined) return known;
    const value = make(locale);
    made.set(locale, value);
    return value;
  };
}
