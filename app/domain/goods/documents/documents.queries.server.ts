import type { Db } from '../../../../db/schema';
import { getPage } from '../../base/shared/paging.rules';
import { countRows, takePage } from '../../base/shared/list-queries.server';

/** A document without its file. */
export type AccountDocument = Awaited<ReturnType<typeof listAccountDocuments>>[number];

/** All columns except the bytes. */
function selectDocuments(db: Db) {
  return db
    .selectFrom('account_documents as d')
    .select(['d.id', 'd.kind', 'd.number', 'd.issued_by as issuedBy', 'd.expires_on as expiresOn'])
    .select(['d.file_name as fileName', 'd.media_type as mediaType', 'd.size', 'd.state'])
    .select(['d.decline_reason as declineReason', 'd.reviewed_at as reviewedAt'])
    .select('d.uploaded_at as uploadedAt');
}

/** Lists an account's documents, newest first, at most 100. */
export async function listAccountDocuments(db: Db, customerId: number) {
  return selectDocuments(db)
    .where('d.customer_id', '=', customerId)
    .orderBy('d.id', 'desc')
    .limit(100)
    .execute();
}

interface ReviewedDocument extends AccountDocument {
  account: { id: number; companyName: string };
}

const PAGE_SIZE = 50;

/** Lists documents awaiting review, oldest first. */
export async function listWaitingDocuments(db: Db, wanted: number) {
  const total = await countRows(db.selectFrom('account_documents').where('state', '=', 'waiting'));
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectDocuments(db)
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['c.id as account_id', 'c.company_name'])
    .where('d.state', '=', 'waiting')
    .orderBy('d.id')
    .$call(takePage(page))
    .execute();
  return { page, documents: rows.map(toReviewedDocument) };
}

/** Finds a document and its account, for staff. */
export async function findDocument(db: Db, id: number): Promise<ReviewedDocument | undefined> {
  const row = await selectDocuments(db)
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['c.id as account_id', 'c.company_name'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  return row && toReviewedDocument(row);
}

function toReviewedDocument({
  account_id,
  company_name,
  ...document
}: AccountDocument & { account_id: number; company_name: string }): ReviewedDocument {
  return { ...document, account: { id: account_id, companyName: company_name } };
}

export type DocumentFile = NonNullable<Awaited<ReturnType<typeof findDocumentFile>>>;

/**
 * Finds the file.
 *
 * @param customerId the account it must belong to; undefined for staff.
 */
export async function findDocumentFile(db: Db, id: number, customerId?: number) {
  return db
    .selectFrom('account_documents')
    .select(['id', 'kind', 'media_type as mediaType', 'bytes'])
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .executeTakeFirst();
}
