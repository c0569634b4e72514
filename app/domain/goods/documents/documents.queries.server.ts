import type { Db } from '../../../../db/schema';
import type { DocumentKind, DocumentState } from '../../../../db/tables/documents';
import { pageOf, type Page } from '../../base/shared/paging.rules';

/** A document as its account and staff see it, without its file. */
export interface AccountDocument {
  id: number;
  kind: DocumentKind;
  number: string;
  issuedBy: string;
  expiresOn: string | null;
  fileName: string;
  mediaType: string;
  size: number;
  state: DocumentState;
  declineReason: string;
  reviewedAt: string | null;
  uploadedAt: string;
}

/** The columns of a document but its bytes. */
function selectDocuments(db: Db) {
  return db
    .selectFrom('account_documents as d')
    .select([
      'd.id',
      'd.kind',
      'd.number',
      'd.issued_by',
      'd.expires_on',
      'd.file_name',
      'd.media_type',
      'd.size',
      'd.state',
      'd.decline_reason',
      'd.reviewed_at',
      'd.uploaded_at',
    ]);
}

type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

function documentOf(row: DocumentRow): AccountDocument {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    issuedBy: row.issued_by,
    expiresOn: row.expires_on,
    fileName: row.file_name,
    mediaType: row.media_type,
    size: row.size,
    state: row.state,
    declineReason: row.decline_reason,
    reviewedAt: row.reviewed_at,
    uploadedAt: row.uploaded_at,
  };
}

/** An account's documents, the newest first; at most 100. */
export async function listAccountDocuments(db: Db, customerId: number): Promise<AccountDocument[]> {
  const rows = await selectDocuments(db)
    .where('d.customer_id', '=', customerId)
    .orderBy('d.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(documentOf);
}

export interface ReviewedDocument extends AccountDocument {
  account: { id: number; companyName: string };
}

const PAGE_SIZE = 50;

/** The documents that wait for a decision, the one that waits longest first. */
export async function listWaitingDocuments(
  db: Db,
  wanted: number,
): Promise<{ page: Page; documents: ReviewedDocument[] }> {
  const { total } = await db
    .selectFrom('account_documents')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const page = pageOf(total, wanted, PAGE_SIZE);
  const rows = await selectDocuments(db)
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['c.id as account_id', 'c.company_name'])
    .where('d.state', '=', 'waiting')
    .orderBy('d.id')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return { page, documents: rows.map(reviewedOf) };
}

/** A document with whose it is, for staff. */
export async function findDocument(db: Db, id: number): Promise<ReviewedDocument | undefined> {
  const row = await selectDocuments(db)
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['c.id as account_id', 'c.company_name'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  return row && reviewedOf(row);
}

function reviewedOf(row: DocumentRow & { account_id: number; company_name: string }): ReviewedDocument {
  return { ...documentOf(row), account: { id: row.account_id, companyName: row.company_name } };
}

export interface DocumentFile {
  id: number;
  kind: DocumentKind;
  mediaType: string;
  bytes: Uint8Array;
}

/**
 * The file itself.
 *
 * @param customerId whose it has to be; left out for staff, who may open every one.
 */
export async function findDocumentFile(
  db: Db,
  id: number,
  customerId?: number,
): Promise<DocumentFile | undefined> {
  return db
    .selectFrom('account_documents')
    .select(['id', 'kind', 'media_type as mediaType', 'bytes'])
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .executeTakeFirst();
}
