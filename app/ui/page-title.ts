import type { UIMatch } from '@remix-run/react';

export const STORE_NAME = 'Keyway Trade Supply';

/** A page's title. It starts with 'Error:' while the page shows a form that was refused. */
export function pageTitle(matches: readonly Pick<UIMatch, 'id' | 'data'>[], title: string): string {
  const root: unknown = matches.find(({ id }) => id === 'root')?.data;
  const refused =
    typeof root === 'object' && root !== null && 'formRefused' in root && root.formRefused === true;
  return `${refused ? 'Error: ' : ''}${title} | ${STORE_NAME}`;
}
