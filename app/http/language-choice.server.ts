import type { AppLoadContext } from '@remix-run/node';

import type { Language } from '~/i18n/language-path';
import { createHostCookie } from './host-cookie.server';

const YEAR_S = 365 * 24 * 60 * 60;

/** Not signed: a visitor who changes it affects only their own browser. */
function languageCookie(context: Pick<AppLoadContext, 'env'>) {
  return createHostCookie(context, 'keyway_language');
}

/** Parses a language; undefined if there is no such one. */
export function parseLanguage(value: unknown): Language | undefined {
  return value === 'en' || value === 'fr-CA' ? value : undefined;
}

/** Sets the cookie that keeps the language for a year. */
export function serializeLanguageChoice(context: AppLoadContext, language: Language): Promise<string> {
  return languageCookie(context).serialize(language, { maxAge: YEAR_S });
}

/** Returns whether an Accept-Language header names French first. */
export function prefersFrench(acceptLanguage: string | null): boolean {
  return /^\s*fr\b/i.test(acceptLanguage ?? '');
}

/**
 * Returns how an English page treats a visitor who may want French: 'chosen' if they have chosen it, 'offered' if their
 * browser prefers it and they haven't chosen. Undefined for everyone else, and in a store without French pages.
 */
export async function findFrenchPreference(
  context: Pick<AppLoadContext, 'env'>,
  { cookie, acceptLanguage }: { cookie: string | null; acceptLanguage: string | null },
): Promise<'chosen' | 'offered' | undefined> {
  if (!context.env.french) return undefined;
  const chosen = parseLanguage(await languageCookie(context).parse(cookie));
  if (chosen === 'fr-CA') return 'chosen';
  return chosen === undefined && prefersFrench(acceptLanguage) ? 'offered' : undefined;
}
