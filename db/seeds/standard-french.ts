import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { findFrench, writeFrench } from '../french-texts';
import { reindexTranslated } from '../reindex-translated';
import type { Db, Trx } from '../schema';
import { inTransaction } from '../transaction';
import { listStandardFrench } from './standard-texts';

/** In the folder that the store is started in, like `build`. */
const FILE = 'db/seeds/french-terms.csv';

/** Below the parameter limit of a statement. */
const BATCH = 500;

const Rows = z.array(z.object({ English: z.string().min(1), French: z.string().min(1) }));

/**
 * Loads the French of the trade's terms and of the standard texts: what is missing, and newer versions of what no one
 * has edited. What staff have edited or removed stays so. Writes nothing if all is current.
 */
export async function loadStandardFrench(
  db: Db,
  { demo, termsFile = FILE }: { demo: boolean; termsFile?: string },
): Promise<void> {
  const standard = new Map([...listStandardFrench(demo), ...readTerms(termsFile)]);
  if ((await listUnseen(db, standard)).length === 0) return;
  await inTransaction(db, async (trx) => {
    const unseen = await listUnseen(trx, standard);
    const stored = await findFrench(
      trx,
      unseen.map(({ english }) => english),
    );
    const isAsLoaded = (english: string, loaded: string | undefined) => {
      const french = stored.get(english);
      return french === undefined ? loaded === undefined : hashOf(french) === loaded;
    };
    const newer = unseen.filter(({ english, loaded }) => isAsLoaded(english, loaded));
    await writeFrench(trx, new Map(newer.map(({ english, french }) => [english, french])));
    await recordLoaded(trx, unseen);
    await reindexTranslated(
      trx,
      newer.map(({ english }) => english),
    );
  });
}

interface StandardFrench {
  english: string;
  french: string;
  /** The hash of the French that an earlier release loaded. */
  loaded: string | undefined;
}

/** Lists the French that no start of the store has seen before. */
async function listUnseen(db: Db | Trx, standard: ReadonlyMap<string, string>): Promise<StandardFrench[]> {
  const rows = await db.selectFrom('standard_french').selectAll().execute();
  const loaded = new Map(rows.map(({ english_hash, french_hash }) => [english_hash, french_hash]));
  return [...standard]
    .map(([english, french]) => ({ english, french, loaded: loaded.get(hashOf(english)) }))
    .filter(({ french, loaded }) => loaded !== hashOf(french));
}

async function recordLoaded(trx: Trx, texts: readonly StandardFrench[]): Promise<void> {
  for (let start = 0; start < texts.length; start += BATCH)
    await trx
      .insertInto('standard_french')
      .values(
        texts.slice(start, start + BATCH).map(({ english, french }) => ({
          english_hash: hashOf(english),
          french_hash: hashOf(french),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('english_hash')
          .doUpdateSet(({ ref }) => ({ french_hash: ref('excluded.french_hash') })),
      )
      .execute();
}

function readTerms(file: string): [english: string, french: string][] {
  return Rows.parse(parse(readFileSync(file), { columns: true })).map(({ English, French }) => [
    English,
    French,
  ]);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
