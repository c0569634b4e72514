import { expect, it } from 'vitest';

import { writeFrench } from '../../../../db/french-texts';
import { inTransaction } from '../../../../db/transaction';
import { openTestStore } from '../../../../tests/support/test-store';
import { inLanguage } from '~/i18n/language.server';
import { translateFields } from './page-language.queries.server';

it('translates the texts of some fields, and leaves codes of the same words', async () => {
  const { db } = await openTestStore();
  await inTransaction(db, (trx) => writeFrench(trx, new Map([['Regional Hub', 'Centre régional']])));
  const rows = [{ id: 1, type: 'Regional Hub', services: ['Regional Hub', 'Keys'] }];
  const translate = () => translateFields(db, rows, ['services']);
  expect(await translate()).toEqual(rows);
  expect(await inLanguage('fr-CA', translate)).toEqual([
    { id: 1, type: 'Regional Hub', services: ['Centre régional', 'Keys'] },
  ]);
});
