import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import type { LoaderFunction } from '@remix-run/node';
import type { MetaFunction, UIMatch } from '@remix-run/react';

export const STORE_NAME = 'Keyway Trade Supply';

/** Begins the title of a page with a refused form. */
export const ERROR_PREFIX = perLanguage(() => t`Error: `);

/** Longer titles are cut off in tabs and search results. */
const MAX_LENGTH = 70;

/**
 * Formats a page title with the store's name if it fits. Starts with 'Error:' while a form is refused; `isRefused`
 * covers GET forms.
 */
export function formatPageTitle(
  matches: readonly Pick<UIMatch, 'id' | 'data'>[],
  title: string,
  { isRefused = false }: { isRefused?: boolean } = {},
): string {
  const root: unknown = matches.find(({ id }) => id === 'root')?.data;
  const refused =
    isRefused ||
    (typeof root === 'object' && root !== null && 'formRefused' in root && root.formRefused === true);
  const own = cutAtWord(`${refused ? ERROR_PREFIX() : ''}${title}`, MAX_LENGTH);
  const full = `${own} | ${STORE_NAME}`;
  return full.length <= MAX_LENGTH ? full : own;
}

/** Creates a route's `meta` from its title, which may depend on the loader's data. Without data, the loader failed. */
export function createMeta<Loader extends LoaderFunction>(
  title: string | ((data: Parameters<MetaFunction<Loader>>[0]['data']) => string),
): MetaFunction<Loader> {
  return ({ data, matches }) => [
    { title: formatPageTitle(matches, typeof title === 'string' ? title : title(data)) },
  ];
}

/** Cuts a text after the last word that fits. */
export function cutAtWord(text: string, longest: number): string {
  const plain = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s,.;:]+$/, '')}…`;
}
