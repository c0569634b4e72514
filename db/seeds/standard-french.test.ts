import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { openTestStore } from '../../tests/support/test-store';
import { findFrench, writeFrench } from '../french-texts';
import type { Db } from '../schema';
import { inTransaction } from '../transaction';
import { loadStandardFrench } from './standard-french';
import { faq } from './texts/faq';

const folder = mkdtempSync(path.join(tmpdir(), 'keyway-terms-'));

/** Loads a release with these terms. */
async function release(db: Db, terms: Readonly<Record<string, string>>): Promise<void> {
  const termsFile = path.join(folder, 'terms.csv');
  const rows = Object.entries(terms).map((row) => row.join(','));
  writeFileSync(termsFile, ['English,French', ...rows].join('\n'));
  await loadStandardFrench(db, { demo: false, termsFile });
}

const edit = (db: Db, english: string, french: string) =>
  inTransaction(db, (trx) => writeFrench(trx, new Map([[english, french]])));

const frenchOf = async (db: Db, english: string) => (await findFrench(db, [english])).get(english);

describe('the French that comes with the release', () => {
  it('replaces an earlier release’s, but not what staff have edited or removed', async () => {
    const { db } = await openTestStore();
    await edit(db, 'Ours', 'Le nôtre');
    await release(db, { Kept: 'a', Edited: 'b', Removed: 'c', Corrected: 'd', Ours: 'e' });
    await edit(db, 'Edited', 'De la maison');
    await edit(db, 'Removed', '');
    for (const round of ['2', '3']) {
      await release(db, {
        ...{ Kept: 'a', Edited: `b${round}`, Removed: `c${round}`, Corrected: `d${round}` },
        ...{ Ours: `e${round}`, Added: 'f' },
      });
      expect(
        Object.fromEntries(await findFrench(db, ['Kept', 'Edited', 'Removed', 'Corrected', 'Ours', 'Added'])),
      ).toEqual({ Kept: 'a', Edited: 'De la maison', Corrected: `d${round}`, Ours: 'Le nôtre', Added: 'f' });
    }
  });

  it('writes nothing where all is current', async () => {
    const { db } = await openTestStore();
    const rows = () => db.selectFrom('french_texts').selectAll().orderBy('english').execute();
    await release(db, { Brass: 'Laiton' });
    const first = await rows();
    await release(db, { Brass: 'Laiton' });
    expect(await rows()).toEqual(first);
  });

  it('leaves a standard page’s French as staff have edited it', async () => {
    const { db } = await openTestStore();
    await release(db, {});
    expect(await frenchOf(db, faq.summary)).toBe(faq.french.summary);
    await edit(db, faq.summary, 'Notre résumé.');
    await loadStandardFrench(db, { demo: true });
    expect(await frenchOf(db, faq.summary)).toBe('Notre résumé.');
  });

  it('is in the search text of the products at once', async () => {
    const { db } = await openTestStore({ seeded: true });
    await db.updateTable('products').set({ type: 'Zeta' }).where('id', '=', 1).execute();
    const searchText = async () =>
      (await db.selectFrom('products').select('search_text').where('id', '=', 1).executeTakeFirstOrThrow())
        .search_text;
    await release(db, { Zeta: 'Zibeline' });
    expect(await searchText()).toContain('zibeline');
    await release(db, { Zeta: 'Zibelune' });
    expect(await searchText()).toContain('zibelune');
  });
});
