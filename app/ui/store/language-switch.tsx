import { useLocation } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';

import { getLanguage } from '~/i18n/language';
import type { Language } from '~/i18n/language-path';
import { paths } from '../../paths';
import { useHasFrench } from '../seo/origin';

/** Each language's own name for itself, which is never translated. */
const NAMES = { en: 'English', 'fr-CA': 'Français' } as const;

const SCROLL = 'language-scroll';

/** SPEC 2.2: leads to the same page in the other language. */
export function LanguageSwitch() {
  if (!useHasFrench()) return null;
  const language = getLanguage() === 'en' ? 'fr-CA' : 'en';
  return (
    <LanguageForm className="language-switch">
      <LanguageButton language={language} className="language-switch__button">
        {NAMES[language]}
      </LanguageButton>
    </LanguageForm>
  );
}

/**
 * Offers French on an English page, to a visitor whose browser prefers it or who has chosen it, until they choose English.
 * It is in French.
 */
export function FrenchOffer() {
  return (
    <LanguageForm label="Langue" className="language-offer no-print" lang="fr-CA">
      <p>Ce magasin existe aussi en français.</p>
      <LanguageButton language="fr-CA" className="btn btn--small btn--primary">
        Continuer en français
      </LanguageButton>
      <LanguageButton language="en" className="btn btn--small">
        Rester en anglais
      </LanguageButton>
    </LanguageForm>
  );
}

interface LanguageFormProps {
  label?: string;
  className: string;
  lang?: string;
  children: ReactNode;
}

/** A plain form: the other language is another document. The page stays where it was scrolled to. */
function LanguageForm({ label, className, lang, children }: LanguageFormProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const top = takeScroll();
    if (top !== null) window.scrollTo(0, Number(top));
  }, []);
  return (
    <form
      method="post"
      action={paths.language()}
      className={className}
      lang={lang}
      aria-label={label}
      onSubmit={keepScroll}
    >
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {children}
    </form>
  );
}

function keepScroll(): void {
  try {
    sessionStorage.setItem(SCROLL, String(window.scrollY));
  } catch {
    // A browser that keeps nothing: the page begins at its top.
  }
}

function takeScroll(): string | null {
  try {
    const top = sessionStorage.getItem(SCROLL);
    sessionStorage.removeItem(SCROLL);
    return top;
  } catch {
    return null;
  }
}

function LanguageButton({
  language,
  className,
  children,
}: {
  language: Language;
  className: string;
  children: ReactNode;
}) {
  return (
    <button type="submit" name="language" value={language} lang={language} className={className}>
      {children}
    </button>
  );
}
