import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';

import type { Db } from '../../db/schema';
import type { AccountDocumentsTable } from '../../db/tables/documents';

const PDF = '%PDF-1.4\n%licence\n';

export const pdfBytes = (text = ''): Buffer => Buffer.from(PDF + text);
export const pngBytes = (): Buffer => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1]);
export const jpegBytes = (): Buffer => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

/** The day so many days from now, '2026-11-23'; negative for the past. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A document of an account: a license that was accepted and is valid, unless it says otherwise. */
export async function addDocument(
  db: Db,
  customerId: number,
  changes: Partial<Insertable<AccountDocumentsTable>> = {},
): Promise<number> {
  const bytes = pdfBytes(String(customerId));
  const { id } = await db
    .insertInto('account_documents')
    .values({
      customer_id: customerId,
      kind: 'licence',
      number: 'LCO-1234',
      issued_by: 'CA',
      expires_on: dayIn(200),
      file_name: 'licence.pdf',
      media_type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      state: 'accepted',
      reviewed_by: null,
      reviewed_at: null,
      uploaded_at: new Date().toISOString(),
      bytes,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
