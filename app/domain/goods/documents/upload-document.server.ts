import { createHash } from 'node:crypto';

import type { Insertable } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import type { AccountDocumentsTable } from '../../../../db/tables/documents';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import {
  DOCUMENT_WITH_MORE,
  hasDataAfterDocument,
  detectMediaType,
  cleanFileName,
  WRONG_TYPE,
} from './document-file.rules';
import {
  FILE_MISSING,
  FILE_TOO_LARGE,
  MAX_FILE_BYTES,
  MAX_PENDING,
  type UploadDocument,
} from './document.schema';
import { t } from '~/i18n/text';

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Checks a file by its content and returns what is stored of it.
 *
 * @throws FieldError if it isn't supported.
 */
export function readDocumentFile({ name, bytes }: UploadedFile) {
  if (bytes.length === 0) throw new FieldError('file', FILE_MISSING());
  if (bytes.length > MAX_FILE_BYTES) throw new FieldError('file', FILE_TOO_LARGE());
  const mediaType = detectMediaType(bytes);
  if (mediaType === undefined) throw new FieldError('file', WRONG_TYPE());
  if (hasDataAfterDocument(bytes, mediaType)) throw new FieldError('file', DOCUMENT_WITH_MORE());
  return {
    file_name: cleanFileName(name),
    media_type: mediaType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}

/**
 * Stores a document for review. The same file twice is one document.
 *
 * @returns whether it is new.
 * @throws FieldError if the file isn't supported or too many await review.
 */
export async function uploadDocument(
  db: Db,
  customerId: number,
  document: UploadDocument,
  file: UploadedFile,
  actor: Actor,
): Promise<{ id: number; isNew: boolean }> {
  const stored = readDocumentFile(file);
  return inTransaction(db, async (trx) => {
    const waiting = await trx
      .selectFrom('account_documents')
      .select(['id', 'kind', 'sha256'])
      .where('customer_id', '=', customerId)
      .where('state', '=', 'waiting')
      .execute();
    const same = waiting.find(({ kind, sha256 }) => sha256 === stored.sha256 && kind === document.kind);
    if (same !== undefined) return { id: same.id, isNew: false };
    if (waiting.length >= MAX_PENDING)
      throw new FieldError(
        'file',
        t`You have ${MAX_PENDING} documents under review. Upload more once we’ve reviewed them`,
      );
    const { kind, number, issuedBy: issued_by, expiresOn: expires_on } = document;
    const id = await addWaitingDocument(
      trx,
      { customer_id: customerId, kind, number, issued_by, expires_on, ...stored },
      actor,
    );
    return { id, isNew: true };
  });
}

type NewDocument = Omit<Insertable<AccountDocumentsTable>, 'state' | 'uploaded_at'>;

/** Adds a document to the review queue. */
export async function addWaitingDocument(trx: Trx, document: NewDocument, actor: Actor): Promise<number> {
  const { id } = await trx
    .insertInto('account_documents')
    .values({ ...document, state: 'waiting', uploaded_at: nowIso() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { customer_id: customer, kind, number, sha256 } = document;
  await recordAudit(trx, actor, 'document.upload', `document:${id}`, {
    after: { customer, kind, number, sha256 },
  });
  return id;
}
