import type { LoaderFunctionArgs } from '@remix-run/node';

import { productIdOf } from '../../domain/goods/catalog/products.queries.server';
import { findDocumentFile } from '../../domain/goods/documents/documents.queries.server';
import { createDocumentDownload } from '../../http/document-file.server';
import { notFound } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';

/** A document of any account, for staff who check it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'documents.view');
  const id = productIdOf(params['id']);
  const file = id === undefined ? undefined : await findDocumentFile(context.db, id);
  if (file === undefined) throw notFound();
  return createDocumentDownload(file);
}
