import { expect, it } from 'vitest';

import { openTestStore } from '../../../../tests/support/test-store';
import { writeFrench } from '../../../../db/french-texts';
import { inTransaction } from '../../../../db/transaction';
import { inLanguage } from '../../../i18n/language.server';
import { listLocations } from '../locations/locations.queries.server';
import { getStoreFacts } from '../../base/settings/store-facts.rules';
import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { listCompanyBlocks, readHeritageClaims, readMarketingClaims } from './claims.queries.server';

const FACTS = getStoreFacts(DEFAULT_SETTINGS);

it('claims about locations count them, and a store without any claims none', async () => {
  const { db } = await openTestStore({ seeded: true });
  const stats = async () => (await readHeritageClaims(db, FACTS)).aboutStats.map(({ figure }) => figure);
  expect((await readMarketingClaims(db, FACTS)).stockingLocations).toBe('4 stocking locations');
  expect(await stats()).toEqual(['90+', '6', '300+', '2']);

  await db.updateTable('locations').set({ holds_stock: 0, type: 'Service Center' }).execute();
  const claims = await readMarketingClaims(db, FACTS);
  expect(claims.stockingLocations).toBe('');
  expect(claims.stats.map(({ label }) => label)).not.toContain('stocking locations');
  expect(await stats()).toEqual(['90+', '6', '300+']);
});

it('French pages keep the codes of cards and locations', async () => {
  const { db } = await openTestStore({ seeded: true });
  const read = async () => ({
    markets: (await listCompanyBlocks(db, 'market')).map(({ anchor, image }) => [anchor, image]),
    types: (await listLocations(db)).map(({ type, region }) => [type, region]),
  });
  const english = await read();
  const codes = Object.values(english).flat(2);
  expect(codes).toContain('Regional Hub');
  const french = new Map(codes.filter(Boolean).map((code) => [code, 'Un mot']));
  await inTransaction(db, (trx) => writeFrench(trx, french));
  expect(await inLanguage('fr-CA', read)).toEqual(english);
});
