import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { FieldError } from '../../base/shared/errors';
import { addWaitingDocument, readDocumentFile, type UploadedFile } from './upload-document.server';
import { t } from '~/i18n/text';

/** Maximum files of open registrations, of at most 5 MB each. Any visitor can send one. */
export const MAX_REGISTRATION_FILES = 100;

/** The license file of an open registration. */
export type RegistrationDocument = NonNullable<Awaited<ReturnType<typeof findRegistrationDocument>>>;

/** Finds what a session's registration has as its license, without the file. */
export async function findRegistrationDocument(db: Db, sessionIdHash: string | undefined) {
  if (sessionIdHash === undefined) return undefined;
  return db
    .selectFrom('registration_documents')
    .select(['file_name as fileName', 'size'])
    .where('session_id_hash', '=', sessionIdHash)
    .executeTakeFirst();
}

/**
 * Keeps a license file with a registration draft, in place of an earlier one. It expires with the draft.
 *
 * @throws FieldError if the file isn't supported or too many are kept.
 */
export async function keepRegistrationDocument(
  db: Db,
  sessionIdHash: string,
  file: UploadedFile,
): Promise<void> {
  const stored = readDocumentFile(file);
  await inTransaction(db, async (trx) => {
    const { count } = await trx
      .selectFrom('registration_documents')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('session_id_hash', '<>', sessionIdHash)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_REGISTRATION_FILES)
      throw new FieldError('file', t`We can’t take files right now. Continue without it and add it later`);
    await trx
      .insertInto('registration_documents')
      .values({ session_id_hash: sessionIdHash, ...stored })
      .onConflict((conflict) => conflict.column('session_id_hash').doUpdateSet(stored))
      .execute();
  });
}

/** Removes the license file of a registration draft. */
export async function removeRegistrationDocument(db: Db, sessionIdHash: string): Promise<void> {
  await db.deleteFrom('registration_documents').where('session_id_hash', '=', sessionIdHash).execute();
}

/** Adds the license of a submitted registration to the review queue. Staff enter its number and issuer. */
export async function submitRegistrationDocument(
  trx: Trx,
  sessionIdHash: string,
  customerId: number,
  actor: Actor,
): Promise<void> {
  const kept = await trx
    .selectFrom('registration_documents')
    .select(['file_name', 'media_type', 'size', 'sha256', 'bytes'])
    .where('session_id_hash', '=', sessionIdHash)
    .executeTakeFirst();
  if (kept === undefined) return;
  const license = { kind: 'licence', number: '', issued_by: '', expires_on: null } as const;
  await addWaitingDocument(trx, { customer_id: customerId, ...license, ...kept }, actor);
}
