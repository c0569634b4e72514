import { expect, it } from 'vitest';

import { writeFrench } from '../../../db/french-texts';
import { inTransaction } from '../../../db/transaction';
import { opening } from '../../../tests/support/requests';
import { openTestStore } from '../../../tests/support/test-store';
import { inLanguage } from '../../i18n/language.server';
import { loader } from './find-professional';

it('has the same specialties to search for in both languages, with their French beside them', async () => {
  const store = await openTestStore({ seeded: true });
  const open = () => loader(opening(store, '/find-professional'));
  const english = await open();
  const specialty = english.professionals[0]?.specialties[0] ?? '';
  await inTransaction(store.db, (trx) => writeFrench(trx, new Map([[specialty, 'Le métier']])));
  const french = await inLanguage('fr-CA', open);
  expect(french.professionals.map(({ specialties }) => specialties)).toEqual(
    english.professionals.map(({ specialties }) => specialties),
  );
  expect([french.french[specialty], english.french]).toEqual(['Le métier', {}]);
});
