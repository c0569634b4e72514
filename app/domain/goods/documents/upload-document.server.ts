import { createHash } from 'node:crypto';

import type { Db } from '../../../../db/schema';
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

interface UploadedFile {
  name: string;
  bytes: Uint8Array;
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
  const { bytes } = file;
  if (bytes.length === 0) throw new FieldError('file', FILE_MISSING);
  if (bytes.length > MAX_FILE_BYTES) throw new FieldError('file', FILE_TOO_LARGE);
  const mediaType = detectMediaType(bytes);
  if (mediaType === undefined) throw new FieldError('file', WRONG_TYPE);
  if (hasDataAfterDocument(bytes, mediaType)) throw new FieldError('file', DOCUMENT_WITH_MORE);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return inTransaction(db, async (trx) => {
    const waiting = await trx
      .selectFrom('account_documents')
      .select(['id', 'kind', 'sha256'])
      .where('customer_id', '=', customerId)
      .where('state', '=', 'waiting')
      .execute();
    const same = waiting.find((one) => one.sha256 === sha256 && one.kind === document.kind);
    if (same !== undefined) return { id: same.id, isNew: false };
    if (waiting.length >= MAX_PENDING)
      throw new FieldError(
        'file',
        `You have ${MAX_PENDING} documents under review. Upload more once we’ve reviewed them`,
      );
    const { id } = await trx
      .insertInto('account_documents')
      .values({
        customer_id: customerId,
        kind: document.kind,
        number: document.number,
        issued_by: document.issuedBy,
        expires_on: document.expiresOn,
        file_name: cleanFileName(file.name),
        media_type: mediaType,
        size: bytes.length,
        sha256,
        state: 'waiting',
        uploaded_at: nowIso(),
        bytes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, actor, 'document.upload', `document:${id}`, {
      after: { customer: customerId, kind: document.kind, number: document.number, sha256 },
    });
    return { id, isNew: true };
  });
}
