import { expect, it } from 'vitest';

import { getLanguage } from './language';
import { inLanguage, turnFrenchOff } from './language.server';

it('is English throughout a store without French pages, whatever a buyer chose before', () => {
  expect(inLanguage('fr-CA', getLanguage)).toBe('fr-CA');
  turnFrenchOff();
  expect(inLanguage('fr-CA', getLanguage)).toBe('en');
});
