import type { LoaderFunctionArgs } from '@remix-run/node';

import { findDocumentFile } from '../../domain/goods/documents/documents.queries.server';
import { createDocumentDownload } from '../../http/document-file.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';

/** Downloads any account's document, for staff. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'documents.view');
  const file = requireFound(await findDocumentFile(context.db, requireId(params['id'])));
  return createDocumentDownload(file);
}
