import type { Db } from '../../../db/schema';

/** A number that is another one after every change to what a visitor without a session is shown. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return version;
}
