import type { CompiledQuery } from 'kysely';

import type { Db } from '../../../db/schema';

// It is asked several times a page, so it is put into words once.
const questions = new WeakMap<Db, CompiledQuery<{ version: number }>>();

/** A number that is another one after every change to what a visitor without a session is shown. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const question = questions.get(db) ?? questionOf(db);
  questions.set(db, question);
  const { rows } = await db.executeQuery(question);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error('The catalogue has no version.');
  return version;
}

function questionOf(db: Db) {
  // PostgreSQL counts in several rows, so that writers do not wait for each other.
  return db
    .selectFrom('catalogue_version')
    .select((build) => build.fn.sum<number>('version').as('version'))
    .compile();
}
