import type { LoaderFunctionArgs } from '@remix-run/node';

import { findDocumentFile } from '../../domain/goods/documents/documents.queries.server';
import { requireBuyer } from '../../http/buyer.server';
import { createDocumentDownload } from '../../http/document-file.server';
import { requireFound, requireId } from '../../http/not-found.server';

/** Downloads one of the signed-in account's documents. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const account = await requireBuyer(context, request);
  const file = requireFound(await findDocumentFile(context.db, requireId(params['id']), account.id));
  return createDocumentDownload(file);
}
