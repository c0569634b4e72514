import type { Db } from '../../../db/schema';

/** A number that is another one after every change to what a visitor without a session is shown. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  // PostgreSQL counts in several rows, so that writers do not wait for each other.
  const { version } = await db
    .selectFrom('catalogue_version')
    .select((build) => build.fn.sum<number>('version').as('version'))
    .executeTakeFirstOrThrow();
  return version;
}
