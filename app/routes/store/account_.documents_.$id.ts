import type { LoaderFunctionArgs } from '@remix-run/node';

import { productIdOf } from '../../domain/goods/catalog/products.queries.server';
import { findDocumentFile } from '../../domain/goods/documents/documents.queries.server';
import { requireBuyer } from '../../http/buyer.server';
import { createDocumentDownload } from '../../http/document-file.server';
import { notFound } from '../../http/not-found.server';

/** A document of the account that is signed in; another account's is not there. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const account = await requireBuyer(context, request);
  const id = productIdOf(params['id']);
  const file = id === undefined ? undefined : await findDocumentFile(context.db, id, account.id);
  if (file === undefined) throw notFound();
  return createDocumentDownload(file);
}
