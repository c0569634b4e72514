import type { UIMatch } from '@remix-run/react';

export const STORE_NAME = 'Keyway Trade Supply';

/** Longer titles are cut off where they are shown, in tabs and by search engines. */
const MAX_LENGTH = 70;

/**
 * A page's title, with the store's name behind it where there is room. It starts with 'Error:' while the page shows
 * a form that was refused; `isRefused` says so of one that asks by the page's address.
 */
export function pageTitle(
  matches: readonly Pick<UIMatch, 'id' | 'data'>[],
  title: string,
  { isRefused = false }: { isRefused?: boolean } = {},
): string {
  const root: unknown = matches.find(({ id }) => id === 'root')?.data;
  const refused =
    isRefused ||
    (typeof root === 'object' && root !== null && 'formRefused' in root && root.formRefused === true);
  const own = cutAtWord(`${refused ? 'Error: ' : ''}${title}`, MAX_LENGTH);
  const full = `${own} | ${STORE_NAME}`;
  return full.length <= MAX_LENGTH ? full : own;
}

/** The beginning of a text, up to the last word that fits. */
export function cutAtWord(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s,.;:]+$/, '')}…`;
}
