import type { LoaderFunctionArgs } from '@remix-run/node';

import { isExportKind } from '../../backoffice/imports/export-kinds.rules';
import { streamExportParts } from '../../backoffice/imports/product-export.queries.server';
import { streamCsvFile } from '../../http/csv-file.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';

/** Streams products, stock, or prices as CSV. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.view');
  const query = new URL(request.url).searchParams;
  const kind = query.get('what');
  if (!isExportKind(kind)) throw createNotFoundResponse();
  const filter = {
    q: query.get('q') ?? '',
    category: query.get('category') ?? '',
    status: query.get('status') ?? '',
  };
  return streamCsvFile(streamExportParts(context.db, kind, filter), kind);
}
