import type { LoaderFunctionArgs } from '@remix-run/node';

import { isExportKind } from '../../backoffice/imports/export-kinds.rules';
import { streamExportParts } from '../../backoffice/imports/product-export.queries.server';
import { streamCsvFile } from '../../http/csv-file.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { parseBulkFilter } from '../../backoffice/bulk/bulk-change.schema';
import { requireStaff } from '../../http/session.server';

/** Streams products, stock, or prices as CSV. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  const query = new URL(request.url).searchParams;
  const kind = query.get('what');
  if (!isExportKind(kind)) throw createNotFoundResponse();
  const filter = parseBulkFilter(query);
  return streamCsvFile(streamExportParts(context.db, kind, filter), kind);
}
