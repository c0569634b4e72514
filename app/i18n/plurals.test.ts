import { describe, expect, it } from 'vitest';

import { i18n } from './i18n';
import { inLanguage } from './language.server';
import french from './locales/fr-CA.json';

/** The plurals of the catalog: the name of the number, and its cases. */
const plurals = Object.entries<unknown[]>(french.messages).flatMap(([id, message]) =>
  message.flatMap((token) => {
    if (!Array.isArray(token) || token[1] !== 'plural') return [];
    const [name, , cases]: [string, string, Record<string, unknown[]>] = [token[0], token[1], token[2]];
    return [{ id, name, cases }];
  }),
);

const write = (name: string, cases: Record<string, unknown[]>, count: number) =>
  inLanguage('fr-CA', () =>
    i18n._({ message: '', french: [[name, 'plural', cases]], values: { [name]: count } }),
  );

const fill = (tokens: readonly unknown[] = [], number: string) =>
  tokens.map((token) => (token === '#' ? number : String(token))).join('');

/** 'Request the item that doesn’t need a license' is a button that is there only if there is such an item. */
const NEVER_ZERO = ['uIvm2o'];

describe('the plurals in French', () => {
  it('are more than a few', () => expect(plurals.length).toBeGreaterThan(20));

  it.each(plurals)('$id has its singular for 0 and 1, and its plural above', ({ name, cases }) => {
    // A message without other values; those that have some are written the same way.
    const simple = Object.values(cases)
      .flat()
      .every((token) => typeof token === 'string');
    if (!simple) return;
    expect(write(name, cases, 0)).toBe(fill(cases['0'] ?? cases['one'], '0'));
    expect(write(name, cases, 1)).toBe(fill(cases['one'], '1'));
    expect(write(name, cases, 2)).toBe(fill(cases['other'], '2'));
    expect(write(name, cases, 1000)).toBe(fill(cases['other'], '1\u00a0000'));
  });

  it.each(plurals.filter(({ id }) => !NEVER_ZERO.includes(id)))(
    '$id says the number in the singular, too, if it does in the plural',
    ({ cases }) => {
      // In French, 0 is singular: 'un produit' would be wrong.
      expect(cases['one']?.includes('#')).toBe(cases['other']?.includes('#'));
    },
  );
});
